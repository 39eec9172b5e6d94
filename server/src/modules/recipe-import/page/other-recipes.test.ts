import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipesOnPage } from './other-recipes.ts';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const dishes = [
  [
    'Lentil soup',
    ['250 g lentils', '1 onion', '1 tsp salt'],
    ['Cook the lentils with the onion and the salt.'],
  ],
  [
    'Pancakes',
    ['200 g flour', '2 eggs', '1 tsp salt'],
    ['Whisk everything and let it rest.', 'Fry thin cakes.'],
  ],
  [
    'Apple cake',
    ['3 apples', '150 g sugar', '120 g butter'],
    ['Mix a batter and fold in the apples. Bake it.'],
  ],
  ['Tomato salad', ['4 tomatoes', '2 tbsp olive oil'], ['Slice the tomatoes and dress them with oil.']],
] as const;

type Dish = (typeof dishes)[number];

const listed = (tag: string, texts: readonly string[], attributes = '') =>
  texts.map((text) => `<${tag}${attributes}>${text}</${tag}>`).join('');

const layouts: Record<string, (dish: Dish) => string> = {
  'headings and lists': ([title, lines, steps]) =>
    `<h2>${title}</h2><p>Serves 3</p><p>Total time: 14 hours</p><h3>Ingredients</h3><ul>${listed('li', lines)}</ul><h3>Method</h3><ol>${listed('li', steps)}</ol>`,
  'bold headings and paragraphs': ([title, lines, steps]) =>
    `<h3>${title}</h3><p>Serves 3</p><p>Total time: 14 hours</p><p><b>Ingredients</b></p>${listed('p', lines)}<p><b>Method</b></p>${listed('p', steps)}`,
  microdata: ([title, lines, steps]) =>
    `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${title}</h2><b itemprop="recipeYield">3</b><meta itemprop="totalTime" content="PT14H"><ul>${listed('li', lines, ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${listed('li', steps)}</ol></div>`,
  'h-recipe': ([title, lines, steps]) =>
    `<div class="h-recipe"><h2 class="p-name">${title}</h2><b class="p-yield">3</b><time class="dt-duration" datetime="PT14H"></time><ul>${listed('li', lines, ' class="p-ingredient"')}</ul><ol class="e-instructions">${listed('li', steps)}</ol></div>`,
};

test.each(Object.keys(layouts))('a saved collection is read recipe by recipe: %s', (layout) => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...dishes], { minLength: 2 }), fc.boolean(), (chosen, isNamed) => {
      const name = isNamed ? '<h1>Our family recipes</h1>' : '';
      const html = `<html><head><title>Saved</title></head><body>${name}${chosen.map(layouts[layout]!).join('')}</body></html>`;
      const page = parsePage(Buffer.from(html), null);
      const read = recipesOnPage(page, readRecipePage(page, 'https://a.example/'));
      expect(read.map(({ title, lines, steps }) => [title, lines, steps])).toEqual(
        layout === 'microdata' || layout === 'h-recipe' ? expect.arrayContaining(chosen) : chosen,
      );
      expect(read).toHaveLength(chosen.length);
      for (const { cookingTime, yield: servings } of read) {
        expect(cookingTime).toBe(840);
        expect(servings).toMatch(/3$/);
      }
    }),
    { numRuns: caseCount(40) },
  );
});
