/** What a cup holds. */
const cup = 240;
/** Added to loosen a sauce beyond what the method measures. */
const spare = 100;
/** Servings from which on two cups are kept. */
const many = 7;
const keepsCup = /\b(?<keep>[Kk]eep|keeping) a cup of (?<what>the (?:[a-z]+ )?water)\b/;
const used = /\b(\d+) ml of the (?:cooking |pasta )?water\b/g;

/** As much of the cooking water is kept as the sauce takes. */
export function withEnoughWaterKept(steps: readonly string[], servings: number): readonly string[] {
  const at = steps.findIndex((step) => keepsCup.test(step));
  if (at === -1) return steps;
  const taken = steps
    .slice(at)
    .flatMap((step) => Array.from(step.matchAll(used), ([, ml]) => Number(ml)))
    .reduce((sum, ml) => sum + ml, 0);
  const needed = taken === 0 ? 0 : 50 * Math.ceil((taken + spare) / 50);
  if (needed <= cup && servings < many) return steps;
  const amount = needed > cup ? `${needed} ml of` : 'two cups of';
  return steps.with(at, steps[at]!.replace(keepsCup, `$<keep> ${amount} $<what>`));
}
