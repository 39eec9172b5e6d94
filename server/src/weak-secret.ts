/** Words found in weak secrets, longer ones first. */
const words =
  'production development plateful password changeme whatever changeit replace session default example letmein enough ' +
  'secret please random string change insert client qwerty asdfgh zxcvbn metrics server cookie token value admin super ' +
  'stripe oidc test long here this your that must very demo key not the dev my';
const placeholders = new RegExp(words.replaceAll(' ', '|'), 'g');

/**
 * Rough estimate of the entropy in bits: known words, repetitions and sequences ("abcd", "4321") count as one character
 * or none, the rest as random choices from its distinct characters.
 */
function bitsOf(secret: string): number {
  const plain = secret.toLowerCase().replaceAll(placeholders, '');
  const once = plain.replaceAll(/(.{4,40}?)\1+|(.{1,3}?)\2{2,}/gsu, '$1$2');
  const codes = [...once].map((sign) => sign.codePointAt(0)!);
  const signs = codes.filter((_code, index) => !continuesRun(codes, index));
  return signs.length * Math.log2(Math.max(1, new Set(signs).size));
}

function continuesRun(codes: readonly number[], index: number): boolean {
  if (index < 2) return false;
  const step = codes[index]! - codes[index - 1]!;
  return Math.abs(step) <= 1 && step === codes[index - 1]! - codes[index - 2]!;
}

/** Whether the secret could be guessed. Random hex digits or letters of half the required length pass. */
export function isWeakSecret(secret: string, length: number): boolean {
  return secret.length < length || bitsOf(secret) < length * 2;
}
