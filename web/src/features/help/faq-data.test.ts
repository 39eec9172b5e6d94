import { pagePaths } from '@plateful/contract/pages.ts';
import { expect, test } from 'vitest';
import { cookingTopics } from './cooking-topics.ts';
import { faqData } from './faq-data.ts';
import { usingTopics } from './using-topics.ts';

const topics = [...cookingTopics, ...usingTopics];
const questions = topics.flatMap((topic) => topic.questions);

// What Google asks of it: https://developers.google.com/search/docs/appearance/structured-data/faqpage
test('search engines get each question once, with the whole answer and no marks', () => {
  const data = faqData(topics);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  const entities = data.mainEntity as {
    '@type': string;
    name: string;
    acceptedAnswer: { '@type': string; text: string };
  }[];
  expect(entities.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  expect(new Set(entities.map(({ name }) => name)).size).toBe(entities.length);
  for (const { '@type': type, name, acceptedAnswer } of entities) {
    expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer']);
    expect(acceptedAnswer.text.length, name).toBeGreaterThan(5);
    expect(acceptedAnswer.text, name).not.toMatch(/\]\(|`|undefined|NaN/);
  }
});

test('every link of an answer leads to a page that is there', () => {
  const pages: readonly string[] = Object.values(pagePaths);
  for (const { question, answer } of questions) {
    for (const [, address] of answer.join(' ').matchAll(/\]\(([^)]+)\)/g)) {
      if (address!.startsWith('mailto:')) continue;
      expect(pages, question).toContain(new URL(address!, 'https://plateful.example').pathname);
    }
  }
});

test('topics have anchors of their own', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});
