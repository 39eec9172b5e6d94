import { type Token, tokenize } from '../quantities/tokens.ts';
import { foldForeign } from './other-languages.ts';

/** Tokens of a text; words are split after apostrophes ("d'ail"). */
export function foreignTokens(text: string): Token[] {
  return tokenize(text).flatMap((token) => {
    if (token.kind !== 'word' || token.text === '&') return [token];
    let start = token.start;
    return token.text.split(/(?<=['’])/u).map((part, at): Token => {
      const one = { ...token, text: part, key: foldForeign(part).replace('’', "'"), start };
      start += part.length;
      return { ...one, end: start, joined: at === 0 && token.joined };
    });
  });
}

/** Most phrases: they need no tokens, which take four times as long. */
const onlyWords = /^[\p{L}~]+(?: [\p{L}~]+)*$/u;

/** The folded words of a phrase, without punctuation. */
export function wordsOfPhrase(phrase: string): string[] {
  if (onlyWords.test(phrase)) return foldForeign(phrase).split(' ');
  return foreignTokens(phrase)
    .filter(({ kind, key }) => kind !== 'mark' || key === '%')
    .map(({ key }) => key);
}
