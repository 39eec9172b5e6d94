/** A bit stream as in ITU-T H.265 (Exp-Golomb codes in section 9.2). */
export class Bits {
  #bits = '';

  u(value: number, length: number): this {
    this.#bits += value.toString(2).padStart(length, '0');
    return this;
  }

  flag(value: boolean): this {
    return this.u(value ? 1 : 0, 1);
  }

  ue(value: number): this {
    const code = (value + 1).toString(2);
    this.#bits += '0'.repeat(code.length - 1) + code;
    return this;
  }

  se(value: number): this {
    return this.ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  bytes(bytes: Uint8Array): this {
    for (const byte of bytes) this.u(byte, 8);
    return this;
  }

  /** Appends a one bit, and zeros up to the next byte. */
  closed(): Uint8Array {
    const bits = `${this.#bits}1`;
    const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
    return Uint8Array.from(filled.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2));
  }
}
