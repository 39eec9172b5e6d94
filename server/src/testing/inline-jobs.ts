import type { Context } from '#context.ts';
import type { JobQueue } from '#db/job-queue.ts';
import { jobs } from '#jobs.ts';

/** Runs sent jobs at once in this process, and no scheduled ones: tests trigger those. */
export function inlineJobs(context: () => Context): JobQueue {
  return {
    async send(_db, name, data, options) {
      if (options) return;
      const run = jobs[name].run as (ctx: Context, data: unknown) => Promise<void>;
      void run(context(), data).catch((error) => context().log.error({ err: error }, 'job failed'));
    },
  };
}
