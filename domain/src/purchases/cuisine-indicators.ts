import type { FoodId } from '../foods/food-id.ts';
import { foods } from '../foods/table.ts';
import { knownCuisines } from '../vocabulary/cuisine-names.ts';
import { type Cuisine, cuisines } from '../vocabulary/options.ts';
import { commonness, cuisineIndicators, mainstream } from './data/cuisine-indicators.ts';
import type { Purchase } from './purchases.ts';

/** Evidence of a line for a cuisine: its kind of food, and its strength from 0 to 1. */
export type CuisineIndicator = { cuisine: Cuisine; kind: string; strength: number };

/** Our own value: the factor for foods that most households have. */
const mainstreamShare = 0.35;
/**
 * Our own value: the evidence of a food that the table assigns to one cuisine but that is not a listed indicator;
 * halved for two cuisines.
 */
const unlistedStrength = 0.12;
/** Our own value: a cuisine in a product name is slightly weaker evidence than an indicator such as fish sauce. */
const namedStrength = 0.7;

const indicatorsByFood = new Map<FoodId, CuisineIndicator[]>();

for (const cuisine of cuisines) {
  for (const kind of cuisineIndicators[cuisine].trim().split(/\s+/)) {
    for (const id of kind.split('/') as FoodId[]) {
      const indicators = indicatorsByFood.get(id) ?? [];
      indicators.push({ cuisine, kind, strength: 1 });
      indicatorsByFood.set(id, indicators);
    }
  }
}
for (const [id, indicators] of indicatorsByFood) {
  // Evidence is divided among the cuisines that share a food.
  const share = (mainstream.has(id) ? mainstreamShare : 1) / indicators.length;
  for (const one of indicators) one.strength = share * (commonness[one.cuisine] ?? 1);
}
/** Common in every cuisine. */
const everyday = new Set(['fruit', 'nut', 'sweetener', 'drink', 'alcohol', 'red-meat', 'poultry']);
for (const { id, cuisines: own, class: kind } of foods) {
  if (indicatorsByFood.has(id) || own.length === 0 || own.length > 2 || everyday.has(kind)) continue;
  const strength = unlistedStrength / own.length;
  indicatorsByFood.set(
    id,
    own.map((cuisine) => ({ cuisine, kind: id, strength: strength * (commonness[cuisine] ?? 1) })),
  );
}

/**
 * Words that name a cuisine; "American" is the shop's country. On a receipt the name may be joined to the next word.
 */
const names =
  /\b(italian|sicilian|tuscan|mexican|tex-mex|asian|mediterranean|indian(?!a)|thai|chinese|szechuan|sichuan|cantonese|japanese|french|greek|middle eastern|moroccan|lebanese|turkish|persian|korean|vietnamese|spanish)/;
/** Everyday products whose name does not indicate a cuisine, with or without the space. */
const everydayNames =
  /french\W?(s\b|fr|bread|toast|van|roast|onion|dress|cut|bean|gr|loaf|roll|press)|italian\W?(dress|pars|bread|ice|soda|blend|roast|loaf)|spanish\W?(onion|olive|evoo|peanut)|greek\W?(y|van|non|plain|str)|mexican\W?(coke|coca|blend)|asian\W?pear|chinese\W?cab|persian\W?cuc|turkish\W?towel|thai\W?tea/;

/** The evidence of a receipt line: from its food, or else from a cuisine in its text. */
export function cuisineIndicatorsOf({ food, text, name }: Purchase): readonly CuisineIndicator[] {
  const own = (food && indicatorsByFood.get(food.id)) ?? [];
  const words = `${text} ${name}`.toLowerCase();
  const found = names.exec(words)?.[1];
  // "Greek yogurt" and "Italian sausage" are in the food table, which has better evidence.
  const isFoodsName =
    food && found && [food.name.toLowerCase(), ...food.aliases].some((one) => one.includes(found));
  if (!found || isFoodsName || everydayNames.test(words)) return own;
  const [cuisine] = knownCuisines([found]);
  if (!cuisine || own.some((one) => one.cuisine === cuisine && one.strength >= namedStrength)) return own;
  const kind = own.find((one) => one.cuisine === cuisine)?.kind ?? food?.id ?? name.toLowerCase();
  return [...own.filter((one) => one.cuisine !== cuisine), { cuisine, kind, strength: namedStrength }];
}
