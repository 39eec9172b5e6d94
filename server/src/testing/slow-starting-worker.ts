import { setTimeout as sleep } from 'node:timers/promises';
import { answerAsWorker } from '#runtime/worker.ts';

/** Takes questions only after the given milliseconds. */
await sleep(Number(process.argv[2]));

answerAsWorker(async ({ given }: { given: number }) => ({ answer: given + 1 }));
