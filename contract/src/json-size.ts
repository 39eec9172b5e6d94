/** Ten times deeper than our data; recursive code overflows the stack at some thousand levels. */
const maxDepth = 100;

/** Far more values than a household creates in ten years; as objects they take at most 200 MB. */
export const maxJsonValues = 1_500_000;

/**
 * Counts the values of a JSON text in one pass without parsing it: parsed JSON can take a hundred times the memory of
 * its text. Infinity if it is nested too deeply. Does not check validity.
 */
export function countJsonValues(text: string): number {
  let values = 0;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!;
    if (sign === '"') isInString = !isInString;
    else if (isInString) index += sign === '\\' ? 1 : 0;
    else if (sign === ',') values += 1;
    else if (sign === '[' || sign === '{') {
      values += 1;
      depth += 1;
      if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return values;
}

/**
 * Parses JSON from an untrusted source; undefined if it is invalid, nested too deeply or has more than `most` values.
 */
export function parseBounded(text: string, max = maxJsonValues): unknown {
  if (countJsonValues(text) > max) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
