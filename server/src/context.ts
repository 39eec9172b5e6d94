import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import type { ListEvent } from '@plateful/contract/shopping-lists.ts';
import type { WeekEvent } from '@plateful/contract/week.ts';
import { dayIn, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { isDeadlock } from '#db/errors.ts';
import type { JobQueue } from '#db/job-queue.ts';
import type { LiveEvents } from '#db/live-events.ts';
import type { Throttle } from '#db/throttle.ts';
import type { Memory } from '#memory.ts';
import type { Metrics } from '#metrics.ts';
import type { SampleIds } from '#modules/recipes/sample-ids.ts';
import type { Clock } from '#ports/clock.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { Log } from '#ports/log.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { PageFetcher } from '#ports/page-fetcher.ts';
import type { PageModel } from '#ports/page-model.ts';
import type { PaymentSandbox, Payments } from '#ports/payments.ts';
import type { PhotoEncoder } from '#ports/photo-encoder.ts';
import type { ReceiptReader } from '#ports/receipt-reader.ts';
import type { RecipePages } from '#ports/recipe-pages.ts';
import type { RecipeWriter } from '#ports/recipe-writer.ts';
import type { SharePictures } from '#ports/share-pictures.ts';
import type { WeekPlanner } from '#ports/week-planner.ts';

/** All dependencies of services besides their arguments. */
export type Context = {
  db: Database;
  config: Config;
  clock: Clock;
  identity: Identity;
  /** Null if no language model is configured. */
  recipeWriter: RecipeWriter | null;
  receiptReader: ReceiptReader;
  photoEncoder: PhotoEncoder;
  pageFetcher: PageFetcher;
  recipePages: RecipePages;
  /** Null if no language model is configured. */
  pageModel: PageModel | null;
  sharePictures: SharePictures;
  weekPlanner: WeekPlanner;
  fileStore: FileStore;
  mailer: Mailer;
  throttle: Throttle;
  jobs: JobQueue;
  sampleIds: SampleIds;
  payments: Payments;
  /** Null if Stripe itself processes the payments. */
  paymentSandbox: PaymentSandbox | null;
  metrics: Metrics;
  memory: Memory;
  listEvents: LiveEvents<ListEvent>;
  weekEvents: LiveEvents<WeekEvent>;
  log: Log;
};

export type SignedInUser = { id: string; subscriptionTier: SubscriptionTier; timeZone: string };
export type UserContext = Context & { user: SignedInUser };
/** `user` is null for a visitor who is not signed in. */
export type VisitorContext = Context & { user: SignedInUser | null };

/** The user's current date. */
export function todayOf({ user, clock }: UserContext): PlainDate {
  return dayIn(user.timeZone, clock.now());
}

/**
 * Runs `work` with a context whose database is one transaction. Transactions of one user run one after another. After a
 * deadlock, it is retried once if `isRepeatable`, that is, if it has no effects outside the database.
 */
export async function inTransaction<C extends Context & { user?: SignedInUser | null }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
  { isRepeatable = true } = {},
): Promise<T> {
  const once = () => ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
  const attempt = async () => {
    try {
      return await once();
    } catch (error) {
      if (!isRepeatable || !isDeadlock(error)) throw error;
      return once();
    }
  };
  return ctx.user ? ctx.memory.writing(ctx.user.id, attempt) : attempt();
}
