const directory = 0x02014b50;
const end = 0x06054b50;

type Again = { of: string; names: readonly string[] };

/** A zip in whose directory more names stand for one of its entries, whose bytes lie there once. */
export function overlapping(zip: Uint8Array, { of, names }: Again): Uint8Array {
  const whole = Buffer.from(zip);
  const tail = whole.lastIndexOf(Buffer.from(Uint32Array.of(end).buffer));
  const first = whole.readUInt32LE(tail + 16);
  const entry = entryNamed(whole, of, first);
  const entries = names.map((name) => {
    const again = Buffer.concat([entry, Buffer.from(name)]);
    again.writeUInt16LE(name.length, 28);
    // Neither a field of its own nor a remark.
    again.writeUInt32LE(0, 30);
    return again;
  });
  const listed = Buffer.concat([whole.subarray(first, tail), ...entries]);
  const ending = Buffer.from(whole.subarray(tail));
  const count = ending.readUInt16LE(10) + names.length;
  ending.writeUInt16LE(count, 8);
  ending.writeUInt16LE(count, 10);
  ending.writeUInt32LE(listed.length, 12);
  return new Uint8Array(Buffer.concat([whole.subarray(0, first), listed, ending]));
}

function entryNamed(whole: Buffer, name: string, first: number): Buffer {
  const opening = Buffer.from(Uint32Array.of(directory).buffer);
  for (let at = first; at >= 0; at = whole.indexOf(opening, at + 1)) {
    const length = whole.readUInt16LE(at + 28);
    if (whole.toString("utf8", at + 46, at + 46 + length) === name) return whole.subarray(at, at + 46);
  }
  throw new Error(`no ${name} in the zip`);
}
