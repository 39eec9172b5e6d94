import { composeRecipes } from '../../cookbook/compose.ts';
import { type Allergen, allergens, type Diet, diets } from '../../vocabulary/options.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { judgeWritten } from '../judge-written.ts';
import type { WrittenDraft } from '../written-draft.ts';
import { allergenPoisons, figureDietPoisons, type Poison, strictDietPoisons } from './injected-allergens.ts';
import { errors } from './invalid-responses.ts';
import { misspelled } from './misspell.ts';
import { placements, withFoodPerServing } from './placements.ts';
import { type Answer, asWritten, household } from './safe-answers.ts';

type Random = () => number;
const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)]!;

const groups = ['plain', 'hidden', 'foreign', 'mislabeled'] as const satisfies readonly (keyof Poison)[];
const places = Object.keys(placements);
const misspeltPlaces = ['listed', 'listed and never used', 'garnish', 'optional', '"or" last', '"or" first'];

/**
 * How many answers of each kind a household gets for its allergy and its diet, and how many that are wrong for
 * everyone.
 */
const each = { placed: 12, misspelled: 4, diet: 6, spoiled: 4 } as const;

/**
 * Answers that must all be rejected, for every allergy with every diet: recipes that were safe before a food or an
 * error was added. The same for the same seed.
 */
export function adversarialAnswers(seed: number): Answer[] {
  const random = randomFrom(seed);
  let turn = 0;
  return allergens.flatMap((allergen) =>
    diets.flatMap((diet) => {
      const profile = household([allergen], [diet]);
      const bases = safeBases(allergen, diet, seed);
      const poisoned = [
        ...repeat(each.placed, () => placed(allergenPoisons[allergen], turn++)),
        ...repeat(each.misspelled, () => misspelt(allergenPoisons[allergen])),
        ...repeat(each.diet, () => againstDiet(diet, turn++)),
        ...repeat(each.spoiled, () => spoiled(turn++)),
      ];
      return poisoned.map((poison) => {
        const { what, written } = poison(pick(bases, random), random);
        return { what: `${allergen}, ${diet} | ${what}`, written, profile };
      });
    }),
  );
}

type Poisoned = (base: WrittenDraft, random: Random) => { what: string; written: WrittenDraft };

/** Takes groups and places in rotation, so that all of them are combined. */
function placed(poison: Poison, turn: number): Poisoned {
  const group = groups[turn % groups.length]!;
  return (base, random) => {
    const place = places[(turn + Math.floor(random() * 3)) % places.length]!;
    // "With yogurt" is true of a dish that contains coconut yogurt.
    const isTrue = (name: string) =>
      base.ingredients.some((one) => one.name.split(',')[0]!.endsWith(` ${name}`));
    const food = pick(
      poison[group].filter((name) => !isTrue(name)),
      random,
    );
    return { what: `${group} | ${place} | ${food}`, written: placements[place]!(base, food, random) };
  };
}

function misspelt(poison: Poison): Poisoned {
  return (base, random) => {
    // A typing error in a shorter word makes another word: "beer" becomes the fruit "ber".
    const names = [...poison.plain, ...poison.hidden].filter((name) => /\p{L}{5}/u.test(name));
    const food = misspelled(pick(names, random), random);
    const place = pick(misspeltPlaces, random);
    return { what: `misspelled | ${place} | ${food}`, written: placements[place]!(base, food, random) };
  };
}

function againstDiet(diet: Diet, turn: number): Poisoned {
  const strict = strictDietPoisons[diet];
  if (strict) return placed(strict, turn);
  return (base, random) => {
    const [grams, name] = pick(figureDietPoisons[diet]!, random);
    return {
      what: `figures | listed | ${grams} g of ${name} a serving`,
      written: withFoodPerServing(base, grams, name),
    };
  };
}

function spoiled(turn: number): Poisoned {
  const kinds = Object.keys(errors);
  const kind = kinds[turn % kinds.length]!;
  return (base, random) => ({ what: `spoiled | ${kind}`, written: errors[kind]!(base, random) });
}

/** Recipes that this household would get: otherwise a rejection would prove nothing. */
function safeBases(allergen: Allergen, diet: Diet, seed: number): WrittenDraft[] {
  const profile = household([allergen], [diet]);
  const bases = composeRecipes({ profile, count: 6, seed }).recipes.map(asWritten);
  const safe = bases.filter((written) => judgeWritten(written, { profile }, []).draft !== null);
  if (safe.length === 0) throw new Error(`No safe recipe for ${allergen} and ${diet}`);
  return safe;
}

function repeat<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
