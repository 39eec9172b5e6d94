import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ModelPaths } from './model-paths.ts';
import { loadRecognition } from './models.ts';
import { type Batch, recognizeBatches } from './recognize-batches.ts';

type Question = { batches: Batch[]; taken: Int32Array; port: MessagePort };

const recognition = loadRecognition(workerData as ModelPaths);

parentPort!.on('message', async ({ batches, taken, port }: Question) => {
  port.postMessage(await recognizeBatches(await recognition, batches, taken));
});
