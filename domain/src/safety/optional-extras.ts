import type { Food, FoodClass } from '../foods/food.ts';

/**
 * Classes of what is served beside a dish: rice, bread, potatoes, vegetables. Drinks, salads and what stands on the table
 * are named by their kind of food.
 */
const sideClasses: readonly FoodClass[] = [
  'grain',
  'gluten-grain',
  'starchy-vegetable',
  'vegetable',
  'fruit',
  'herb',
];
const otherSides =
  /\b(?:salad|tortilla chip|slaw|coleslaw|tea|coffee|beer|wine|cauliflower rice|ketchup|tomato sauce|chutney|zhoug|salsa|hot sauce|yogurt|(?:sour|heavy|light|whipped|pastry|ice) cream|creme fraiche|lime juice|lemon juice)\b/;

/** Where a sentence says what the dish is eaten with: "serve over rice", "delicious with a baguette". */
const served =
  /\b(?:serv(?:e[ds]?|ing)|enjoy|eat(?:en|s)?|goes|pairs?|accompan\w+|delicious|perfect|good|great|lovely|nice|wonderful)\b(?:(?!\b(?:stir|mix|add|fold|toss|cook|fry|bake|boil|simmer|combine|blend|melt|grate)\w*\b)[^.;:!?])*$|\b(?:ladle|spoon|pile|pour|heap|dish)[^.;:!?,]* (?:over|onto) (?:(?!the\b)[\w-]+ ){0,3}$/i;

/** Words that leave a food to the cook. */
const optional = /\b(?:if desired|if you (?:like|wish|want|prefer)|if using|optional(?:ly)?)\b/i;

type Mention = { food: Food; words: string; text: string };

/** Whether every sentence of the text that names the food does so in this way. */
function isAlways({ words, text }: Mention, isSo: (before: string, after: string) => boolean): boolean {
  const places = [...text.matchAll(new RegExp(`\\b${RegExp.escape(words)}`, 'g'))];
  return (
    places.length > 0 &&
    places.every(({ index }) => {
      const before = /[^.!?;:]*$/.exec(text.slice(0, index))![0];
      return isSo(before, /^[^.!?;:]*/.exec(text.slice(index))![0]);
    })
  );
}

/** Whether a method only serves a food beside the dish: "over rice", "with tortilla chips". */
export function isServedBeside(mention: Mention): boolean {
  const { food } = mention;
  // A pickle may be an ingredient of the dish's sauce.
  const isSide =
    (sideClasses.includes(food.class) && !/\bpickle/.test(food.name)) || otherSides.test(food.name);
  return isSide && isAlways(mention, (before) => served.test(before));
}

/**
 * Whether a method leaves a food to the cook: "mint, if desired", or the margarine of "butter or margarine" for listed
 * butter. `listedWords`: what the same text calls listed foods.
 */
export function isLeftToCook(mention: Mention, listedWords: readonly string[]): boolean {
  const words = RegExp.escape(mention.words);
  return isAlways(
    mention,
    (before, after) =>
      optional.test(before + after) ||
      // Both patterns need it, and few texts have it.
      ((before.includes('or ') || after.includes('or ')) &&
        listedWords.some((other) => {
          const listed = RegExp.escape(other);
          return (
            new RegExp(`\\b${listed},? (?:and/)?or (?:[\\w-]+ ){0,2}$`).test(before) ||
            new RegExp(`^${words},? (?:and/)?or (?:[\\w-]+ ){0,2}${listed}\\b`).test(after)
          );
        })),
  );
}
