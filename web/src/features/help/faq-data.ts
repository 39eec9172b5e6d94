import { withoutMarks } from '#lib/linked-text.tsx';

/** The questions as structured data: https://schema.org/FAQPage. */
export function faqData(topics: readonly Topic[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(withoutMarks).join(' ') },
      })),
    ),
  };
}

/** Paragraphs in the markup of `LinkedText`. */
type Question = { question: string; answer: readonly string[] };

export type Topic = {
  /** The topic's anchor. */
  id: string;
  title: string;
  questions: readonly Question[];
};
