import sharp from 'sharp';
import { Bits } from './drawn-bits.ts';

/**
 * Encodes a photo as gray HEIC. No library on npm does, but HEVC (ITU-T H.265) allows blocks with raw samples, and with
 * one slice per block its arithmetic coder only outputs constants.
 */
export async function asHeic(photo: Uint8Array, quarterTurnsLeft: 0 | 1 | 2 | 3 = 0): Promise<Buffer> {
  const image = await paddedGray(photo);
  const items = Buffer.concat(slicesOf(image).map((nal) => Buffer.concat([u32(nal.length), nal])));
  const typeBox = box('ftyp', text('heic'), u32(0), text('mif1'), text('heic'));
  const meta = (offset: number): Buffer => metaBox(image, { offset, length: items.length }, quarterTurnsLeft);
  const header = Buffer.concat([typeBox, meta(0)]);
  return Buffer.concat([typeBox, meta(header.length + 8), box('mdat', items)]);
}

type Gray = { data: Buffer; width: number; height: number };

/** Samples per side of a block. */
const block = 32;

async function paddedGray(photo: Uint8Array): Promise<Gray> {
  const { width, height } = await sharp(photo).metadata();
  const missing = (side: number): number => (block - (side % block)) % block;
  const { data, info } = await sharp(photo)
    .extend({ right: missing(width), bottom: missing(height), background: '#777' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function slicesOf({ data, width, height }: Gray): Buffer[] {
  const columns = width / block;
  const count = columns * (height / block);
  return Array.from({ length: count }, (_, index) => {
    const header = new Bits()
      .flag(index === 0)
      .flag(false)
      .ue(0);
    if (index > 0) header.u(index, Math.ceil(Math.log2(count)));
    // An intra slice, quantizer as the picture's.
    header.ue(2).se(0);
    const left = (index % columns) * block;
    const top = Math.floor(index / columns) * block;
    const luma = Array.from({ length: block }, (_row, y) => {
      const from = (top + y) * width + left;
      return data.subarray(from, from + block);
    });
    const chroma = Buffer.alloc((block * block) / 2, 128);
    return nal(19, header.closed(), wholeBlockOfSamples, ...luma, chroma, endOfSlice);
  });
}

/** part_mode 2Nx2N and pcm_flag by a reset coder: 100001101, padded to a byte. */
const wholeBlockOfSamples = Buffer.from([0b1000_0110, 0b1000_0000]);
/** end_of_slice_segment_flag by a reset coder: 111111101, whose last bit ends the slice. */
const endOfSlice = Buffer.from([0b1111_1110, 0b1000_0000]);

/** Main profile, level 4. */
const profile = Buffer.from([0x01, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 120]);

function videoParameters(): Buffer {
  const bits = new Bits().u(0, 4).u(3, 2).u(0, 6).u(0, 3).flag(true).u(0xffff, 16).bytes(profile);
  return nal(32, bits.flag(true).ue(0).ue(0).ue(0).u(0, 6).ue(0).flag(false).flag(false).closed());
}

function sequenceParameters({ width, height }: Gray): Buffer {
  const bits = new Bits().u(0, 4).u(0, 3).flag(true).bytes(profile).ue(0);
  // 4:2:0, no cropping, eight bits, no reordering.
  bits.ue(1).ue(width).ue(height).flag(false).ue(0).ue(0).ue(0).flag(true).ue(0).ue(0).ue(0);
  // Blocks of 32 that are not split, transforms of 4 to 32, no scaling lists, asymmetric partitions or adaptive offset.
  bits.ue(2).ue(0).ue(0).ue(3).ue(0).ue(0).flag(false).flag(false).flag(false);
  // Eight-bit samples in blocks of 32, without filters.
  bits.flag(true).u(7, 4).u(7, 4).ue(2).ue(0).flag(true);
  return nal(33, bits.ue(0).flag(false).flag(false).flag(false).flag(false).flag(false).closed());
}

function pictureParameters(): Buffer {
  const bits = new Bits()
    .ue(0)
    .ue(0)
    .flag(false)
    .flag(false)
    .u(0, 3)
    .flag(false)
    .flag(false)
    .ue(0)
    .ue(0)
    .se(0);
  bits.flag(false).flag(false).flag(false).se(0).se(0).flag(false).flag(false).flag(false).flag(false);
  // No tiles, no wavefronts, no filter across slices; deblocking is disabled.
  bits.flag(false).flag(false).flag(false).flag(true).flag(false).flag(true);
  return nal(34, bits.flag(false).flag(false).ue(0).flag(false).flag(false).closed());
}

/** A NAL unit: inserts a three after two zeros that are followed by a small byte. */
function nal(type: number, ...parts: Uint8Array[]): Buffer {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of Buffer.concat(parts)) {
    if (zeros >= 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from([type << 1, 1, ...escaped]);
}

function metaBox(image: Gray, extent: { offset: number; length: number }, quarterTurnsLeft: number): Buffer {
  const handler = fullBox('hdlr', 0, u32(0), text('pict'), Buffer.alloc(13));
  const location = fullBox(
    'iloc',
    0,
    u16(0x4400),
    u16(1),
    u16(1),
    u16(0),
    u16(1),
    u32(extent.offset),
    u32(extent.length),
  );
  const entry = fullBox('infe', 2, u16(1), u16(0), text('hvc1'), Buffer.alloc(1));
  const properties = box(
    'ipco',
    configuration(image),
    fullBox('ispe', 0, u32(image.width), u32(image.height)),
    // sRGB, full range.
    box('colr', text('nclx'), u16(1), u16(13), u16(6), Buffer.from([0x80])),
    box('irot', Buffer.from([quarterTurnsLeft])),
  );
  const association = fullBox('ipma', 0, u32(1), u16(1), Buffer.from([4, 0x81, 0x02, 0x03, 0x84]));
  return fullBox(
    'meta',
    0,
    handler,
    fullBox('pitm', 0, u16(1)),
    location,
    fullBox('iinf', 0, u16(1), entry),
    box('iprp', properties, association),
  );
}

function configuration(image: Gray): Buffer {
  const sets = [videoParameters(), sequenceParameters(image), pictureParameters()].map((set, index) =>
    Buffer.concat([Buffer.from([0x80 | (32 + index)]), u16(1), u16(set.length), set]),
  );
  const fixed = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, sets.length]);
  return box('hvcC', Buffer.from([1]), profile, fixed, ...sets);
}

function box(kind: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), text(kind), body]);
}

function fullBox(kind: string, version: number, ...content: Uint8Array[]): Buffer {
  return box(kind, u32(version << 24), ...content);
}

function text(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
