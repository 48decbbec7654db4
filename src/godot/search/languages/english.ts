/**
 * Stems and words of the lists that English has too, as it is or as the beginning of a word (`transform`, `die`, `on`):
 * by themselves they do not say what language a query is in.
 */
export const english: ReadonlySet<string> = new Set(
  (
    "activ actual alter am an angul ao apert archiv arme as attent bala baum browser cach capa carte centr chaine " +
    "cham charg choc clon coin com commenc comment conten copi cores corpo corr cours crea creation da decimal " +
    "defin design destru die divid divis do elimin envi exclu extension figur fix form forma forme grand guard " +
    "hang hole idiom im in ins instanci interpol kind liga link linke links lo longe lumi man mand march mess met " +
    "mi mit modif modific no numer on option orient os particul pausa per pivot pong pres progressiv projectil " +
    "proxim puls qual quic quit quitt rapid recurs regard region repet reproduc ricoche roll rota rotar rotation " +
    "salt sans sens separ sin so sol solo spring substitu such suit tempo tone touch touche touches touchscreen " +
    "tout transform trav trem trembl verifi verific vers vibr vibration wand wande was will wo zone"
  ).split(" ")
)
