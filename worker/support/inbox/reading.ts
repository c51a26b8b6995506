import type { IncomingMail } from "./receiving.ts";

/** Bytes of a mail beyond which it is kept without files: of it only so much is read as words may take. */
const [largest, read] = [20 * 1024 ** 2, 1024 ** 2];

type Handed = { from: string; to: string; raw: ReadableStream<Uint8Array>; size: number };

/** Reads a mail as it is handed over, or of one that is too large its beginning. */
export async function readMail({ from, to, raw, size }: Handed): Promise<IncomingMail> {
  const isCut = size > largest;
  return { from, to, isCut, bytes: await beginningOf(raw, isCut ? read : largest) };
}

async function beginningOf(raw: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = raw.getReader();
  while (length < most) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  await reader.cancel();
  const bytes = new Uint8Array(Math.min(length, most));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece.subarray(0, bytes.length - at), at);
    at += piece.length;
  }
  return bytes;
}
