import type { ReadPhoto } from '#ports/receipt-reader.ts';
import { answerAsWorker } from '#runtime/worker.ts';
import { Refusal } from './decode.ts';
import type { ModelPaths } from './model-paths.ts';
import { loadModels } from './models.ts';
import { readPhoto } from './read-photo.ts';

export type Question = { photo: Uint8Array };

/** `error` is for the log. */
export type Answer = { read: ReadPhoto } | { refused: Refusal['reason']; error?: string } | { error: string };

const paths: ModelPaths = JSON.parse(process.argv[2]!);
const models = loadModels(paths);

answerAsWorker(answer);

async function answer({ photo }: Question): Promise<Answer> {
  const loaded = await models;
  try {
    return { read: await readPhoto(loaded, photo) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason, error: String(error.cause ?? '') };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    // The lines cut from a photo are some 100 MB, which would stay beside those of the next one.
    globalThis.gc?.();
  }
}
