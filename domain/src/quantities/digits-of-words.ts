import { numberAt } from './numbers.ts';
import { tokenize } from './tokens.ts';

const halfBehind = /(\d+(?:\.\d+)?) (hours?) and (?:a half|0\.5)(?! \p{L})/giu;

/** English numbers in words as digits: "four and a half hours" as "4.5 hours", "an hour and a half" as "1.5 hours". */
export function digitsOfWords(text: string): string {
  const tokens = tokenize(text);
  let written = '';
  let end = 0;
  for (let at = 0; at < tokens.length; at++) {
    const found = tokens[at]!.kind === 'word' ? numberAt(tokens, at) : null;
    if (!found) continue;
    written += text.slice(end, tokens[at]!.start) + Number(found.value.toFixed(2));
    end = tokens[found.next - 1]!.end;
    at = found.next - 1;
  }
  return (written + text.slice(end)).replace(
    halfBehind,
    (_, hours: string, unit: string) => `${Number(hours) + 0.5} ${unit}`,
  );
}
