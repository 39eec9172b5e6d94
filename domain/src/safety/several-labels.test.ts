import { expect, test } from 'vitest';
import type { Allergen } from '../vocabulary/options.ts';
import { reasons, recipe, stew } from './judged-recipe.fixture.ts';

const against = (name: string, allergies: Allergen[]) =>
  reasons(recipe([...stew, [50, 'g', name]]), allergies);

test.each<[string, Allergen[]]>([
  ['soy-free, gluten-free coconut aminos', ['Soy', 'Gluten']],
  ['soy-free gluten-free vegetable stock', ['Soy', 'Gluten']],
  ['soy-free and gluten-free vegetable stock', ['Soy', 'Gluten']],
  ['soy-free/gluten-free vegetable stock', ['Soy', 'Gluten']],
  ['nut-free, sesame-free harissa paste', ['Nuts', 'Sesame']],
  ['egg-free, dairy-free, soy-free, gluten-free bread', ['Eggs', 'Dairy', 'Soy', 'Gluten']],
  ['gluten- and dairy-free bread', ['Gluten', 'Dairy']],
  ['dairy-, nut- and soy-free dark chocolate', ['Dairy', 'Nuts', 'Soy']],
  ['bread (gluten and dairy free)', ['Gluten', 'Dairy']],
  ['dark chocolate (free from milk, nuts and soya)', ['Dairy', 'Nuts', 'Soy']],
  ['dark chocolate, free from dairy, nuts and soy', ['Dairy', 'Nuts', 'Soy']],
  ['dark chocolate without milk, nuts or soy', ['Dairy', 'Nuts', 'Soy']],
  ['dark chocolate (no milk)', ['Dairy']],
])('“%s” is free of all that its label says: %s', (name, allergies) => {
  expect(against(name, allergies)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['egg and dairy-free noodles', 'Eggs'],
  ['soy and dairy-free yogurt', 'Soy'],
  ['sesame and gluten-free noodles', 'Sesame'],
  ['dairy- or egg-free bread', 'Dairy'],
  ['wheat gluten and dairy-free sausages', 'Gluten'],
  ['bread free from gluten, sesame seeds', 'Sesame'],
  ['noodles free from dairy and egg noodles', 'Eggs'],
  ['dark chocolate without milk, nuts', 'Nuts'],
  ['dark chocolate, no milk, hazelnuts', 'Nuts'],
  ['no milk chocolate', 'Dairy'],
  ['no fish sauce, soy sauce', 'Soy'],
  ['dairy-free and regular bread', 'Gluten'],
  ['gluten-free or dairy-free bread', 'Gluten'],
  ['gluten-free/regular bread', 'Gluten'],
  ['egg-free, milk bread', 'Dairy'],
  ['gluten- and soy-based sausages', 'Soy'],
  ['chocolate (no milk if possible)', 'Dairy'],
  ['chocolate free from gluten and milk powder', 'Dairy'],
])('“%s” is not free of %s', (name, allergy) => {
  expect(against(name, [allergy])).not.toEqual([]);
});

test.each<[string, Allergen]>([
  ['oat milk or regular', 'Dairy'],
  ['oat milk (or regular)', 'Dairy'],
  ['oat milk or whole', 'Dairy'],
  ['vegan butter, or use normal', 'Dairy'],
  ['coconut yogurt or Greek', 'Dairy'],
  ['gluten-free pasta or regular', 'Gluten'],
  ['gluten-free flour or plain', 'Gluten'],
  ['gluten-free bread (regular is fine too)', 'Gluten'],
  ['rice noodles or egg', 'Gluten'],
  ['gluten-free beer or regular', 'Gluten'],
  ['vegan mayonnaise or regular', 'Eggs'],
  ['vegan fish sauce or regular', 'Fish'],
])('“%s” offers the usual food too, with %s', (name, allergy) => {
  expect(against(name, [allergy])).not.toEqual([]);
});

test.each<[string, Allergen]>([
  ['basmati rice or regular', 'Dairy'],
  ['brown sugar or regular', 'Gluten'],
  ['tomatoes, halved or whole', 'Dairy'],
  ['sweet potatoes or regular', 'Gluten'],
  ['white or red onions', 'Gluten'],
])('“%s” offers nothing with %s', (name, allergy) => {
  expect(against(name, [allergy])).toEqual([]);
});

const step = (text: string, line: string, allergy: Allergen) =>
  reasons(recipe([...stew, [50, 'g', line]], ['Cook everything.', text]), [allergy]);

test('a method that offers the usual food beside a labelled one is refused', () => {
  expect(step('Spread with the vegan butter or regular.', 'vegan butter', 'Dairy')).not.toEqual([]);
  expect(step('Pour in the milk, oat or cow’s.', 'oat milk', 'Dairy')).not.toEqual([]);
  expect(step('Spread with the vegan butter.', 'vegan butter', 'Dairy')).toEqual([]);
  expect(step('Pour in the oat milk.', 'oat milk', 'Dairy')).toEqual([]);
});

test('whites that are whisked are of eggs', () => {
  expect(step('Beat the whites until stiff.', 'spinach', 'Eggs')).not.toEqual([]);
  expect(step('Whisk the whites of the spring onions into the oil.', 'spring onions', 'Eggs')).toEqual([]);
});
