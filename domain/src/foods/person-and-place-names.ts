import type { Token } from '../quantities/tokens.ts';
import { personAndPlaceNames } from './data/person-and-place-names.ts';

const names: ReadonlySet<string> = new Set(personAndPlaceNames.trim().split(/\s+/));

/** Words before the name of a person: "my aunt Etta", "San Remo", "photograph by". */
const beforeNames =
  /^(?:aunt|auntie|uncle|grandma|grandpa|granny|nonna|oma|cousin|friend|neighbou?r|chef|sister|brother|mr|mrs|ms|dr|miss|saint|san|santa|named|née|photograph(?:y|er)?)$/;

/** Whether a capitalized word is the name of a person or place: "Arequipa", "my friend Adam". */
export function namesPersonOrPlace(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return false;
  const word = text
    .normalize('NFD')
    .replace(/\p{M}|['’]s$/gu, '')
    .toLowerCase();
  return names.has(word) || beforeNames.test(tokens[at - 1]?.text.toLowerCase() ?? '');
}
