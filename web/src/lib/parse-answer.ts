/** Fields of a recipe that may arrive as JSON text (docs/product.md, Data), and what they are where that is broken. */
const textual: Readonly<Record<string, (text: string) => unknown>> = {
  ingredients: () => [],
  instructions: (text) => [text],
  nutritionInfo: () => null,
};

const mayBeTextual = new RegExp(`"(?:${Object.keys(textual).join('|')})"\\s*:\\s*"`);

/** The answer of a server: JSON in which recipes have lists and objects, also if they were sent as text. */
export function parseAnswer(text: string): unknown {
  // Looking at each value takes its time, and our own server never sends such text.
  return mayBeTextual.test(text) ? JSON.parse(text, asValue) : JSON.parse(text);
}

function asValue(key: string, value: unknown): unknown {
  const broken = textual[key];
  if (typeof value !== 'string' || !broken) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed !== null && typeof parsed === 'object' ? parsed : broken(value);
  } catch {
    return broken(value);
  }
}
