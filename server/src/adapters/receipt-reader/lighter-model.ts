import {
  type Constant,
  floatAttribute,
  floatOf,
  type Graph,
  integerAttribute,
  integersAttribute,
  integersOf,
  type Node,
  withGraph,
} from './model-graph.ts';

/** Their graphs use tensors that are not among their inputs. */
const withSubgraphs = new Set(['If', 'Loop', 'Scan']);

/**
 * Processors compute with numbers below 1.2e-38 thirty times slower. A tenth of the weights of one layer decayed to such
 * numbers in training, and makes results of that size.
 */
const tiny = 1e-30;

type Scaling = { scale: number; shift: number };
const unchanged: Scaling = { scale: 1, shift: 0 };
/** A tensor that is another one scaled and shifted, and is only computed if something else than a convolution needs it. */
type Affine = Scaling & { of: string };
/** `bias` is undefined if there is none; `before` is of its input, `after` of its result. */
type Convolution = { weights: Constant; bias: Constant | undefined; before: Scaling; after: Scaling };

/**
 * The same model with fewer operations per pixel. PP-OCRv4 multiplies and shifts after each convolution and each
 * activation, and spells the activation out as four operations: most of its time goes into reading and writing memory.
 * Here factors and shifts are part of the weights, and the activation is in forms that onnxruntime runs in the memory
 * layout of its convolutions.
 */
export function lighter(file: Uint8Array): Uint8Array {
  return withGraph(file, (graph) =>
    graph.nodes.some(({ op }) => withSubgraphs.has(op)) ? graph : new Rewriting(graph).result(),
  );
}

class Rewriting {
  readonly #nodes: Node[] = [];
  readonly #constants: Map<string, Constant>;
  readonly #results: ReadonlySet<string>;
  readonly #producers = new Map<string, Node>();
  readonly #uses = new Map<string, number>();
  readonly #affine = new Map<string, Affine>();
  readonly #convolutions = new Map<Node, Convolution>();
  readonly #aliases = new Map<string, string>();
  #names = 0;

