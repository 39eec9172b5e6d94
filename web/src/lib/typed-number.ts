/** Parses a typed number with a decimal point or comma. Null if it is empty or invalid. */
export function typedNumber(text: string): number | null {
  const digits = text.trim().replace(',', '.');
  const number = Number(digits);
  return digits === '' || !Number.isFinite(number) ? null : number;
}
