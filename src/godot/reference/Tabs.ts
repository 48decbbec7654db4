/** How many tabs a line begins with: what it is indented by in a class file. */
export const leadingTabs = (line: string): number => {
  let tabs = 0
  while (line.charCodeAt(tabs) === 9) tabs += 1
  return tabs
}
