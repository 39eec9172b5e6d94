import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ModelPaths } from './model-paths.ts';

export type Models = Record<keyof ModelPaths, InferenceSession>;

export async function loadModels(paths: ModelPaths): Promise<Models> {
  const load = (path: string): Promise<InferenceSession> =>
    InferenceSession.create(path, {
      intraOpNumThreads: 2,
      interOpNumThreads: 1,
      // The arena would keep the largest photo's memory for good.
      enableCpuMemArena: false,
    });
  return {
    detection: await load(paths.detection),
    recognition: await load(paths.recognition),
    orientation: await load(paths.orientation),
  };
}

/** Runs a network of one input and one output. */
export async function run(
  model: InferenceSession,
  input: Float32Array,
  shape: number[],
): Promise<{ data: Float32Array; shape: readonly number[] }> {
  const outputs = await model.run({ [model.inputNames[0]!]: new Tensor('float32', input, shape) });
  const output = outputs[model.outputNames[0]!]!;
  return { data: output.data as Float32Array, shape: output.dims };
}
