import type { Purchase } from './purchases.ts';

/** A line of a receipt that speaks for an insight. */
export type Evidence = { receiptId: string; itemId: number; text: string };

export type TasteInsight = {
  name: string;
  /** 0 to 1: how much of what was bought lately speaks for it. */
  strength: number;
  because: Evidence[];
};

/** What all receipts say of a household's taste, the strongest first. Suggestions, never limits. */
export type TasteInsights = {
  /** Names from `cuisines`. */
  cuisines: TasteInsight[];
  /** Names from `nutritionGoals`. Habits of shopping, no medicine. */
  nutritionGoals: TasteInsight[];
  /** Names of foods as the table has them. */
  likedFoods: TasteInsight[];
  /** Sentences about shopping, never about health, faith, allergies or diets. */
  habits: TasteInsight[];
};

/** Most lines that are shown for one insight. */
export const maxEvidence = 5;

/** A line, how much it tells, and what it tells of: two lines of one kind say the same. */
export type WeightedEvidence = { line: Purchase; kind: string; tell: number };

/**
 * An insight with the lines that tell most: different kinds before repeats, the most telling first. Of those that tell
 * alike the first given, so purchases are given the latest first.
 */
export function insightOf(
  name: string,
  strength: number,
  tellings: readonly WeightedEvidence[],
): TasteInsight {
  const seen = new Map<string, number>();
  const ranked = tellings
    .toSorted((one, other) => other.tell - one.tell)
    .map((telling) => {
      const repeat = seen.get(telling.kind) ?? 0;
      seen.set(telling.kind, repeat + 1);
      return { telling, repeat };
    })
    .sort((one, other) => one.repeat - other.repeat);
  const because = ranked
    .slice(0, maxEvidence)
    .map(({ telling: { line } }) => ({ receiptId: line.receiptId, itemId: line.itemId, text: line.text }));
  return { name, strength: rounded(strength), because };
}

/** The strongest first; of equals by name, so that the order is always the same. */
export function strongestFirst(insights: readonly TasteInsight[], most: number): TasteInsight[] {
  return insights
    .toSorted((one, other) => other.strength - one.strength || (one.name < other.name ? -1 : 1))
    .slice(0, most);
}

/** 0 at `least` and below, 1 at `full` and above. */
export function ramp(value: number, least: number, full: number): number {
  return Math.min(1, Math.max(0, (value - least) / (full - least)));
}

/** For people; a thousandth more or less is no difference. */
function rounded(strength: number): number {
  return Math.round(Math.min(1, Math.max(0, strength)) * 1000) / 1000;
}
