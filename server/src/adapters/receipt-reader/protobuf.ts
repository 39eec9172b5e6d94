/** `value` is a number for wire type 0, bytes for all others. */
export type Field = { number: number; wire: number; value: number | Uint8Array };

const fixedSizes = new Map([
  [1, 8],
  [5, 4],
]);
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The fields of a message in protocol buffer encoding, in the order of the bytes. */
export function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  const at = { place: 0 };
  while (at.place < bytes.length) {
    const key = varintAt(bytes, at);
    const [number, wire] = [key >>> 3, key & 7];
    if (wire === 0) fields.push({ number, wire, value: varintAt(bytes, at) });
    else {
      const size = fixedSizes.get(wire) ?? varintAt(bytes, at);
      fields.push({ number, wire, value: bytes.subarray(at.place, at.place + size) });
      at.place += size;
    }
  }
  return fields;
}

/** Negative numbers have ten bytes and are read as two to the 64th more: no field that is read here has them. */
function varintAt(bytes: Uint8Array, at: { place: number }): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[at.place++];
    if (byte === undefined) throw new RangeError('Not a valid protocol buffer.');
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}

export function encoded(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(({ number, wire, value }) => {
      const key = varint(number * 8 + wire);
      if (typeof value === 'number') return [key, varint(value)];
      return fixedSizes.has(wire) ? [key, value] : [key, varint(value.length), value];
    }),
  );
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

export function numberField(number: number, value: number): Field {
  return { number, wire: 0, value };
}

export function bytesField(number: number, value: Uint8Array | string): Field {
  return { number, wire: 2, value: typeof value === 'string' ? encoder.encode(value) : value };
}

export function floatField(number: number, value: number): Field {
  return { number, wire: 5, value: new Uint8Array(Float32Array.of(value).buffer) };
}

export function bytesOf(fields: readonly Field[], number: number): Uint8Array[] {
  return fields.flatMap((field) =>
    field.number === number && typeof field.value !== 'number' ? [field.value] : [],
  );
}

export function textsOf(fields: readonly Field[], number: number): string[] {
  return bytesOf(fields, number).map((bytes) => decoder.decode(bytes));
}

/** Repeated numbers may be packed into one field. */
export function numbersOf(fields: readonly Field[], number: number): number[] {
  return fields.flatMap((field) => {
    if (field.number !== number) return [];
    const { value } = field;
    if (typeof value === 'number') return [value];
    const at = { place: 0 };
    const numbers: number[] = [];
    while (at.place < value.length) numbers.push(varintAt(value, at));
    return numbers;
  });
}
