import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Answer, Question } from './messages.ts';
import type { ModelPaths } from './model-paths.ts';
import { loadModels } from './models.ts';
import { readPhoto } from './read-photo.ts';
import { Refusal } from './refusal.ts';

// Whoever waits for a page goes first, and when memory runs out this process goes, not the server.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Linux alone has it.
}

// Ctrl-C reaches the whole group; the server decides when reading ends, and its end is ours.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

const paths: ModelPaths = JSON.parse(process.argv[2]!);
const models = loadModels(paths);

process.on('message', async ({ photo }: Question) => {
  process.send!(await answer(photo));
});

async function answer(photo: Uint8Array): Promise<Answer> {
  const loaded = await models;
  try {
    return { read: await readPhoto(loaded, photo) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason, error: String(error.cause ?? '') };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
