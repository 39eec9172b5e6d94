/** Recipe fields that may arrive as JSON text (docs/product.md, Data), with the fallback for invalid JSON. */
const textual: Readonly<Record<string, (text: string) => unknown>> = {
  ingredients: () => [],
  instructions: (text) => [text],
  nutritionInfo: () => null,
};

const mayBeTextual = new RegExp(`"(?:${Object.keys(textual).join('|')})"\\s*:\\s*"`);

/** Parses a response. Recipe fields that were sent as JSON text are parsed as well. */
export function parseAnswer(text: string): unknown {
  // A reviver is slow, and our own server never sends such text.
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
