import { type Cuisine, cuisines } from '../vocabulary/options.ts';
import { cuisineIndicatorsOf } from './cuisine-indicators.ts';
import { commonness, foodsNeeded } from './data/cuisine-indicators.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight, type WeightedEvidence } from './insight.ts';
import type { Purchase } from './purchases.ts';

/** Ours. One jar is chance: so many different foods must speak clearly, as those do that one or two kitchens use. */
const needed = 3;
const clear = 0.4;
/** Ours: what tells less is no evidence to show. */
const leastTell = 0.15;
/** Ours: a first purchase is most of the word, coming back for more is the rest. */
const once = 0.7;
/** Ours: the least sum of what foods tell; three foods of one kitchen alone bought 70 days ago still reach it. */
const leastScore = 0.9;
/** Ours: the sum at which strength is 0.63; three foods that are one kitchen's alone, all bought again and again. */
const fullScore = 3;
/** Ours: of all that tells of kitchens, the share that is a full sign; who buys of everything has no one taste. */
const fullShare = 0.25;
/** Ours: shares of the best, for kitchens apart and for sisters, which use the same foods. */
const leastOfBest = { apart: 0.2, sisters: 0.5 } as const;
/** Ours: a whole that is nearly all one part is not told of. */
const mostOfWhole = 0.6;
/** Enough to choose from on a screen. */
const most = 5;

/** Kitchens that hold others, and what a food of one of those tells of the whole. */
const families: readonly (readonly [whole: Cuisine, parts: readonly Cuisine[]])[] = [
  ['Asian', ['Thai', 'Chinese', 'Japanese', 'Korean', 'Vietnamese']],
  ['Mediterranean', ['Italian', 'Greek', 'Spanish', 'Middle Eastern']],
];

type Scored = { cuisine: Cuisine; score: number; lines: WeightedEvidence[] };

/** Cuisines that what was bought tells of, by several different foods that few other kitchens use. */
export function cuisineSignals(purchases: readonly Purchase[]): TasteInsight[] {
  const told = new Map<Cuisine, WeightedEvidence[]>(cuisines.map((cuisine) => [cuisine, []]));
  for (const line of purchases) {
    for (const { cuisine, kind, tell } of cuisineIndicatorsOf(line))
      told.get(cuisine)!.push({ line, kind, tell });
  }
  const single = [...told].map(([cuisine, lines]) => scored(cuisine, lines));
  const total = single.reduce((sum, { score }) => sum + score, 0);
  const all = single.map((one) => wholeOf(one, single)).filter(isTold);
  const insights = all
    .filter((one) => all.every((other) => one.score >= other.score * shareOf(one.cuisine, other.cuisine)))
    .map(({ cuisine, score, lines }) =>
      insightOf(
        cuisine,
        (1 - Math.exp(-score / fullScore)) * ramp(score / total, 0, fullShare),
        lines.filter(({ tell }) => tell >= leastTell),
      ),
    );
  return strongestFirst(insights, most);
}

/** How much a kitchen must be told of beside another. */
function shareOf(one: Cuisine, other: Cuisine): number {
  const areSisters = families.some((family) => family.flat().includes(one) && family.flat().includes(other));
  return areSisters ? leastOfBest.sisters : leastOfBest.apart;
}

/** How far the lines that tell of a cuisine speak for it. */
function scored(cuisine: Cuisine, lines: WeightedEvidence[]): Scored {
  // Of each kind what its clearest food tells, and the chance that no day's purchase was a sign of liking.
  const kinds = new Map<string, { best: number; doubt: number; day: string }>();
  for (const { line, kind, tell } of lines) {
    const { best, doubt, day } = kinds.get(kind) ?? { best: 0, doubt: 1, day: '' };
    // Lines come by day: a second pack on the same day is no second sign.
    const left = day === line.day ? doubt : doubt * (1 - once * line.weight);
    kinds.set(kind, { best: Math.max(best, tell), doubt: left, day: line.day });
  }
  const score = [...kinds.values()].reduce((sum, { best, doubt }) => sum + best * (1 - doubt), 0);
  return { cuisine, score, lines };
}

/** A whole is told of by foods of its parts too, but not where one of them can be named. */
function wholeOf(own: Scored, single: readonly Scored[]): Scored {
  const parts = families.find(([whole]) => whole === own.cuisine)?.[1];
  if (!parts) return own;
  const ofParts = single.filter(({ cuisine }) => parts.includes(cuisine));
  const whole = scored(own.cuisine, joined([own, ...ofParts].flatMap(({ lines }) => lines)));
  return ofParts.some((part) => isTold(part) || part.score >= whole.score * mostOfWhole) ? own : whole;
}

/** What a line tells of several cuisines as one. */
function joined(lines: readonly WeightedEvidence[]): WeightedEvidence[] {
  const byLine = new Map<Purchase, WeightedEvidence>();
  for (const { line, kind, tell } of lines) {
    const before = byLine.get(line);
    byLine.set(line, { line, kind: before?.kind ?? kind, tell: (before?.tell ?? 0) + tell });
  }
  return [...byLine.values()].sort((one, other) => other.line.weight - one.line.weight);
}

function isTold({ cuisine, score, lines }: Scored): boolean {
  const enough = clear * (commonness[cuisine] ?? 1);
  const kinds = new Set(lines.filter(({ tell }) => tell >= enough).map(({ kind }) => kind));
  return kinds.size >= (foodsNeeded[cuisine] ?? needed) && score >= leastScore;
}
