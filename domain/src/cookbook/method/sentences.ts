/** Splits a step into sentences, also at semicolons. */
export function sentencesOf(step: string): string[] {
  return step.split(/(?<=[.;]) /);
}
