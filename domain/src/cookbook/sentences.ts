/** The sentences of a step; what a semicolon parts are two. */
export function sentencesOf(step: string): string[] {
  return step.split(/(?<=[.;]) /);
}
