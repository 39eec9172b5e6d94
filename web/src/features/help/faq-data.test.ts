import { pagePaths } from '@plateful/contract/pages.ts';
import { expect, test } from 'vitest';
import { cookingTopics } from './cooking-topics.ts';
import { faqData } from './faq-data.ts';
import { usingTopics } from './using-topics.ts';

const topics = [...cookingTopics, ...usingTopics];
const questions = topics.flatMap((topic) => topic.questions);

// Google's requirements: https://developers.google.com/search/docs/appearance/structured-data/faqpage
test('structured data has each question once, with the complete answer and no markup', () => {
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

test('every link of an answer leads to an existing page', () => {
  const pages: readonly string[] = Object.values(pagePaths);
  for (const { question, answer } of questions) {
    for (const [, address] of answer.join(' ').matchAll(/\]\(([^)]+)\)/g)) {
      if (address!.startsWith('mailto:')) continue;
      expect(pages, question).toContain(new URL(address!, 'https://plateful.example').pathname);
    }
  }
});

test('topics have unique anchors', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});