  constructor({ nodes, constants, results }: Graph) {
    this.#constants = constants;
    this.#results = results;
    for (const name of [...nodes.flatMap(({ inputs }) => inputs), ...results])
      this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1);
    for (const node of nodes)
      this.#add({ ...node, inputs: node.inputs.map((name) => this.#aliases.get(name) ?? name) });
  }

  result(): Graph {
    const nodes: Node[] = [];
    const used = new Set<string>(this.#results);
    for (const node of this.#nodes.toReversed()) {
      if (!node.outputs.some((name) => used.has(name))) continue;
      const weighted = this.#withWeights(node);
      nodes.push(weighted);
      for (const name of weighted.inputs) used.add(name);
    }
    const constants = new Map([...this.#constants].filter(([name]) => used.has(name)));
    for (const { values } of constants.values()) dropTiny(values);
    return { nodes: nodes.reverse(), constants, results: this.#results };
  }

  #withWeights(node: Node): Node {
    const convolution = this.#convolutions.get(node);
    if (!convolution || (isUnchanged(convolution.before) && isUnchanged(convolution.after))) return node;
    const { weights, bias } = folded(convolution);
    return { ...node, inputs: [node.inputs[0]!, this.#constant(weights), this.#constant(bias)] };
  }

  #add(node: Node): void {
    const isResult = node.outputs.some((name) => this.#results.has(name));
    const isAdded =
      this.#addConvolution(node) ||
      (!isResult && (this.#addActivation(node) || this.#addScaling(node) || this.#addGate(node)));
    if (!isAdded) this.#emit({ ...node, inputs: node.inputs.map((name) => this.#computed(name)) });
  }

  #emit(node: Node): void {
    this.#nodes.push(node);
    for (const name of node.outputs) this.#producers.set(name, node);
  }

  #constant(constant: Constant): string {
    const name = `lighter.constant.${this.#names++}`;
    this.#constants.set(name, constant);
    return name;
  }

  #scalar(name: string | undefined): number | null {
    const values = this.#constants.get(name ?? '')?.values;
    return values?.length === 1 ? values[0]! : null;
  }

  /** x · (x + 3 within 0 and 6): Hard swish, without the division by 6 that follows. False if it is something else. */
  #addActivation({ op, inputs, outputs }: Node): boolean {
    if (op !== 'Mul') return false;
    const [input, clipped] = inputs as [string, string];
    const clip = this.#producers.get(clipped);
    const sum = this.#producers.get(clip?.inputs[0] ?? '');
    const channels = this.#channelsOf(input);
    if (clip?.op !== 'Clip' || sum?.op !== 'Add' || channels === null) return false;
    const low = floatOf(clip, 'min') ?? this.#scalar(clip.inputs[1]);
    const high = floatOf(clip, 'max') ?? this.#scalar(clip.inputs[2]);
    if (low !== 0 || high !== 6 || sum.inputs[0] !== input || this.#scalar(sum.inputs[1]) !== 3) return false;
    const [output] = outputs as [string];
    const copy = this.#depthwise(input, { channels, scale: 1, shift: 0 });
    this.#emit({
      op: 'HardSigmoid',
      inputs: [copy],
      outputs: [`${output}.gate`],
      attributes: [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)],
    });
    this.#emit({
      op: 'Mul',
      inputs: [input, `${output}.gate`],
      outputs: [`${output}.active`],
      attributes: [],
    });
    this.#affine.set(output, { of: `${output}.active`, scale: 6, shift: 0 });
    return true;
  }

  /** Multiplied or divided by a number, or with a number added. False if it is something else. */
  #addScaling({ op, inputs, outputs }: Node): boolean {
    const index = inputs.findIndex((name) => this.#scalar(name) !== null);
    const number = this.#scalar(inputs[index]);
    if (number === null || !['Mul', 'Div', 'Add'].includes(op) || (op === 'Div' && index === 0)) return false;
    const input = inputs[1 - index]!;
    const [scale, shift] = op === 'Mul' ? [number, 0] : op === 'Div' ? [1 / number, 0] : [1, number];
    const [output] = outputs as [string];
    const before = this.#affine.get(input);
    if (before) {
      this.#affine.set(output, {
        of: before.of,
        scale: before.scale * scale,
        shift: before.shift * scale + shift,
      });
      return true;
    }
    const conv = this.#convolutions.get(this.#producers.get(input)!);
    if (!conv || this.#uses.get(input) !== 1) return false;
    conv.after = { scale: conv.after.scale * scale, shift: conv.after.shift * scale + shift };
    this.#aliases.set(output, input);
    this.#uses.set(input, this.#uses.get(output) ?? 0);
    return true;
  }

  /** x + x · gate, with one number per channel, is x · (1 + gate). False if it is something else. */
  #addGate({ op, inputs, outputs }: Node): boolean {
    const [input, product] = inputs as [string, string];
    const mul = this.#producers.get(product);
    if (op !== 'Add' || mul?.op !== 'Mul' || mul.inputs[0] !== input) return false;
    const gate = mul.inputs[1]!;
    if (this.#producers.get(gate)?.op !== 'HardSigmoid') return false;
    const one = this.#constant({ shape: [1], values: Float32Array.of(1) });
    this.#emit({ op: 'Add', inputs: [gate, one], outputs: [`${gate}.more`], attributes: [] });
    this.#emit({ op: 'Mul', inputs: [input, `${gate}.more`], outputs, attributes: [] });
    return true;
  }

  /** Takes its input before factor and shift, if they can become part of the weights. False if it is something else. */
  #addConvolution(node: Node): boolean {
    const [input, weightName, biasName] = node.inputs as [string, string, string | undefined];
    const weights = this.#constants.get(weightName);
    const bias = biasName === undefined ? undefined : this.#constants.get(biasName);
    if (node.op !== 'Conv' || !weights || (biasName !== undefined && !bias)) return false;
    const affine = this.#affine.get(input);
    // What is beyond the edge is 0 after the shift, not before it.
    const before = affine && (affine.shift === 0 || !isPadded(node)) ? affine : null;
    const conv = { ...node, inputs: [before ? before.of : this.#computed(input), ...node.inputs.slice(1)] };
    this.#convolutions.set(conv, { weights, bias, before: before ?? unchanged, after: unchanged });
    this.#emit(conv);
    return true;
  }

  #computed(name: string): string {
    const affine = this.#affine.get(name);
    if (!affine) return name;
    const channels = this.#channelsOf(affine.of)!;
    const result = this.#depthwise(affine.of, { channels, ...affine });
    this.#affine.set(name, { of: result, scale: 1, shift: 0 });
    return result;
  }

  /** A convolution that only scales and shifts: the only such operation that keeps the layout of convolutions. */
  #depthwise(
    input: string,
    { channels, scale, shift }: { channels: number; scale: number; shift: number },
  ): string {
    const output = `lighter.depthwise.${this.#names++}`;
    this.#emit({
      op: 'Conv',
      inputs: [
        input,
        this.#constant({ shape: [channels, 1, 1, 1], values: new Float32Array(channels).fill(scale) }),
        this.#constant({ shape: [channels], values: new Float32Array(channels).fill(shift) }),
      ],
      outputs: [output],
      attributes: [integersAttribute('kernel_shape', [1, 1]), integerAttribute('group', channels)],
    });
    return output;
  }

  /** Null if it is not known. */
  #channelsOf(name: string): number | null {
    const node = this.#producers.get(name);
    if (node?.op === 'Conv') return this.#constants.get(node.inputs[1]!)?.shape[0] ?? null;
    return node?.op === 'Mul' ? this.#channelsOf(node.inputs[0]!) : null;
  }
}

/** The weights of a convolution whose input and result are scaled and shifted. */
function folded({ weights, bias, before, after }: Convolution): { weights: Constant; bias: Constant } {
  const channels = weights.shape[0]!;
  const size = weights.values.length / channels;
  const { values } = weights;
  const scaled = new Float32Array(values.length);
  const shifts = new Float32Array(channels);
  const scale = before.scale * after.scale;
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0;
    for (let index = channel * size; index < (channel + 1) * size; index++) {
      sum += values[index]!;
      scaled[index] = values[index]! * scale;
    }
    shifts[channel] = ((bias?.values[channel] ?? 0) + sum * before.shift) * after.scale + after.shift;
  }
  return {
    weights: { shape: weights.shape, values: scaled },
    bias: { shape: [channels], values: shifts },
  };
}

function dropTiny(values: Float32Array): void {
  for (let index = 0; index < values.length; index++) if (Math.abs(values[index]!) < tiny) values[index] = 0;
}

function isPadded(node: Node): boolean {
  return (
    integersOf(node, 'pads').some((pad) => pad !== 0) ||
    node.attributes.some(({ name }) => name === 'auto_pad')
  );
}

function isUnchanged({ scale, shift }: Scaling): boolean {
  return scale === 1 && shift === 0;
}
