import { expect } from '@playwright/test';
import { cookbook, planElsewhere, week } from '../src/kitchen.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer } from './household.ts';

const dish =
  'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück with Llanfairpwllgwyngyllgogerychwyrndrobwll leeks';
const ingredients = [
  '1234.5 g Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz beef, cut into the smallest cubes',
  '2 tablespoons extra virgin cold pressed unfiltered early harvest Peloponnesian olive oil',
  '3 leeks',
];

test('long words', async ({ page }) => {
  await newcomer(page, '/account?tab=profile', 'maximiliana.featherstonehaugh@example.com');
  await page.locator('[aria-labelledby=import-data] input').setInputFiles(cookbook({ [dish]: ingredients }));
  await expect(page.getByText(/^Everything was imported/)).toBeVisible();
  await open(page, '/account?tab=recipes');
  await expect(page.getByRole('article')).toHaveCount(1);
  await shoot(page, { name: 'long-words/account', says: 'A long name among one’s recipes' });
  await page.getByRole('article').getByRole('button').first().click();
  const link = page.getByRole('link', { name: 'Open Full Page' });
  const path = (await link.getAttribute('href'))!;
  await shoot(page, { name: 'long-words/window', says: 'A long name in a window', isWindow: true });
  await open(page, path);
  await shoot(page, { name: 'long-words/recipe', says: 'A recipe with a long name' });

  const id = path.split('/').at(-1)!;
  for (const mealType of ['breakfast', 'lunch', 'dinner'])
    await planElsewhere(page, { id, mealType }, week.tuesday);
  await open(page, week.path);
  await shoot(page, { name: 'long-words/planner', says: 'A long name in the planner' });
  const data = { startDate: week.monday, endDate: week.sunday };
  await page.request.post('/api/generate-shopping-list', { data });
  await open(page, '/shopping-list');
  await shoot(page, { name: 'long-words/list', says: 'Long names of ingredients on a list' });
  await open(page, `/recipes?search=${encodeURIComponent(dish.slice(0, 60))}`);
  await shoot(page, { name: 'long-words/search', says: 'A long word that is searched for' });
});
