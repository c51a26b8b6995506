import { expect, test } from "vitest";
import { withV8Flags } from "#worker/local/v8-flags.ts";

// A root struct of one word of data and four pointers, and a second segment: little, but shaped as Miniflare writes it.
const segment = Buffer.alloc(8 * 6);
segment.writeUInt16LE(1, 4);
segment.writeUInt16LE(4, 6);
segment.write("datadata", 8);
segment.writeUInt32LE(0xabcd, 8 * 5);
const other = Buffer.from("another!");
const framing = Buffer.alloc(16);
for (const [at, value] of [1, 6, 1].entries()) framing.writeUInt32LE(value, 4 * at);
const config = Buffer.concat([framing, segment, other]);

/** Follows the pointer of `v8Flags` as a reader of Cap'n Proto would. */
function flagsIn(message: Buffer): string[] {
  const count = message.readUInt32LE(0) + 1;
  let start = 8 * Math.ceil((4 * (count + 1)) / 8);
  const segments = Array.from({ length: count }, (_, at) => {
    const size = 8 * message.readUInt32LE(4 * (at + 1));
    start += size;
    return message.subarray(start - size, start);
  });
  const pointer = 8 * (1 + 1 + 2);
  expect((segments[0]?.readUInt32LE(pointer) ?? 0) & 7).toBe(2);
  const landing = (segments[0]?.readUInt32LE(pointer) ?? 0) >> 3;
  const far = segments[segments[0]?.readUInt32LE(pointer + 4) ?? 0] ?? Buffer.alloc(0);
  const listed = far.readUInt32LE(8 * landing + 4) >> 3;
  return Array.from({ length: listed }, (_, at) => {
    const place = 8 * (landing + 1 + at);
    const from = place + 8 + 8 * (far.readInt32LE(place) >> 2);
    const length = far.readUInt32LE(place + 4) >> 3;
    return far.subarray(from, from + length - 1).toString();
  });
}

test("a configuration tells V8 its flags, and everything else in it stays as it was", () => {
  const flags = ["--a", "--max-semi-space-size=4", "--seven77"];
  const message = withV8Flags(config, flags);
  expect(flagsIn(message)).toEqual(flags);
  const without = Buffer.from(message.subarray(16, 16 + segment.length));
  without.fill(0, 8 * 4, 8 * 5);
  expect(without).toEqual(segment);
  expect(message.subarray(16 + segment.length, 16 + segment.length + 8)).toEqual(other);
});

test("a configuration of another shape is refused rather than spoiled", () => {
  const small = Buffer.from(config);
  small.writeUInt16LE(2, 16 + 6);
  expect(() => withV8Flags(small, ["--a"])).toThrow("another shape");
});
