import { answerAsSideProcess } from '#runtime/worker-process.ts';
import type { Answer, Question } from './messages.ts';
import type { ModelPaths } from './model-paths.ts';
import { loadModels } from './models.ts';
import { readPhoto } from './read-photo.ts';
import { Refusal } from './refusal.ts';

const paths: ModelPaths = JSON.parse(process.argv[2]!);
const models = loadModels(paths);

answerAsSideProcess(answer);

async function answer({ photo }: Question): Promise<Answer> {
  const loaded = await models;
  try {
    return { read: await readPhoto(loaded, photo) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason, error: String(error.cause ?? '') };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
