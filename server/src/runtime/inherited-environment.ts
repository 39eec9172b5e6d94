/** The variables of these names for a program that we start: it gets no others, least of all keys and passwords. */
export function inheritedEnvironment(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.includes(name)));
}
