import { promisify } from 'node:util';
import { constants, crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import { AppError } from '#errors.ts';

/**
 * Strict reader of ZIP archives (PKWARE APPNOTE 6.3.10): stored and deflated entries; no encryption, ZIP64 or split
 * archives. No declared size is trusted: entries that differ from the directory are rejected.
 */

export type ZipEntry = {
  /** With its folders: "recipes/soup/soup.json". */
  name: string;
  /** Cheaply reads the first bytes, enough to detect the type. Null if only the whole content can tell. */
  head(): Uint8Array | null;
  /** The whole content. Throws if it is larger than `most` bytes or differs from the directory. */
  content(max: number): Promise<Uint8Array>;
};

const maxEntries = 20_000;
const endSignature = 0x06054b50;
const endLength = 22;
const maxCommentBytes = 0xffff;
const directorySignature = 0x02014b50;
const directoryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const stored = 0;
const deflated = 8;
const headBytes = 512;
/** Maximum decompressed size of a head: deflate expands up to 1,032 times. */
const maxHeadBytes = 65_536;

const inflate = promisify(inflateRaw);
const decoder = new TextDecoder();

export function isZip(bytes: Uint8Array): boolean {
  return (
    bytes.length > endLength && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  );
}

export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  const directoryEnd = offset + view.getUint32(end + 12, true);
  // 0xffff and 0xffffffff are markers of ZIP64.
  if (view.getUint16(end + 8, true) !== count || count > maxEntries || directoryEnd > end) throw damaged();
  const entries: ZipEntry[] = [];
  let compressed = 0;
  for (let index = 0; index < count; index++) {
    if (offset + directoryLength > directoryEnd || view.getUint32(offset, true) !== directorySignature)
      throw damaged();
    const size = view.getUint32(offset + 20, true);
    compressed += size;
    // Overlapping entries are how zip bombs get large.
    if (compressed > bytes.length) throw damaged();
    const isFolder = view.getUint32(offset + 24, true) === 0;
    if (!isFolder) entries.push(entryAt(bytes, view, offset));
    offset +=
      directoryLength +
      view.getUint16(offset + 28, true) +
      view.getUint16(offset + 30, true) +
      view.getUint16(offset + 32, true);
  }
  return entries;
}

/** Offset of the end record: at the end of the file, before an optional comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let offset = last; offset >= Math.max(0, last - maxCommentBytes); offset--) {
    if (view.getUint32(offset, true) !== endSignature) continue;
    if (offset + endLength + view.getUint16(offset + 20, true) === view.byteLength) return offset;
  }
  throw damaged();
}

function entryAt(bytes: Uint8Array, view: DataView, offset: number): ZipEntry {
  const flags = view.getUint16(offset + 8, true);
  const method = view.getUint16(offset + 10, true);
  const checksum = view.getUint32(offset + 16, true);
  const size = view.getUint32(offset + 24, true);
  const local = view.getUint32(offset + 42, true);
  if (local + localLength > bytes.length || view.getUint32(local, true) !== localSignature) throw damaged();
  const from = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = bytes.subarray(from, from + view.getUint32(offset + 20, true));
  const isReadable = (flags & 1) === 0 && (method === stored || method === deflated);
  const nameAt = offset + directoryLength;
  return {
    name: decoder.decode(bytes.subarray(nameAt, nameAt + view.getUint16(offset + 28, true))),
    head() {
      if (!isReadable) return new Uint8Array();
      if (method === stored) return data.subarray(0, headBytes);
      return inflatedHead(data.subarray(0, headBytes));
    },
    async content(max) {
      if (!isReadable)
        throw new AppError('invalid_input', 'This archive is encrypted or in an unsupported format.');
      if (size > max) throw tooLarge();
      // One byte more than declared, to detect larger content.
      const content =
        method === stored ? data : await inflate(data, { maxOutputLength: size + 1 }).catch(() => null);
      if (content?.length !== size || crc32(content) !== checksum) throw damaged();
      return content;
    },
  };
}

function inflatedHead(data: Uint8Array): Uint8Array | null {
  try {
    return inflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxHeadBytes });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? null : new Uint8Array();
  }
}

export function damaged(): AppError {
  return new AppError('invalid_input', 'This archive is damaged or incomplete.');
}

export function tooLarge(): AppError {
  return new AppError('invalid_input', 'This file is too large to import.');
}
