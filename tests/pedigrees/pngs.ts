import { crc32, deflateSync } from "node:zlib";

type Header = { width: number; height: number; depth?: number; colour?: 0 | 2 | 3 | 4 | 6; interlace?: 0 | 1 };

/** A chunk of a PNG with the checksum it should have. */
export function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function header({ width, height, depth = 8, colour = 2, interlace = 0 }: Header): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlace], 8);
  return chunk("IHDR", body);
}

/** A PNG that says it is so large; its picture is as many black rows as that is, or as many bytes as are asked for. */
export function blackPng(text: Header, bytes?: number): Uint8Array {
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[text.colour ?? 2];
  const row = Math.ceil((text.width * channels * (text.depth ?? 8)) / 8) + 1;
  return pngOf([
    header(text),
    ...(text.colour === 3 ? [chunk("PLTE", new Uint8Array(6))] : []),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes ?? row * text.height), { level: 9 })),
  ]);
}

/** A PNG of these chunks and an end. */
export function pngOf(chunks: readonly Uint8Array[]): Uint8Array {
  const signature = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  return new Uint8Array(Buffer.concat([signature, ...chunks, chunk("IEND", new Uint8Array())]));
}
