import { randomBytes } from 'node:crypto';
import { createFileStore } from '#adapters/file-store/file-store.ts';
import { createIdentity } from '#adapters/identity/identity.ts';
import { createMailer } from '#adapters/mailer/mailer.ts';
import { createPageFetcher } from '#adapters/page-fetcher/page-fetcher.ts';
import { createPayments } from '#adapters/payments/payments.ts';
import { createPhotoEncoder } from '#adapters/photo-encoder/photo-encoder.ts';
import { createReceiptReader } from '#adapters/receipt-reader/receipt-reader.ts';
import { createRecipePages } from '#adapters/recipe-pages/recipe-pages.ts';
import { createSharePictures } from '#adapters/share-picture/share-pictures.ts';
import { createWeekPlanner } from '#adapters/week-planner/week-planner.ts';
import type { Config } from '#config.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { JobQueue } from '#db/job-queue.ts';
import type { Notifications } from '#db/notifications.ts';
import { secretOf } from '#db/secrets.ts';
import { createThrottle } from '#db/throttle.ts';
import { createMemory } from '#memory.ts';
import { createMetrics } from '#metrics.ts';
import { createWeekEvents } from '#modules/meal-plan/week-events.ts';
import { createSampleIds } from '#modules/recipes/sample-ids.ts';
import { createListEvents } from '#modules/shopping-lists/list-events.ts';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';

type Settings = {
  config: Config;
  db: Database;
  notifications: Notifications;
  log: Log;
  jobs: JobQueue;
  clock?: Clock;
};

/** Creates the external services of the configuration, or their embedded counterparts. */
export async function createContext({
  config,
  db,
  notifications,
  log,
  jobs,
  clock = systemClock,
}: Settings): Promise<Context> {
  const mailer = createMailer(config);
  const newKey = () => randomBytes(32).toString('base64url');
  const throttle = createThrottle({ db, clock, secret: await secretOf(db, 'throttle_key', newKey) });
  const { payments, sandbox: paymentSandbox } = await createPayments({ config, db, clock, log });
  return {
    config,
    db,
    log,
    clock,
    identity: await createIdentity({ config, db, log }),
    ...(await createReaders(config, log)),
    photoEncoder: createPhotoEncoder({ log }),
    pageFetcher: createPageFetcher(),
    recipePages: createRecipePages({ log }),
    sharePictures: createSharePictures({ log }),
    weekPlanner: createWeekPlanner({ log }),
    fileStore: createFileStore(config),
    mailer,
    throttle,
    jobs,
    sampleIds: createSampleIds(await secretOf(db, 'sample_key', newKey)),
    payments,
    paymentSandbox,
    metrics: createMetrics({ ofProcess: config.metricsToken !== undefined }),
    memory: createMemory(),
    listEvents: createListEvents(notifications),
    weekEvents: createWeekEvents(notifications),
  };
}

/** The language model SDK takes megabytes of memory and start time, so it is loaded only if configured. */
async function createReaders(
  { ai, receiptModels }: Config,
  log: Log,
): Promise<Pick<Context, 'recipeWriter' | 'receiptReader' | 'pageModel'>> {
  const receiptReader = createReceiptReader({ log, models: receiptModels });
  if (!ai) return { recipeWriter: null, receiptReader, pageModel: null };
  const [{ createRecipeWriter }, { withVision }, { createPageModel }] = await Promise.all([
    import('#adapters/recipe-writer/recipe-writer.ts'),
    import('#adapters/receipt-reader/vision-reader.ts'),
    import('#adapters/page-model/page-model.ts'),
  ]);
  return {
    recipeWriter: createRecipeWriter(ai, log),
    receiptReader: withVision(receiptReader, ai, log),
    pageModel: createPageModel(ai, log),
  };
}

const systemClock: Clock = { now: () => new Date() };

/** Closes the context's processes and connections. */
export async function closeContext({
  receiptReader,
  photoEncoder,
  pageFetcher,
  recipePages,
  sharePictures,
  weekPlanner,
  mailer,
}: Context): Promise<void> {
  await receiptReader.close();
  await photoEncoder.close();
  await pageFetcher.close();
  await recipePages.close();
  await sharePictures.close();
  await weekPlanner.close();
  mailer.close();
}
