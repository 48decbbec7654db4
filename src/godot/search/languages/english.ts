/**
 * Stems and words of the lists that are English too, whole or as the beginning of a word (`transform`, `die`, `on`):
 * alone they do not show the language of a query.
 */
export const english: ReadonlySet<string> = new Set(
  (
    "a activ actual alter am an ancho angul ao apert archiv arme as attent audiobus bala baum blanc browser cach capa " +
    "carte centr chaine cham charg choc clon coin com commenc comment conserv constru conten contour controller copi " +
    "cores corpo corr cours crea creation crypt curva da decimal defin degrade demand design destru die disco divid " +
    "divis do elimin emis envi exclu existe existen existence extension figur final fix form forma forme grand guard " +
    "hang hell hole idiom im immer in indice ins instanci interpol invers invert kind liga link linke links lo longe " +
    "lumi man mand march maximal media mess met mi minimal misma mit modif modific modo neve no numer obscur on " +
    "option orient os particul pausa per pivot pong porta pres principal progressiv projectil proxim puls qual quic " +
    "quit quitt rad rapid raster reassign recurs regard regen region registr repet reproduc ricoche roll rota rotar " +
    "rotation salt sans sens separ sin so sol solo spring substitu such suit symbol tempo tone tono touch touche " +
    "touches touchscreen tout transform trav travers traverse trem trembl unico unique verifi verific vers vibr " +
    "vibration wand wande was will wo wort zone"
  ).split(" ")
)
