/** The environment of a child process: only the named variables, so that it gets no keys or passwords. */
export function inheritedEnvironment(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.includes(name)));
}
