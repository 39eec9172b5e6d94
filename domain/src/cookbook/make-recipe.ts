import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { Measured } from '../quantities/kitchen-amount.ts';
import { unitOf } from '../quantities/units.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { aboutOf } from './about-dish.ts';
import type { Dish, DishPart } from './dish.ts';
import { heatFor } from './kitchen/heat.ts';
import { type Piece, parseTemplate, type Rendering, renderTemplate } from './method-template.ts';
import { scaleAmount } from './scale-amount.ts';
import { spokenName } from './spoken-name.ts';

/** A dish as one household cooks it: some parts replaced, some left out. */
export type AdaptedDish = Pick<Dish, 'name' | 'about' | 'minutes' | 'steps'> & {
  dish: Dish;
  /** By the key of the dish's own part; what is missing is left out. */
  parts: ReadonlyMap<string, DishPart>;
};

export type DishRecipe = Omit<RecipeDraft, 'reason' | 'tags'>;

/** The dish as its file has it. */
export function asWritten(dish: Dish): AdaptedDish {
  const { name, about, minutes, steps } = dish;
  return { dish, name, about, minutes, steps, parts: new Map(dish.parts.map((part) => [part.key, part])) };
}

/** Foods that are safe from a temperature on; what replaces them has none. */
const needsHeat: ReadonlySet<Food['class']> = new Set(['red-meat', 'poultry', 'fish', 'egg']);
const safeHeat =
  / ?\(?,? ?(?:and |at |to |or |until it )?(?:reads? |reaches |registers )?7\d °C \/ 1[67]\d °F(?: for meat| inside| in the (?:middle|center|thickest part))?\)?/g;

/** Minutes that every further pan or tray costs. */
const perFurtherVessel = 5;

/**
 * The recipe of a dish for so many servings: amounts that a kitchen can measure, in the list and in the method, and as
 * much of what is hot as the spice level (1 to 5) asks for. Null when a text names a part that was left out.
 */
export function makeRecipe(adapted: AdaptedDish, servings: number, spiceLevel?: number): DishRecipe | null {
  const { dish, parts } = adapted;
  const factor = servings / dish.serves;
  const hotter = spiceLevel === undefined ? 1 : spiceFactor(dish.heat, spiceLevel);
  const listed = new Map(
    [...parts].map(([key, part]) => [
      key,
      listPart(part, dish.spicy.includes(key) ? factor * hotter : factor),
    ]),
  );
  let furtherVessels = 0;
  const named = new Set<string>();
  const rendering: Rendering = {
    has: (part) => parts.has(part),
    nameOf: ({ part, words, isOwnName }, before) => {
      const now = parts.get(part);
      if (!now) return null;
      const isReplaced = now.key !== part;
      if (!isOwnName && !isReplaced) return words;
      const name = isSubject(before) ? now.key : listed.get(part)!.name.split(',')[0]!;
      return isReplaced ? spokenName(name, now, named, before) : name;
    },
    amount: (amount, unit) => sayAmount(amount, unit, factor),
    vessel: (name, holds) => {
      const needed = vesselsFor(servings, holds);
      furtherVessels = Math.max(furtherVessels, needed - vesselsFor(dish.serves, holds));
      return sayVessel(name, needed, servings / holds);
    },
  };
  const render = (template: string) => renderTemplate(templateOf(template), rendering);
  const texts = [adapted.name, aboutOf(adapted), ...adapted.steps].map(render).map(inSingular);
  if (texts.some((text) => text === null)) return null;
  const [title, description, ...instructions] = texts as string[];
  const isMeatless = ![...parts.values()].some(({ food }) => needsHeat.has(foodById(food).class));
  const ingredients = joinLines(
    [...parts.keys()].map((key) => ({ part: parts.get(key)!, line: listed.get(key)! })),
  );
  return {
    title: title!,
    description: description!,
    ingredients,
    instructions: instructions
      .filter(Boolean)
      .map((step) => (isMeatless ? step.replace(safeHeat, '') : step)),
    cookingTime: adapted.minutes.total + furtherVessels * perFurtherVessel,
    servings,
    cuisineType: dish.cuisine,
    mealType: dish.meals[0]!,
    nutritionInfo: nutritionOf(ingredients, servings).perServing,
  };
}

const spiceRange = { least: 0.4, most: 2 } as const;

/** How much more or less of what is hot: a dish bends towards the household, and stays itself. */
function spiceFactor(heat: number, level: number): number {
  const wanted = heatFor(level);
  return Math.min(spiceRange.most, Math.max(spiceRange.least, (wanted + 1) / (heat + 1)));
}

const templates = new Map<string, readonly Piece[]>();

/** Dishes share no texts, and there are some thousands: each is parsed once. */
function templateOf(text: string): readonly Piece[] {
  const known = templates.get(text) ?? parseTemplate(text);
  templates.set(text, known);
  return known;
}

