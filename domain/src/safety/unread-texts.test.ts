import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { unreadTexts } from './unread-texts.ts';

const unread = (...instructions: string[]) =>
  unreadTexts({ title: 'Supper', description: 'A warm supper.', instructions });

test.each([
  'Faites revenir l’oignon dans l’huile et servez avec du pain grillé.',
  'Zwiebel und Karotten im Öl anschwitzen und mit Brot servieren.',
  'Sofríe la cebolla en el aceite y termina con almendras tostadas.',
  'Fräs löken i oljan och servera med lax.',
  'Добавьте масло и миндаль.',
  '加入黄油。',
  'Stir in the qymyzyn.',
  'Simmer for ten minutes. Servir avec du beurre et du fromage.',
])('%s cannot be judged', (step) => {
  expect(unread(step)).toHaveLength(1);
});

test('our own recipes can all be read', () => {
  for (const recipe of sampleRecipes) expect(unreadTexts(recipe), recipe.title).toEqual([]);
});
