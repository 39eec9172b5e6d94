/** Teaspoons per unit. */
export const inTeaspoons: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3, ml: 0.2 };
