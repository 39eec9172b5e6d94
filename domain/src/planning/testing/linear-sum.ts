/** A linear expression: the coefficient of each variable. */
export type Sum = Map<string, number>;

/** In the LP format. */
export function textOf(sum: Sum): string {
  return [...sum]
    .map(([name, by]) => `${by < 0 ? '-' : '+'} ${exactText(Math.abs(by))} ${name}`)
    .join('\n  ');
}

/** Without an exponent, which the LP format parses differently. */
export function exactText(value: number): string {
  return value.toFixed(12).replace(/\.?0+$/, '') || '0';
}
