import { operator } from '@plateful/contract/operator.ts';
import type { Context } from '#context.ts';
import { seedDemoHousehold } from '#modules/demo/demo.service.ts';
import { settingsToMention } from '#production-settings.ts';

/** Prints where the product runs, and preloads what the first request needs; `openHomePage` renders it once. */
export async function welcome(context: Context, openHomePage: () => Promise<unknown>): Promise<void> {
  const { config, log } = context;
  console.log(`Plateful is running at ${config.origin}`);
  if (config.production && !operator.name) {
    console.log(
      'The operator’s details are not filled in yet: see contract/src/operator.ts and /legal-notice.',
    );
  }
  for (const line of settingsToMention(config)) {
    if (config.production) log.warn({}, line);
    else console.log(line);
  }
  openHomePage().catch(() => undefined); // a stop may come first
  if (config.databaseUrl || config.production) return;
  const demo = await seedDemoHousehold(context);
  if (demo) console.log(`Demo household: ${demo.email}, password ${demo.password}`);
}
