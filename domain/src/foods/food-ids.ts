import type { FoodId } from './food-id.ts';

/**
 * Foods to look one up in, and to go through. Not a `ReadonlySet`: to compare the types of its `intersection` for 2,280 ids
 * takes TypeScript half a minute.
 */
export type FoodSet = Iterable<FoodId> & Pick<ReadonlySet<FoodId>, 'has' | 'size'>;

type UnknownWord<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? UnknownWord<Rest, Word extends FoodId | '' ? Found : Found | Word>
  : Text extends FoodId | ''
    ? Found
    : Found | Text;

type UnknownId<Text extends string> = Text extends `${infer Line}\n${infer Rest}`
  ? UnknownWord<Line> | UnknownId<Rest>
  : UnknownWord<Text>;

/** The ids in a text, separated by blanks or line breaks. One that no food has does not compile. */
export function foodIds<const Text extends string>(
  text: [UnknownId<Text>] extends [never] ? Text : `No food has the id ${UnknownId<Text> & string}`,
): FoodId[] {
  return text.trim().split(/\s+/) as FoodId[];
}

/** The ids that a record of foods has, in its order. */
export function idsOf(record: Readonly<Partial<Record<FoodId, unknown>>>): FoodId[] {
  return Object.keys(record) as FoodId[];
}

/** A record of foods as pairs, in its order. */
export function entriesOf<T>(record: Readonly<Partial<Record<FoodId, T>>>): [FoodId, T][] {
  return Object.entries(record) as [FoodId, T][];
}
