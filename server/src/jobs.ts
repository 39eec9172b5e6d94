import type { Context } from '#context.ts';
import { deleteExpired } from '#db/delete-expired.ts';
import type { JobData, JobName, JobSettings, RunningJobQueue } from '#db/job-queue.ts';
import { sendDueMails } from '#modules/billing/billing-mails.service.ts';
import { purgeRecipes } from '#modules/own-recipes/remove-recipe.service.ts';
import { deleteUnusedPhotos } from '#modules/photos/photos.service.ts';
import { deleteOrphanedPhotos } from '#modules/receipts/delete-orphaned-photos.service.ts';
import { finishGeneration } from '#modules/recipe-generation/generate-recipes.service.ts';
import { storeRecipeFacts } from '#modules/recipes/store-facts.service.ts';
import { purgeAccounts } from './modules/account/delete-account.service.ts';
import { reconcileDue, reconcileEvents } from './modules/billing/reconcile-payments.service.ts';

type Job<N extends JobName> = Omit<JobSettings<N>, 'run'> & {
  run(ctx: Context, data: JobData[N]): Promise<void>;
};

/** All background jobs. */
export const jobs: { [N in JobName]: Job<N> } = {
  'send-billing-mails': { run: sendDueMails },
  'reconcile-subscriptions': {
    run: reconcileDue,
    schedule: { cron: '* * * * *', data: null },
    atStart: null,
  },
  'reconcile-payment-events': {
    run: reconcileEvents,
    schedule: { cron: '17 * * * *', data: { isStart: false } },
    atStart: { isStart: true },
  },
  'finish-generation': { run: finishGeneration, isQueued: true },
  'sweep-expired-rows': {
    run: ({ db, clock }) => deleteExpired(db, clock.now()),
    schedule: { cron: '37 * * * *', data: null },
    atStart: null,
  },
  'purge-deleted-accounts': {
    run: purgeAccounts,
    schedule: { cron: '47 * * * *', data: null },
    atStart: null,
  },
  'store-recipe-facts': {
    run: storeRecipeFacts,
    schedule: { cron: '7 * * * *', data: null },
    atStart: null,
  },
  'purge-removed-recipes': {
    run: purgeRecipes,
    schedule: { cron: '57 * * * *', data: null },
    atStart: null,
  },
  'sweep-photos': { run: deleteLeftoverPhotos, schedule: { cron: '27 4 * * *', data: null }, atStart: null },
};

async function deleteLeftoverPhotos(ctx: Context): Promise<void> {
  await deleteOrphanedPhotos(ctx);
  await deleteUnusedPhotos(ctx);
}

export async function startJobs(context: Context, queue: RunningJobQueue): Promise<void> {
  const start = <N extends JobName>(name: N, { run, ...settings }: Job<N>) =>
    queue.work(name, { ...settings, run: (data) => run(context, data) });
  for (const name of Object.keys(jobs) as JobName[]) await start(name, jobs[name] as Job<typeof name>);
}
