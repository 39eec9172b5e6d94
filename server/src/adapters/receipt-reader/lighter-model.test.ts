import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { lighter } from './lighter-model.ts';
import { type Constant, type Graph, integersAttribute, type Node, withGraph } from './model-graph.ts';
import { shippedModels } from './model-paths.ts';
import { run } from './models.ts';
import { bytesField, encoded, numberField } from './protobuf.ts';

/** Numbers between -1 and 1. */
function numbers(shape: readonly number[]): Float32Array {
  const size = shape.reduce((product, side) => product * side, 1);
  return Float32Array.from({ length: size }, (_, index) => Math.sin(index * index));
}

async function largestDifference(file: Uint8Array, shape: number[]): Promise<number> {
  const input = numbers(shape);
  const expected = await run(await InferenceSession.create(file), input, shape);
  const result = await run(await InferenceSession.create(lighter(file)), input, shape);
  expect(result.shape).toEqual(expected.shape);
  return Math.max(...result.data.map((value, index) => Math.abs(value - expected.data[index]!)));
}

function graphOf(file: Uint8Array): Graph {
  const graphs: Graph[] = [];
  withGraph(file, (graph) => {
    graphs.push(graph);
    return graph;
  });
  return graphs[0]!;
}

test.for<[keyof typeof shippedModels & string, number[]]>([
  ['detection', [1, 3, 96, 64]],
  ['recognition', [2, 3, 48, 64]],
  ['orientation', [2, 3, 48, 192]],
])('the model for %s computes the same', async ([model, shape]) => {
  expect(await largestDifference(await readFile(shippedModels[model]!), shape)).toBeLessThan(1e-4);
});

test.for(['detection', 'recognition'] as const)(
  'the model for %s has fewer operations besides convolutions',
  async (model) => {
    const file = await readFile(shippedModels[model]);
    const operations = (graph: Graph) =>
      graph.nodes.filter(({ op }) => op !== 'Constant' && op !== 'Conv').length;
    expect(operations(graphOf(lighter(file)))).toBeLessThan(0.6 * operations(graphOf(file)));
  },
);

test('no weight is so close to zero that processors compute slowly', async () => {
  const { constants } = graphOf(lighter(await readFile(shippedModels.recognition)));
  const values = [...constants.values()].flatMap((constant) => [...constant.values]);
  expect(values.filter((value) => value !== 0 && Math.abs(value) < 1.2e-38)).toEqual([]);
});

/** From `x` to `y`, with two channels. */
function modelOf(nodes: Node[]): Uint8Array {
  const used = new Set(nodes.flatMap(({ inputs }) => inputs));
  const numbered = Object.entries({ half: 0.5, two: 2, three: 3, six: 6, zero: 0 });
  const byName = new Map<string, Constant>(
    numbered.map(([name, value]) => [name, { shape: [1], values: Float32Array.of(value) }]),
  );
  byName.set('weights', { shape: [2, 2, 3, 3], values: numbers([2, 2, 3, 3]) });
  const constants = new Map([...byName].filter(([name]) => used.has(name)));
  const tensor = (name: string) =>
    encoded([bytesField(1, name), bytesField(2, encoded([bytesField(1, encoded([numberField(1, 1)]))]))]);
  const graph = encoded([bytesField(2, 'test'), bytesField(11, tensor('x')), bytesField(12, tensor('y'))]);
  const empty = encoded([
    numberField(1, 8),
    bytesField(8, encoded([numberField(2, 12)])),
    bytesField(7, graph),
  ]);
  return withGraph(empty, (read) => ({ ...read, nodes, constants }));
}

function operation(op: string, inputs: string, output: string): Node {
  const attributes = op === 'Conv' ? [integersAttribute('pads', [1, 1, 1, 1])] : [];
  return { op, inputs: inputs.split(' '), outputs: [output], attributes };
}

const convolution = operation('Conv', 'x weights', 'a');
const activation = [
  operation('Add', 'a three', 'b'),
  operation('Clip', 'b zero six', 'c'),
  operation('Mul', 'a c', 'd'),
  operation('Div', 'd six', 'e'),
];

test.for<[string, Node[]]>([
  ['ends with a factor', [convolution, operation('Mul', 'a two', 'y')]],
  ['ends with a shift after an activation', [convolution, ...activation, operation('Add', 'half e', 'y')]],
  [
    'uses an activation in two ways',
    [
      convolution,
      ...activation,
      operation('Add', 'e half', 'f'),
      operation('Conv', 'f weights', 'g'),
      operation('Relu', 'f', 'h'),
      operation('Add', 'g h', 'y'),
    ],
  ],
  [
    'uses a convolution before and after a factor',
    [convolution, operation('Mul', 'two a', 'b'), operation('Sub', 'a b', 'y')],
  ],
  ['divides by what it computes', [convolution, operation('Div', 'two a', 'y')]],
  [
    'clips elsewhere',
    [convolution, activation[0]!, operation('Clip', 'b half six', 'c'), operation('Mul', 'a c', 'y')],
  ],
])('a model that %s computes the same', async ([, nodes]) => {
  expect(await largestDifference(modelOf(nodes), [1, 2, 5, 4])).toBeLessThan(1e-4);
});

test('a file that is not a model is rejected', () => {
  expect(() => lighter(Buffer.from('ffffff', 'hex'))).toThrow(RangeError);
});
