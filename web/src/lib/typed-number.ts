/** A number as people type it, with a point or a comma; null for nothing and for what is none. */
export function typedNumber(text: string): number | null {
  const digits = text.trim().replace(',', '.');
  const number = Number(digits);
  return digits === '' || !Number.isFinite(number) ? null : number;
}
