import { createFileStore } from '#adapters/file-store/file-store.ts';
import { createIdentity } from '#adapters/identity/identity.ts';
import { createMailer } from '#adapters/mailer/mailer.ts';
import { createReceiptReader } from '#adapters/receipt-reader/receipt-reader.ts';
import { withVision } from '#adapters/receipt-reader/vision-reader.ts';
import { createRecipeWriter } from '#adapters/recipe-writer/recipe-writer.ts';
import type { Config } from '#config.ts';
import type { Clock, Context, Log } from '#context.ts';
import type { Database } from '#db/database.ts';
import { createMetrics } from '#metrics.ts';

type Settings = { config: Config; db: Database; log: Log; clock?: Clock };

/** Joins the outside world as the configuration names it, or its embedded counterparts. */
export async function createContext({ config, db, log, clock = systemClock }: Settings): Promise<Context> {
  const mailer = createMailer(config);
  return {
    config,
    db,
    log,
    clock,
    identity: await createIdentity({ config, db, log, clock, mailer }),
    recipeWriter: createRecipeWriter(config.ai, log),
    receiptReader: withVision(createReceiptReader({ log, models: config.receiptModels }), config.ai, log),
    fileStore: createFileStore(config),
    mailer,
    metrics: createMetrics(),
  };
}

const systemClock: Clock = { now: () => new Date() };
