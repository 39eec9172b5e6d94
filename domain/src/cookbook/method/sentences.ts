/** Splits a step into sentences, also at semicolons. */
export function sentencesOf(step: string): string[] {
  return step.split(/(?<=[.;]) /);
}

/** Splits a text into sentences that begin with a capital letter. */
export function wholeSentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z])/);
}
