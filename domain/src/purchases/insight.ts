import type { Purchase } from './purchases.ts';

/** A receipt line that is evidence for an insight. */
export type Evidence = { receiptId: string; itemId: number; text: string };

export type TasteInsight = {
  name: string;
  /** 0 to 1: the share of recent purchases that support it. */
  strength: number;
  because: Evidence[];
};

/** A household's taste as derived from all its receipts, strongest first. Suggestions, never limits. */
export type TasteInsights = {
  /** Names from `cuisines`. */
  cuisines: TasteInsight[];
  /** Names from `nutritionGoals`. They describe shopping habits, not health. */
  nutritionGoals: TasteInsight[];
  /** Names from the food table. */
  likedFoods: TasteInsight[];
  /** Sentences about shopping, never about health, religion, allergies or diets. */
  habits: TasteInsight[];
};

/** Maximum number of lines displayed per insight. */
export const maxEvidence = 5;

/** A line, the strength of its evidence, and its kind: lines of one kind are repeats of the same evidence. */
export type WeightedEvidence = { line: Purchase; kind: string; strength: number };

/**
 * An insight with its strongest evidence: different kinds before repeats, then by strength. Ties keep the given order,
 * so callers pass purchases latest first.
 */
export function insightOf(
  name: string,
  strength: number,
  evidenceOf: readonly WeightedEvidence[],
): TasteInsight {
  const seen = new Map<string, number>();
  const ranked = evidenceOf
    .toSorted((one, other) => other.strength - one.strength)
    .map((evidence) => {
      const repeat = seen.get(evidence.kind) ?? 0;
      seen.set(evidence.kind, repeat + 1);
      return { evidence, repeat };
    })
    .sort((one, other) => one.repeat - other.repeat);
  const because = ranked
    .slice(0, maxEvidence)
    .map(({ evidence: { line } }) => ({ receiptId: line.receiptId, itemId: line.itemId, text: line.text }));
  return { name, strength: rounded(strength), because };
}

/** Sorted by strength, then by name, so that the order is deterministic. */
export function strongestFirst(insights: readonly TasteInsight[], max: number): TasteInsight[] {
  return insights
    .toSorted((one, other) => other.strength - one.strength || (one.name < other.name ? -1 : 1))
    .slice(0, max);
}

/** 0 at `least` and below, 1 at `full` and above. */
export function ramp(value: number, min: number, full: number): number {
  return Math.min(1, Math.max(0, (value - min) / (full - min)));
}

/** Rounded for display: differences below a thousandth do not matter. */
function rounded(strength: number): number {
  return Math.round(Math.min(1, Math.max(0, strength)) * 1000) / 1000;
}
