import { readLine } from './read-line.ts';

/** A parsed line in short form: "2-3 cup flour". */
export function inShort(text: string): string {
  const { quantity, unit, food } = readLine(text);
  const { min, max } = quantity ?? { min: 0, max: 0 };
  const amount = quantity === null ? 'some' : min === max ? round(min) : `${round(min)}-${round(max)}`;
  return [amount, unit, food?.id ?? `(${readLine(text).name})`].filter(Boolean).join(' ');
}
const round = (value: number): string => String(Number(value.toFixed(3)));
