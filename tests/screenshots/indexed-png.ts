import { deflateSync } from 'node:zlib';

/** Red, green and blue, eight bits each, red in the highest bits. */
export type Color = number;

/** Maximum number of colors in a palette. */
const PALETTE = 256;

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG file (ISO/IEC 15948): length, type, data, checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function distance(one: Color, other: Color): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
}

/** The most frequent colors, and for each color the nearest of them. */
function paletteOf(pixels: Iterable<Color>): { readonly colors: readonly Color[]; readonly index: Map<Color, number> } {
  const counts = new Map<Color, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const colors = byCount.slice(0, PALETTE);
  const nearest = (color: Color) =>
    colors.reduce(
      (best, other, index) => (distance(color, other) < distance(color, colors[best] ?? 0) ? index : best),
      0,
    );
  return { colors, index: new Map(byCount.map((color) => [color, nearest(color)])) };
}

/** A PNG of one byte per pixel: a few kilobytes for an image that is nearly all one color. */
export function indexedPng(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const pixels = Array.from({ length: width * height }, (_, pixel) =>
    colorAt(pixel % width, Math.floor(pixel / width)),
  );
  const { colors, index } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((color, pixel) => {
    // Each row begins with its filter: none.
    rows[pixel + Math.floor(pixel / width) + 1] = index.get(color) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, with a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
