import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requestedFoods } from '@plateful/domain/cookbook/wishes/foods-matching.ts';
import type { CookingStyle, Wish } from '@plateful/domain/cookbook/wishes/wish.ts';
import { readWish } from '@plateful/domain/search/read-wish.ts';
import { type Score, scoreOf } from './score.ts';

const chicken = requestedFoods('chicken');

const style =
  (name: CookingStyle) =>
  ({ styles }: Wish) =>
    styles.includes(name);

/** What the commonest wishes mean, by their heading in `wishes/wishes.txt`. */
const meanings: Readonly<Record<string, (wish: Wish) => boolean>> = {
  'meal prep': ({ styles }) => styles.includes('meal prep') || styles.includes('leftovers'),
  'light summer': ({ styles }) => styles.includes('light') || styles.includes('summer'),
  vegetables: style('vegetables'),
  'comfort food': style('comfort'),
  grill: style('grill'),
  'air fryer': style('air fryer'),
  'one pot': ({ isOnePot }) => isOnePot === true,
  kids: style('kids'),
  'no oven': ({ withoutEquipment }) => withoutEquipment.includes('oven'),
  quick: ({ maxMinutes = 60, quickMinutes = 60, weeknightMinutes = 60 }) =>
    Math.min(maxMinutes, quickMinutes, weeknightMinutes) <= 45,
  cheap: ({ isCheap }) => isCheap === true,
  easy: ({ skill }) => skill === 'beginner',
  mild: ({ maxHeat }) => maxHeat === 1,
  spicy: ({ minHeat }) => minHeat !== undefined && minHeat >= 4,
  protein: ({ goals }) => goals.includes('Muscle Building'),
  vegetarian: ({ diets }) => diets.includes('Vegetarian'),
  'no cilantro': ({ without }) => without.includes('cilantro'),
  'dairy-free': ({ allergies }) => allergies.includes('Dairy'),
  'gluten-free': ({ allergies }) => allergies.includes('Gluten'),
  'low salt': ({ goals }) => goals.includes('Heart Health'),
  healthy: ({ styles, goals }) => styles.includes('healthy') || goals.includes('Weight Loss'),
  'for two': ({ servings }) => servings === 2,
  'with chicken': ({ foods }) => foods.length === 1 && foods[0]!.some((id) => chicken.includes(id)),
  'no cooking': style('no cooking'),
  guests: style('guests'),
};

type Phrasing = { text: string; meaning: string };

/** Sixty ways to say each of the 25 commonest wishes, and five more each as people speak. */
function phrasings(): Phrasing[] {
  return ['wishes', 'colloquial'].flatMap((file) => {
    const path = fileURLToPath(new URL(`wishes/${file}.txt`, import.meta.url));
    let meaning = '';
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('# ')) meaning = line.slice(2);
        return line === '' || line.startsWith('#') ? [] : [{ text: line, meaning }];
      });
  });
}

/** Whether a wish is understood, and nothing else with it: "stick to your ribs" asks for no ribs. */
export function understoodWishes(): Score {
  return scoreOf('Wishes in words: understood', phrasings(), ({ text, meaning }) => {
    const { wish } = readWish(text);
    const foods = meaning === 'with chicken' ? 0 : wish.foods.length;
    if (meanings[meaning]!(wish) && foods + wish.names.length === 0) return null;
    return `${text}: wanted ${meaning}`;
  });
}