/** From so many grams on oil is there to fry in, and twice as many people wait for the second batch. */
const fryingOil = { grams: 90, most: 1.75 } as const;

function listPart(part: DishPart, wanted: number): Ingredient {
  const food = foodById(part.food);
  const isForFrying = food.class === 'oil' && (toGrams(food, part.amount, part.unit) ?? 0) >= fryingOil.grams;
  const factor = isForFrying ? Math.min(fryingOil.most, wanted) : wanted;
  const measured = factor === 1 ? part : scaleAmount(food, part, factor);
  return { amount: measured.amount, unit: measured.unit, name: inNumber(part, food, measured) };
}

/** Two parts that the same food replaces are one line of it. */
function joinLines(lines: readonly { part: DishPart; line: Ingredient }[]): Ingredient[] {
  return lines.flatMap(({ part, line }, at) => {
    const same = lines.filter((other) => other.part.key === part.key);
    if (same.length === 1) return [line];
    if (same[0] !== lines[at]) return [];
    const food = foodById(part.food);
    const unit = unitOf(line.unit);
    const one = toGrams(food, 1, unit);
    const grams = same.map((other) => toGrams(food, other.line.amount, unitOf(other.line.unit)));
    if (!one || !unit || grams.includes(null)) return same.map((other) => other.line);
    const amount = grams.reduce<number>((sum, each) => sum + (each ?? 0), 0) / one;
    return [{ ...line, ...scaleAmount(food, { amount, unit }, 1) }];
  });
}

/** "2 onions, chopped" for half as many people is "1 onion, chopped". */
function inNumber({ name, unit, amount }: DishPart, food: Food, now: Measured): string {
  if (unit !== 'whole' || now.unit !== 'whole' || amount > 1 === now.amount > 1) return name;
  const [from, to] = now.amount > 1 ? [food.name, food.plural] : [food.plural, food.name];
  const [head, ...rest] = name.split(',');
  return head!.endsWith(from) ? [head!.slice(0, -from.length) + to, ...rest].join(',') : name;
}

const clauseStart =
  /(?:^|[.,;:] )(?:[^.,;:]*\b)?(?:until|when|once|as|while|where|if|so that|that|which)\b[^.,;:]*$/i;

/** Whether the words that follow are said of the part, so that its number must stay as it was written. */
function isSubject(before: string): boolean {
  return before === '' || /[.] (?:The )?$/.test(before) || clauseStart.test(before);
}

/** Marks a count until its noun is known. */
const counted = '\u0001';
const one = new RegExp(`\\b1${counted}( (?:[a-z-]+ )?)([a-z]+[^s]s)\\b`, 'g');

/** "Shape 1 balls" is one ball. */
function inSingular(text: string | null): string | null {
  if (text === null) return null;
  return text
    .replace(one, (_, between: string, many: string) => `1${between}${singularOf(many)}`)
    .replaceAll(counted, '');
}

function singularOf(many: string): string {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  return many.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}

const spelledUnits: Readonly<Record<string, [one: string, many: string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  pinch: ['pinch', 'pinches'],
};

/** Water is what a method measures that no list has. */
const water = () => foodById('water');

function sayAmount(amount: number, unit: string, factor: number): string {
  if (unit === '') return `${Math.max(1, Math.round(amount * factor))}${counted}`;
  const known = unitOf(unit);
  if (!known) throw new Error(`"${unit}" is no unit.`);
  const now = factor === 1 ? { amount, unit: known } : scaleAmount(water(), { amount, unit: known }, factor);
  const spelled = spelledUnits[now.unit];
  if (!spelled) return formatQuantity(now.amount, now.unit).replace('\u202f', ' ');
  return `${formatQuantity(now.amount, 'whole')} ${spelled[now.amount > 1 ? 1 : 0]}`;
}

/** A third more than it is made for still fits. */
function vesselsFor(servings: number, holds: number): number {
  return Math.max(1, Math.ceil(servings / (holds * 1.34)));
}

const dimensions = /\b\d+(?:\.\d+)?(?:[–-]\d+)?(?: ?[×x] ?\d+)? ?(?:cm|l)\b ?/;

/** "A wide pan", "a small pan" for less than half of what it holds, "two wide pans". */
function sayVessel(name: string, needed: number, share: number): string {
  const [, article, rest] = /^(an? |the |your )?(.+)$/.exec(name)!;
  if (needed > 1) {
    const count = ['two', 'three', 'four', 'five'][needed - 2] ?? String(needed);
    const many = /(?:s|x|z|ch|sh)$/.test(rest!) ? `${rest}es` : `${rest}s`;
    return article?.startsWith('a') || !article ? `${count} ${many}` : `${article}${many}`;
  }
  if (share > 0.5) return name;
  const small = rest!.replace(dimensions, '').replace(/^(?:very )?(?:large|wide|big|deep|small),? /, '');
  return article?.startsWith('a') ? `a small ${small}` : `${article ?? ''}small ${small}`;
}
