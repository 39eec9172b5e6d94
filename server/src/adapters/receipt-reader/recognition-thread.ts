import { parentPort, workerData } from 'node:worker_threads';
import type { ModelPaths } from './model-paths.ts';
import { loadRecognition } from './models.ts';
import { type Batch, recognizeBatches } from './recognize-batches.ts';

const recognition = loadRecognition(workerData as ModelPaths);

parentPort!.on('message', async ({ batches, taken }: { batches: Batch[]; taken: Int32Array }) => {
  parentPort!.postMessage(await recognizeBatches(await recognition, batches, taken));
});
