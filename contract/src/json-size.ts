/** Nothing of ours is nested a tenth as deep, and code that walks a value by calling itself runs out of stack at some thousands. */
const deepest = 100;

/** Far more values than ten years in a household write; as objects they take two hundred megabytes at most. */
export const mostJsonValues = 1_500_000;

/**
 * How many values the text of a JSON document begins, counted in one pass and without making any: a small text that is parsed can
 * take a hundred times its size. Infinity when they are nested too deep. Whether it is JSON at all is for the parser to say.
 */
export function countJsonValues(text: string): number {
  let values = 0;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"') isInString = !isInString;
    else if (isInString) at += sign === '\\' ? 1 : 0;
    else if (sign === ',') values += 1;
    else if (sign === '[' || sign === '{') {
      values += 1;
      depth += 1;
      if (depth > deepest) return Number.POSITIVE_INFINITY;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return values;
}

/** What a JSON text from outside says; undefined for one that is no JSON, nested without end or has more than `most` values. */
export function parseBounded(text: string, most = mostJsonValues): unknown {
  if (countJsonValues(text) > most) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
