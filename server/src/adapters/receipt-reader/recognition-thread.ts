import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { loadRecognition, type RecognitionFile } from './models.ts';
import { type Batch, recognizeBatches } from './recognize-batches.ts';

type Question = { batches: Batch[]; taken: Int32Array; port: MessagePort };

const recognition = loadRecognition(workerData as RecognitionFile);

parentPort!.on('message', async ({ batches, taken, port }: Question) => {
  port.postMessage(await recognizeBatches(await recognition, batches, taken));
});
