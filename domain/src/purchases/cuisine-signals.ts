import { type Cuisine, cuisines } from '../vocabulary/options.ts';
import { cuisineIndicatorsOf } from './cuisine-indicators.ts';
import { commonness, foodsNeeded } from './data/cuisine-indicators.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight, type WeightedEvidence } from './insight.ts';
import type { Purchase } from './purchases.ts';

/**
 * Our own values: the number of distinct foods with clear evidence (used by one or two cuisines), since a single
 * product is chance.
 */
const needed = 3;
const clear = 0.4;
/** Our own value: weaker evidence is not displayed. */
const minStrength = 0.15;
/** Our own value: the share of the evidence from a first purchase; repeat purchases give the rest. */
const once = 0.7;
/** Our own value: the minimum score. Three foods exclusive to one cuisine still reach it 70 days after purchase. */
const minScore = 0.9;
/** Our own value: the score at which strength is 0.63, as from three exclusive foods that are all bought repeatedly. */
const fullScore = 3;
/**
 * Our own value: the share of all cuisine evidence that counts as full; a household that buys from every cuisine has no
 * preference.
 */
const fullShare = 0.25;
/** Our own values: minimum shares of the best score, for unrelated cuisines and for siblings, which share foods. */
const minShareOfBest = { unrelated: 0.2, siblings: 0.5 } as const;
/** Our own value: a cuisine family is not reported if one member has more than this share. */
const maxShareOfFamily = 0.6;
/** Limited to what fits on a screen. */
const max = 5;

/** Cuisine families. Evidence for a member also counts for the family. */
const families: readonly (readonly [whole: Cuisine, parts: readonly Cuisine[]])[] = [
  ['Asian', ['Thai', 'Chinese', 'Japanese', 'Korean', 'Vietnamese']],
  ['Mediterranean', ['Italian', 'Greek', 'Spanish', 'Middle Eastern']],
];

type Scored = { cuisine: Cuisine; score: number; lines: WeightedEvidence[] };

/** Cuisines that the purchases indicate, through several distinct foods that few other cuisines use. */
export function cuisineSignals(purchases: readonly Purchase[]): TasteInsight[] {
  const byCuisine = new Map<Cuisine, WeightedEvidence[]>(cuisines.map((cuisine) => [cuisine, []]));
  for (const line of purchases) {
    for (const { cuisine, kind, strength } of cuisineIndicatorsOf(line))
      byCuisine.get(cuisine)!.push({ line, kind, strength });
  }
  const single = [...byCuisine].map(([cuisine, lines]) => scored(cuisine, lines));
  const total = single.reduce((sum, { score }) => sum + score, 0);
  const all = single.map((one) => withMembers(one, single)).filter(isReported);
  const insights = all
    .filter((one) => all.every((other) => one.score >= other.score * shareOf(one.cuisine, other.cuisine)))
    .map(({ cuisine, score, lines }) =>
      insightOf(
        cuisine,
        (1 - Math.exp(-score / fullScore)) * ramp(score / total, 0, fullShare),
        lines.filter(({ strength }) => strength >= minStrength),
      ),
    );
  return strongestFirst(insights, max);
}

/** The minimum score of a cuisine relative to another. */
function shareOf(one: Cuisine, other: Cuisine): number {
  const areSiblings = families.some((family) => family.flat().includes(one) && family.flat().includes(other));
  return areSiblings ? minShareOfBest.siblings : minShareOfBest.unrelated;
}

/** The score of a cuisine from the lines with evidence for it. */
function scored(cuisine: Cuisine, lines: WeightedEvidence[]): Scored {
  // For each kind, its strongest evidence, and the probability that no purchase was a preference.
  const kinds = new Map<string, { best: number; doubt: number; day: string }>();
  for (const { line, kind, strength } of lines) {
    const { best, doubt, day } = kinds.get(kind) ?? { best: 0, doubt: 1, day: '' };
    // Lines are ordered by day: a second pack on the same day adds no evidence.
    const left = day === line.day ? doubt : doubt * (1 - once * line.weight);
    kinds.set(kind, { best: Math.max(best, strength), doubt: left, day: line.day });
  }
  const score = [...kinds.values()].reduce((sum, { best, doubt }) => sum + best * (1 - doubt), 0);
  return { cuisine, score, lines };
}

/** A family also scores through its members' foods, unless one of the members is reported itself. */
function withMembers(own: Scored, single: readonly Scored[]): Scored {
  const parts = families.find(([whole]) => whole === own.cuisine)?.[1];
  if (!parts) return own;
  const ofParts = single.filter(({ cuisine }) => parts.includes(cuisine));
  const whole = scored(own.cuisine, mergedLines([own, ...ofParts].flatMap(({ lines }) => lines)));
  return ofParts.some((part) => isReported(part) || part.score >= whole.score * maxShareOfFamily)
    ? own
    : whole;
}

/** Merges the evidence of a line for several cuisines. */
function mergedLines(lines: readonly WeightedEvidence[]): WeightedEvidence[] {
  const byLine = new Map<Purchase, WeightedEvidence>();
  for (const { line, kind, strength } of lines) {
    const before = byLine.get(line);
    byLine.set(line, { line, kind: before?.kind ?? kind, strength: (before?.strength ?? 0) + strength });
  }
  return [...byLine.values()].sort((one, other) => other.line.weight - one.line.weight);
}

function isReported({ cuisine, score, lines }: Scored): boolean {
  const enough = clear * (commonness[cuisine] ?? 1);
  const kinds = new Set(lines.filter(({ strength }) => strength >= enough).map(({ kind }) => kind));
  return kinds.size >= (foodsNeeded[cuisine] ?? needed) && score >= minScore;
}
