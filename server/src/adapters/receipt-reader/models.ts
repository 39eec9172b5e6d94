import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { lighter } from './lighter-model.ts';
import type { ModelPaths } from './model-paths.ts';

export type Models = {
  detection: InferenceSession;
  orientation: InferenceSession;
  recognition: Recognition;
  /** Recognizes as well; see `recognize`. */
  helper: Worker;
};

export type Recognition = {
  session: InferenceSession;
  /** The character of each class: CTC's blank first, a space last. */
  characters: readonly string[];
};

export type RecognitionFile = { model: Uint8Array; characters: readonly string[] };

/** PaddleOCR's en_dict.txt, which is not in the model file. */
const english = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ ',
];

export async function loadModels(paths: ModelPaths): Promise<Models> {
  const file = await recognitionFile(paths);
  const helper = new Worker(new URL('recognition-thread.ts', import.meta.url), { workerData: file });
  return {
    detection: await sessionOf(lighter(await readFile(paths.detection)), { threads: 2 }),
    orientation: await sessionOf(await readFile(paths.orientation), { threads: 2 }),
    recognition: await loadRecognition(file),
    helper,
  };
}

async function recognitionFile({ recognition, characters: path }: ModelPaths): Promise<RecognitionFile> {
  return {
    model: lighter(await readFile(recognition)),
    characters: ['', ...(path === null ? english : await charactersOf(path)), ' '],
  };
}

export async function loadRecognition({ model, characters }: RecognitionFile): Promise<Recognition> {
  return { session: await sessionOf(model, { threads: 1 }), characters };
}

function sessionOf(model: Uint8Array, { threads }: { threads: number }): Promise<InferenceSession> {
  return InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Without an arena each layer gets fresh pages from the system, which takes longer than its computation. The process
    // ends when idle, so that the arena need not shrink.
    enableCpuMemArena: true,
    // Planned memory is one block per shape of input: each photo would add its own.
    enableMemPattern: false,
    extra: {
      session: {
        // Spinning threads use the server's core; on busy cores reading took three times as long.
        intra_op: { allow_spinning: '0' },
        // Numbers close to zero are computed 30 times slower. The helper's thread ignores this, see `lighter`.
        set_denormal_as_zero: '1',
      },
    },
  });
}

async function charactersOf(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Runs a model with one input and one output. */
export async function run(
  model: InferenceSession,
  input: Float32Array,
  shape: number[],
): Promise<{ data: Float32Array; shape: readonly number[] }> {
  const outputs = await model.run({ [model.inputNames[0]!]: new Tensor('float32', input, shape) });
  const output = outputs[model.outputNames[0]!]!;
  return { data: output.data as Float32Array, shape: output.dims };
}
