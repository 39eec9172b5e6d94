import { shortfallOf } from '@plateful/domain/cookbook/compose.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import { compose, type GatedDraft } from './composing.service.ts';
import type { RecipeRow } from './recipes.repository.ts';
import { bounded, printOf, type SampleIds, type SampleWish } from './sample-ids.ts';

/** Called before work that a caller may have done only so often; throws `rate_limited`. */
export type Charge = () => Promise<void>;

/** `asked`: how many were wanted, of which there may be fewer. */
type Batch = { asked: number; drafts: readonly GatedDraft[] };

/** By installation, then by wish. */
const batchesOf = new WeakMap<SampleIds, LRUCache<string, Batch>>();

/**
 * Up to `count` composed recipes for a wish, in a fixed order. They are stored nowhere: their ids hold what they are composed
 * from, so whoever looks around leaves no rows, and their links work as long as the composer makes the same of it.
 */
export async function composeSamples(
  ctx: Context,
  { count, ...wanted }: SampleWish & { count: number },
  charge: Charge,
): Promise<{ rows: RecipeRow[]; notice: string | null }> {
  const wish = bounded(wanted);
  if (!isComposed(ctx, wish, count)) await charge();
  const drafts = draftsOf(ctx, wish, count);
  return {
    rows: drafts.map((draft, index) => sampleRow(ctx, wish, index, draft)),
    notice: drafts.length < count ? shortfallOf({ ...wish, count }, drafts.length) : null,
  };
}

/** The composed sample of that id. */
export function findComposedSample(ctx: Context, id: string): RecipeRow | undefined {
  const sample = ctx.sampleIds.sampleOf(id);
  if (!sample) return undefined;
  const draft = draftsOf(ctx, sample.wish, sample.index + 1)[sample.index];
  if (!draft || printOf(draft) !== sample.print) return undefined;
  return sampleRow(ctx, sample.wish, sample.index, draft);
}

function isComposed(ctx: Context, wish: SampleWish, count: number): boolean {
  return (batchesIn(ctx).get(JSON.stringify(wish))?.asked ?? 0) >= count;
}

function batchesIn({ sampleIds }: Context): LRUCache<string, Batch> {
  const batches = batchesOf.get(sampleIds) ?? new LRUCache({ max: 2000 });
  batchesOf.set(sampleIds, batches);
  return batches;
}

/** The first recipes of a longer batch are those of a shorter one. */
function draftsOf(ctx: Context, wish: SampleWish, count: number): readonly GatedDraft[] {
  const batches = batchesIn(ctx);
  const key = JSON.stringify(wish);
  let batch = batches.get(key);
  if (!batch || batch.asked < count) {
    batch = { asked: count, drafts: compose(ctx, { ...wish, count }, []).drafts };
    batches.set(key, batch);
  }
  return batch.drafts.slice(0, count);
}

function sampleRow(ctx: Context, wish: SampleWish, index: number, draft: GatedDraft): RecipeRow {
  const id = ctx.sampleIds.idOf({ wish, index, print: printOf(draft) });
  // It is for everybody: why it suits whoever asked first is nobody's business.
  return { ...draft, id, userId: null, reason: null, createdAt: ctx.clock.now() };
}
