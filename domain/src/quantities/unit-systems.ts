/** The units that a shopper thinks in: metric, or US customary. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];
