import { expect, test } from 'vitest';
import { asMarkdown, contentInMarkdown, isMarkdown, readMarkdown } from './markdown.ts';

const soup = {
  title: 'Soup *of* the day',
  description: 'Warm.\nAnd quick.',
  ingredients: [
    { name: 'red lentils', amount: 200, unit: 'g' },
    { name: 'onions, chopped', amount: 2, unit: 'whole' },
  ],
  instructions: ['Chop.', '2. is no number here\nbut goes on.'],
  cookingTime: 75,
  servings: 4,
  cuisineType: 'Indian',
  mealType: 'lunch' as const,
  tags: ['soup', 'cheap'],
  goesWith: ['naan'],
};

test('a recipe reads well as Markdown', () => {
  expect(asMarkdown(soup).split('<!--')[0]).toBe(`# Soup \\*of\\* the day

Warm.
And quick.

- Serves: 4
- Time: 1 hour 15 minutes
- Cuisine: Indian
- Meal: lunch
- Tags: soup, cheap

## Ingredients

- 200 g red lentils
- 2 onions, chopped

## Method

1. Chop.
2. 2\\. is no number here
   but goes on.

## Goes with

naan

`);
});

test('Markdown of others is read by its headings', () => {
  const text = `# Lentil **soup**

A soup for cold days.

**Serves:** 4
* Time: 45 minutes

### Ingredients
* 200 g red lentils
- [ ] 1 onion

### Directions
1) Chop the onion.
2) Boil everything
   for long.

## Notes
Freezes well.`;
  expect(isMarkdown(text)).toBe(true);
  expect(readMarkdown(text)).toMatchObject({
    name: 'Lentil soup',
    description: 'A soup for cold days.\nFreezes well.',
    totalTime: '45 minutes',
    recipeYield: '4',
    recipeIngredient: ['200 g red lentils', '1 onion'],
    recipeInstructions: ['Chop the onion.', 'Boil everything\nfor long.'],
  });
});

test('Markdown is read in other languages', () => {
  const text = `# Linsensuppe\n\n**Portionen:** 4\n**Dauer:** 45 Minuten\n\n## Zutaten\n\n- 250 g Linsen\n\n## Zubereitung\n\n1. Kochen.`;
  expect(readMarkdown(text)).toMatchObject({
    totalTime: 'Dauer: 45 Minuten',
    recipeYield: 'Portionen: 4',
    recipeIngredient: ['250 g Linsen'],
    recipeInstructions: ['Kochen.'],
  });
});

test('properties before a page of Markdown are its figures', () => {
  const text = `---\r\ntitle: Onion jam\r\nservings: 2\r\ntime: 70 min\r\n---\r\n\r\n# Onion jam\r\n\r\n## Ingredients\r\n\r\n- 1 onion`;
  expect(isMarkdown(text)).toBe(true);
  expect(readMarkdown(text)).toMatchObject({
    name: 'Onion jam',
    totalTime: '70 min',
    recipeYield: '2',
    recipeIngredient: ['1 onion'],
  });
  expect(isMarkdown('---\nnot: closed\n# Soup')).toBe(false);
});

test('separators of lines and the end of a comment stay within the content that a page carries', () => {
  const title = 'a\u2028b --> c -- d';
  const content = contentInMarkdown(asMarkdown({ ...soup, title }));
  expect(JSON.parse(content!)).toEqual({ ...soup, title });
});

test('repeated beginnings of embedded content are not content', () => {
  expect(contentInMarkdown('<!-- plateful: x --> '.repeat(100_000).concat('x'))).toBeUndefined();
});
