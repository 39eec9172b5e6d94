import type { FoodId } from './food-id.ts';

/**
 * A set of food ids with lookup and iteration. Not a `ReadonlySet`: comparing the types of its `intersection` for 2,280
 * ids takes TypeScript half a minute.
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

/** Parses ids separated by spaces or line breaks. An unknown id is a compile-time error. */
export function foodIds<const Text extends string>(
  text: [UnknownId<Text>] extends [never] ? Text : `No food has the id ${UnknownId<Text> & string}`,
): FoodId[] {
  return text.trim().split(/\s+/) as FoodId[];
}
