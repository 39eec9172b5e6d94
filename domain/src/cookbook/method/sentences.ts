/** Splits a step into sentences, also at semicolons. */
export function sentencesOf(step: string): string[] {
  return step.split(/(?<=[.;]) /);
}

/** The steps with each sentence changed on its own. */
export function mapSentences(steps: readonly string[], change: (sentence: string) => string): string[] {
  return steps.map((step) =>
    sentencesOf(step)
      .map((sentence) => change(sentence))
      .join(' '),
  );
}

/** Splits a text into sentences that begin with a capital letter. */
export function wholeSentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z])/);
}
