import type { Token } from '../quantities/tokens.ts';
import { personAndPlaceNames } from './data/person-and-place-names.ts';

const names: ReadonlySet<string> = new Set(personAndPlaceNames.trim().split(/\s+/));

/** Words before the name of a person: "my aunt Etta", "San Remo", "photograph by". */
const beforeNames =
  /^(?:aunt|auntie|uncle|grandma|grandpa|granny|nonna|oma|cousin|friend|neighbou?r|chef|sister|brother|mr|mrs|ms|dr|miss|saint|san|santa|named|née|photograph(?:y|er)?)$/;

/** What people do, directly behind their name: "since Chintu was born". */
const afterNames =
  /^(?:was|is|has|had|who|came|comes|loves?|likes?|hates?|can|cannot|could|would|will|says?|said|eats?|ate|makes|made|asked|asks|taught|swore|swears|got|gets)$/;

/** Whether a capitalized word is the name of a person or place: "Arequipa", "my friend Adam". */
export function namesPersonOrPlace(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return false;
  const word = text
    .normalize('NFD')
    .replace(/\p{M}|['’]s$/gu, '')
    .toLowerCase();
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (names.has(word) || beforeNames.test(before?.text.toLowerCase() ?? '')) return true;
  // In the middle of a sentence; in a title all words have capitals.
  return before?.kind === 'word' && /^\p{Ll}/u.test(before.text) && afterNames.test(next?.text ?? '');
}
