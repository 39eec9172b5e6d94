import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = { name: string; content: Uint8Array | string; isStored?: boolean };

/** A ZIP archive as written by other programs. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false } of parts) {
    const plain = Buffer.from(content);
    const data = isStored ? plain : deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(plain.length, 8);
    const head = Buffer.from([20, 0, 0, 0, isStored ? 0 : 8, 0, 0, 0, 0, 0]);
    const lengths = Buffer.from([nameBytes.length, 0, 0, 0]);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, sizes, lengths, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        head,
        sizes,
        lengths,
        place,
        nameBytes,
      ]),
    );
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
