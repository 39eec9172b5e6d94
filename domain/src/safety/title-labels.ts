import { claimsIn, type LabelClearance } from '../foods/label-claims.ts';
import { tokenize } from '../quantities/tokens.ts';
import { wordsOf } from './food-names.ts';

/** Where a title goes on to what is served beside the dish, or says something else. */
const beside = / (?:with|without|minus|and|on|in|over|for|from) |[,;:(–—]/i;

/** A label behind the dish: "Eggplant parm, no dairy", "Mac and cheese (dairy-free)", "Pavlova without eggs". */
const behind = /^([^,;:(–—]+?)(?:[,;:(–—]\s*| (?=(?:without|minus) ))([^,;:(–—]+?)\)?$/i;
/** Labels that a comma joins before the dish: "Gluten-free, dairy-free cottage loaf". */
const joined =
  /(?<=^(?:[\w-]+[- ]free,? (?:and )?)*[\w-]+[- ]free), (?=(?:[\w-]+[- ]free\b|vegan\b|vegetarian\b))/gi;
const lacking =
  /\b(?:no|without|zero|minus)(?: the| any)? (dairy|milk|gluten|eggs?|nuts?|peanuts?|soya?|fish|shellfish|sesame)\b/gi;

/**
 * What the title's label clears of a food that a text names in these words: "the bread" of "Gluten-free bread" is the
 * one that the recipe makes of its list.
 */
export function clearedByTitle(title: string, words: string): readonly LabelClearance[] {
  const dish = title.replaceAll(joined, ' ').split(beside, 1)[0]!;
  const tokens = tokenize(dish);
  const named = wordsOf(words);
  return claimsIn(tokens).flatMap(({ to, clears }) => {
    const labelled = tokens[to] ? wordsOf(dish.slice(tokens[to].start)) : [];
    // "Gluten-free or ordinary bread".
    const isOpen = labelled.includes('or');
    return !isOpen && labelled.length > 0 && labelled.at(-1) === named.at(-1) ? clears : [];
  });
}

/**
 * What the title's label clears of a food that the title or description names, but not the method: "satay" of
 * "Peanut-free satay chicken", "parm" of "Eggplant parm, no dairy".
 */
export function clearedOfDish(title: string, words: string): readonly LabelClearance[] {
  return [...clearedByTitle(title, words), ...clearedBefore(title, words), ...clearedBehind(title, words)];
}

/**
 * What a title that begins with a label clears of a short name for a listed food: "flour" for the listed gluten-free flour
 * of "Gluten-Free Cupcakes". "Almost vegan" is no label.
 */
export function clearedOfShortNames(title: string): readonly LabelClearance[] {
  const tokens = tokenize(title.replaceAll(joined, ' ').split(beside, 1)[0]!);
  const isPraise = (to: number) => tokens.slice(0, to).every(({ key }) => praise.has(key));
  return claimsIn(tokens).flatMap(({ from, clears }) => (isPraise(from) ? clears : []));
}

const praise: ReadonlySet<string> = new Set(
  'the my our best easy simple quick classic healthy perfect favorite'.split(' '),
);

/** A label directly before the food. */
function clearedBefore(title: string, words: string): readonly LabelClearance[] {
  const tokens = tokenize(title);
  const named = wordsOf(words);
  return claimsIn(tokens).flatMap(({ to, clears }) => {
    const labelled = tokens.slice(to, to + named.length).map(({ key }) => key);
    return labelled.length === named.length && labelled.every((word, at) => word === named[at]) ? clears : [];
  });
}

function clearedBehind(title: string, words: string): readonly LabelClearance[] {
  const [, dish = '', label = ''] = behind.exec(title) ?? [];
  const named = wordsOf(words);
  if (named.length === 0 || wordsOf(dish).slice(-named.length).join(' ') !== named.join(' ')) return [];
  const tokens = tokenize(label.replaceAll(lacking, '$1-free'));
  const claims = claimsIn(tokens);
  const isLabel = tokens.every(
    ({ key }, at) => /^(?:and|or|[,/])$/.test(key) || claims.some(({ from, to }) => at >= from && at < to),
  );
  return isLabel ? claims.flatMap(({ clears }) => clears) : [];
}
