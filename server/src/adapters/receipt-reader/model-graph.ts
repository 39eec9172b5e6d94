import {
  bytesField,
  bytesOf,
  encoded,
  type Field,
  fieldsOf,
  floatField,
  numberField,
  numbersOf,
  textsOf,
} from './protobuf.ts';

/** The computation of a model in ONNX format: nodes in an order in which they can run, and constants by their names. */
export type Graph = { nodes: Node[]; constants: Map<string, Constant>; results: ReadonlySet<string> };
export type Node = {
  op: string;
  inputs: string[];
  outputs: string[];
  attributes: readonly Attribute[];
  /** Its other fields. */
  rest?: readonly Field[];
};
export type Constant = { shape: number[]; values: Float32Array };
type Attribute = { name: string; bytes: Uint8Array };

/** Field numbers of onnx.proto. */
const inModel = { graph: 7 };
const inGraph = { node: 1, initializer: 5, result: 12 };
const inNode = { input: 1, output: 2, op: 4, attribute: 5 };
const nodeFieldNumbers = new Set(Object.values(inNode));
const inAttribute = { name: 1, float: 2, integer: 3, tensor: 5, integers: 8, type: 20 };
const inResult = { name: 1 };
const inTensor = { shape: 1, type: 2, floats: 4, name: 8, bytes: 9 };
/** Values of `type`. */
const float32 = 1;
const attributeTypes = { float: 1, integer: 2, integers: 7 };

/** Returns the model's file with another graph. */
export function withGraph(file: Uint8Array, change: (graph: Graph) => Graph): Uint8Array {
  return encoded(
    fieldsOf(file).map((field) => {
      if (field.number !== inModel.graph || typeof field.value === 'number') return field;
      const fields = fieldsOf(field.value);
      const { graph, others } = graphOf(fields);
      return bytesField(inModel.graph, encoded([...graphFields(change(graph)), ...others]));
    }),
  );
}

/** Only 32-bit floats within the file become constants; others stay as they are. */
function graphOf(fields: Field[]): { graph: Graph; others: Field[] } {
  const nodes: Node[] = [];
  const constants = new Map<string, Constant>();
  const others: Field[] = [];
  for (const field of fields) {
    if (typeof field.value === 'number') others.push(field);
    else if (field.number === inGraph.node) {
      const node = nodeOf(fieldsOf(field.value));
      const constant = node.op === 'Constant' ? constantOf(attributeFields(node, 'value')) : null;
      if (constant) constants.set(node.outputs[0]!, constant);
      else nodes.push(node);
    } else {
      const tensor = field.number === inGraph.initializer ? fieldsOf(field.value) : [];
      const constant = constantIn(tensor);
      if (constant) constants.set(textsOf(tensor, inTensor.name)[0]!, constant);
      else others.push(field);
    }
  }
  const results = bytesOf(fields, inGraph.result).flatMap((bytes) => textsOf(fieldsOf(bytes), inResult.name));
  return { graph: { nodes, constants, results: new Set(results) }, others };
}

function nodeOf(fields: Field[]): Node {
  return {
    op: textsOf(fields, inNode.op)[0]!,
    inputs: textsOf(fields, inNode.input),
    outputs: textsOf(fields, inNode.output),
    attributes: bytesOf(fields, inNode.attribute).map((bytes) => ({
      name: textsOf(fieldsOf(bytes), inAttribute.name)[0]!,
      bytes,
    })),
    rest: fields.filter(({ number }) => !nodeFieldNumbers.has(number)),
  };
}

function constantOf(attribute: Field[]): Constant | null {
  const [tensor] = bytesOf(attribute, inAttribute.tensor);
  return tensor ? constantIn(fieldsOf(tensor)) : null;
}

function constantIn(tensor: Field[]): Constant | null {
  if (numbersOf(tensor, inTensor.type)[0] !== float32) return null;
  const data = Buffer.concat([...bytesOf(tensor, inTensor.bytes), ...bytesOf(tensor, inTensor.floats)]);
  // Copied, because floats must be aligned.
  const values = new Float32Array(new Uint8Array(data).buffer);
  const shape = numbersOf(tensor, inTensor.shape);
  return values.length === shape.reduce((product, size) => product * size, 1) ? { shape, values } : null;
}

function graphFields({ nodes, constants }: Graph): Field[] {
  return [
    ...nodes.map((node) => bytesField(inGraph.node, encoded(nodeFields(node)))),
    ...[...constants].map(([name, constant]) =>
      bytesField(inGraph.initializer, encoded(tensorFields(name, constant))),
    ),
  ];
}

function nodeFields({ op, inputs, outputs, attributes, rest = [] }: Node): Field[] {
  return [
    ...inputs.map((name) => bytesField(inNode.input, name)),
    ...outputs.map((name) => bytesField(inNode.output, name)),
    bytesField(inNode.op, op),
    ...attributes.map(({ bytes }) => bytesField(inNode.attribute, bytes)),
    ...rest,
  ];
}

function tensorFields(name: string, { shape, values }: Constant): Field[] {
  return [
    ...shape.map((size) => numberField(inTensor.shape, size)),
    numberField(inTensor.type, float32),
    bytesField(inTensor.name, name),
    bytesField(inTensor.bytes, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ];
}

function attributeFields({ attributes }: Node, name: string): Field[] {
  const attribute = attributes.find((attribute) => attribute.name === name);
  return attribute ? fieldsOf(attribute.bytes) : [];
}

export function floatOf(node: Node, name: string): number | null {
  const field = attributeFields(node, name).find(({ number }) => number === inAttribute.float);
  if (!field || typeof field.value === 'number') return null;
  return new DataView(field.value.buffer, field.value.byteOffset).getFloat32(0, true);
}

export function integersOf(node: Node, name: string): number[] {
  return numbersOf(attributeFields(node, name), inAttribute.integers);
}

export function floatAttribute(name: string, value: number): Attribute {
  return attribute(name, attributeTypes.float, [floatField(inAttribute.float, value)]);
}

export function integerAttribute(name: string, value: number): Attribute {
  return attribute(name, attributeTypes.integer, [numberField(inAttribute.integer, value)]);
}

export function integersAttribute(name: string, values: readonly number[]): Attribute {
  return attribute(
    name,
    attributeTypes.integers,
    values.map((value) => numberField(inAttribute.integers, value)),
  );
}

function attribute(name: string, type: number, values: Field[]): Attribute {
  const fields = [bytesField(inAttribute.name, name), ...values, numberField(inAttribute.type, type)];
  return { name, bytes: encoded(fields) };
}
