/** Answers are paragraphs, as `LinkedText` takes them. */
export type Question = { question: string; answer: readonly string[] };

export type Topic = {
  /** The topic's anchor. */
  id: string;
  title: string;
  questions: readonly Question[];
};
