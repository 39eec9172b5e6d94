import { longestNameAt } from '../foods/food-index.ts';
import { lineClaims } from '../foods/label-claims.ts';
import { closingBracket } from '../quantities/amount-parts.ts';
import { endsFoodName, isContentWord } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';

/** A line without its amount: the phrase that names the food, and the remarks. */
type LineParts = { phrase: readonly Token[]; remarks: readonly Remark[] };
export type Remark = { tokens: readonly Token[]; bracketed: boolean };

const breaks = new Set([',', ';', ':', '–', '—', '-', '•', '!', '?']);

function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  // "Juice from a satsuma", but "lemon juice from 1 lemon" is lemon juice.
  const isPart = token.key === 'from' && /^(?:juice|zest|rind|peel)$/.test(tokens[at - 1]?.key ?? '');
  if (isPart && tokens.slice(0, at - 1).every(({ key }) => !isContentWord(key))) return false;
  // "Crackers made with seeds".
  if (token.key === 'made') return /^(?:with|from|of)$/.test(tokens[at + 1]?.key ?? '');
  if (token.key === 'of') return /^(?:your|any|choice)$/.test(tokens[at + 1]?.key ?? '');
  if (token.kind !== 'mark')
    return token.kind === 'word' && endsFoodName(token.key) && !token.joined && !tokens[at + 1]?.joined;
  if (breaks.has(token.text)) return true;
  // A period ends a sentence only before a capital: "soft cheese. Gruyère works best", but not "approx. half".
  return token.text === '.' && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '');
}

/** "Wheat-free, gluten-free penne": the food comes after its labels. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const isWord = /^(?:vegan|vegetarian)$/.test(tokens[at]!.key);
  const last = isWord || tokens[at]!.key === 'free' ? at : at + 1;
  const isFree = tokens[last]?.key === 'free' && tokens[last].joined;
  return (isWord || isFree) && /^(?:[,/&]|and)$/.test(tokens[last + 1]?.key ?? '');
}

/** "Skin-on, bone-in chicken thighs": the food comes after how it is cut. */
function isCutLabel(tokens: readonly Token[], at: number): boolean {
  const { key, joined } = tokens[at]!;
  const part = joined ? tokens[at - 1]?.key : key;
  const how = joined ? key : tokens[at + 1]?.joined && tokens[at + 1]!.key;
  return /^(?:skin|bone|rind|shell|head|tail)$/.test(part ?? '') && /^(?:on|in|off)$/.test(how || '');
}

/** Splits off brackets, and everything after the first comma or preposition that follows a noun. */
export function splitLine(tokens: readonly Token[]): LineParts {
  const phrase: Token[] = [];
  const remarks: Remark[] = [];
  let open: Token[] | null = null;
  let named = false;
  let nameEnds = 0;
  const claims = lineClaims(tokens);
  const close = (): void => {
    if (open?.length) remarks.push({ tokens: open, bracketed: false });
    open = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.text === '(' || token.text === '[') {
      const end = closingBracket(tokens, at);
      const last = end === -1 ? tokens.length : end;
      if (last > at + 1) remarks.push({ tokens: tokens.slice(at + 1, last), bracketed: true });
      at = last;
      continue;
    }
    if (token.text === ')' || token.text === ']') continue;
    // "Free from milk, nuts and soya" and "dairy-, nut- and soy-free" are one label.
    const isWithinClaim = claims.some(({ from, to }) => at > from && at < to);
    if (isWithinClaim) {
      (open ?? phrase).push(token);
      continue;
    }
    if (open !== null) {
      if (token.text === ',' || token.text === ';') close();
      else open.push(token);
      continue;
    }
    // "corn on the cob" and "cream of tartar" are names.
    if (at >= nameEnds) nameEnds = longestNameAt(tokens, at)?.to ?? nameEnds;
    if (token.text === ':' && nameEnds === 0 && at + 1 < tokens.length) {
      // "Seasoning: salt and pepper" begins with a heading.
      phrase.length = 0;
      named = false;
      continue;
    }
    if (at >= nameEnds && endsPhrase(tokens, at)) {
      const word = tokens[at + 1]?.key;
      const goesOn = token.kind === 'mark' && (word === 'or' || word === 'and');
      if (!named || goesOn) continue;
      close();
      if (token.kind === 'word') open = [token];
      continue;
    }
    const isNaming = (token.kind === 'word' && isContentWord(token.key)) || at < nameEnds;
    if (isNaming && !isLabel(tokens, at) && !isCutLabel(tokens, at)) named = true;
    phrase.push(token);
  }
  close();
  return { phrase, remarks };
}
