import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePaths } from '@plateful/contract/pages.ts';
import { recipePrompt } from '@plateful/domain/model-recipes/prompt.ts';
import { expect, test } from 'vitest';
import { storageEntries } from '#features/consent/storage-entries.ts';
import { cookiePolicy } from '#features/legal/cookie-policy.ts';
import type { Block, LegalDocument } from '#features/legal/legal-document.ts';
import { legalNotice } from '#features/legal/legal-notice.ts';
import { privacyPolicy } from '#features/legal/privacy-policy.ts';
import { terms } from '#features/legal/terms.ts';

const cookies = cookiePolicy(storageEntries);
const documents: Readonly<Record<string, LegalDocument>> = {
  [pagePaths.privacyPolicy]: privacyPolicy,
  [pagePaths.terms]: terms,
  [pagePaths.cookiePolicy]: cookies,
  [pagePaths.legalNotice]: legalNotice,
};
const server = join(import.meta.dirname, '../../../server/src');

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('note' in block) return [block.note];
  if ('list' in block) return block.list;
  return block.facts.flatMap(({ term, says }) => [term, ...says]);
}

function sectionText({ sections }: LegalDocument, id: string): string {
  const section = sections.find((listed) => listed.id === id)!;
  return section.blocks.flatMap(textsOf).join('\n');
}

function wholeText(document: LegalDocument): string {
  return document.sections.map(({ id }) => sectionText(document, id)).join('\n');
}

test('the documents have the required sections', () => {
  expect(privacyPolicy.sections).toHaveLength(14);
  expect(terms.sections).toHaveLength(19);
  expect(cookies.sections).toHaveLength(11);
});

test.each(Object.entries(documents))(
  '%s: every section has a unique anchor and text',
  (_path, { sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, blocks } of sections) {
      expect(id).toMatch(/^[a-z][a-z-]+$/);
      expect(blocks.flatMap(textsOf).join('').length, id).toBeGreaterThan(40);
    }
  },
);

test.each(Object.entries(documents))(
  '%s: every link leads to an existing page or section',
  (path, document) => {
    const pages = [...Object.values(pagePaths), '/api/account/security'];
    const homeSections = ['pricing'];
    for (const [, address] of wholeText(document).matchAll(/\]\(([^)]+)\)/g)) {
      if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/)/.test(address!)) continue;
      const url = new URL(address!, `https://plateful.example${path}`);
      expect(pages, address).toContain(url.pathname);
      const anchors =
        url.pathname === '/' ? homeSections : (documents[url.pathname]?.sections.map(({ id }) => id) ?? []);
      if (url.hash) expect(anchors, address).toContain(url.hash.slice(1));
    }
  },
);

test('no text has missing values', () => {
  for (const document of Object.values(documents)) {
    expect(wholeText(document)).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  }
});

test('the cookie policy names each entry of the preferences, with its expiry', () => {
  const text = wholeText(cookies);
  for (const { name, description, retention } of Object.values(storageEntries).flat()) {
    expect(text).toContain(`${name}\n${description}\n${retention}.`);
  }
});

test('if analytics storage is added, the cookie policy lists it', () => {
  const counter = { name: 'visits', description: 'Counts visits.', retention: 'A year' };
  const policy = cookiePolicy({ ...storageEntries, analytics: [counter] });
  expect(sectionText(policy, 'analytics')).toBe('visits\nCounts visits.\nA year.');
});

test('the privacy policy names all data in the prompt of the language model', () => {
  const many = (name: string) => Array.from({ length: 99 }, (_, index) => `${name} ${index}`);
  const { user } = recipePrompt({
    profile: {
      allergies: [],
      avoidedFoods: ['cilantro'],
      dietaryRestrictions: [],
      cuisinePreferences: ['Georgian'],
      cookingSkillLevel: 'beginner',
      timePreference: 30,
      spiceLevel: 2,
      householdSize: 4,
      mealTypes: [],
      nutritionGoals: ['More iron'],
      customInstructions: 'Kids eat with us',
    },
    count: 3,
    customRequest: 'beans',
    favorites: many('Favorite'),
    avoidTitles: many('Dish'),
    atHome: many('food'),
    month: 10,
    suggestions: { cuisines: ['Korean'], nutritionGoals: [], likedFoods: ['salmon'] },
  });
  const [, block] = user.split(/<\/?household_words>/);
  const words: Record<string, unknown> = JSON.parse(block!);
  expect(Object.keys(words)).toEqual([
    'request',
    'wishes',
    'neverPutIn',
    'cuisines',
    'goals',
    'favorites',
    'servedLately',
    'atHome',
    'likely',
  ]);
  const lengthOf = (name: string) => (words[name] as unknown[]).length;
  const section = sectionText(privacyPolicy, 'what-ai-gets');
  expect(section).toContain(`up to ${lengthOf('favorites')} favorites`);
  expect(section).toContain(`up to ${lengthOf('servedLately')} recipes`);
  expect(section).toContain(`up to ${lengthOf('atHome')} foods`);
});

test.each([
  ['db/delete-expired.ts', /const generationDays = (\d+);/, 'how much of your monthly limit it used: # days'],
  ['db/delete-expired.ts', /const unpaidDays = (\d+);/, '# days after it expired'],
  ['db/delete-expired.ts', /const paidDays = (7) \* 365\.25;/, 'Seven years'],
  ['db/session-store.ts', /const idleMs = (\d+) \* DAY_MS;/, '# days after your last visit'],
  ['db/session-store.ts', /absoluteMs = (\d+) \* DAY_MS;/, '# days at most'],
  ['adapters/mailer/outbox.ts', /const retentionDays = (\d+);/, 'they are stored on our server for # days'],
])('a period of the privacy policy is the one of %s (%s)', async (file, constant, words) => {
  const [, figure] = constant.exec(await readFile(join(server, file), 'utf8')) ?? [];
  expect(figure, 'the code says it in another way now').toBeDefined();
  expect(sectionText(privacyPolicy, 'how-long')).toContain(words.replace('#', figure!));
});
