import { plainText } from '#lib/linked-text.tsx';
import type { Topic } from './question.ts';

/** The questions as search engines read them: https://schema.org/FAQPage. */
export function faqData(topics: readonly Topic[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
      })),
    ),
  };
}
