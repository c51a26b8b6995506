import childProcess, { type ChildProcess } from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

const word = 8;
// Slot of `v8Flags` among the pointers of the root struct; see `struct Config` in workerd.capnp.
const slot = 2;

/**
 * A workerd configuration (a Cap'n Proto message in stream framing) that also gives V8 these flags. The flags lie in a
 * segment of their own at the end, to which a far pointer leads; nothing else of the message moves.
 * Source: https://capnproto.org/encoding.html
 */
export function withV8Flags(config: Uint8Array, flags: readonly string[]): Buffer {
  const given = Buffer.from(config);
  const segments = given.readUInt32LE(0) + 1;
  const sizes = Array.from({ length: segments }, (_, at) => given.readUInt32LE(4 * (at + 1)));
  const root = Buffer.from(given.subarray(word * Math.ceil((4 * (segments + 1)) / word)));
  const pointer = root.readInt32LE(0);
  const [dataWords, pointers] = [root.readUInt16LE(4), root.readUInt16LE(6)];
  if ((pointer & 3) !== 0 || pointers <= slot) throw new Error("workerd's configuration has another shape by now");
  const at = word * (1 + (pointer >> 2) + dataWords + slot);
  root.writeUInt32LE(2, at);
  root.writeUInt32LE(segments, at + 4);
  const more = flagSegment(flags);
  return Buffer.concat([framing([...sizes, more.length / word]), root, more]);
}

/** How many segments there are, and the words of each. */
function framing(sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(word * Math.ceil((4 * (sizes.length + 1)) / word));
  head.writeUInt32LE(sizes.length - 1, 0);
  for (const [at, size] of sizes.entries()) head.writeUInt32LE(size, 4 * (at + 1));
  return head;
}

/** A list of texts behind the list pointer that a far pointer lands on. */
function flagSegment(flags: readonly string[]): Buffer {
  const texts = flags.map((flag) => Buffer.from(`${flag}\0`));
  const wordsOf = (text: Buffer) => Math.ceil(text.length / word);
  const head = 1 + flags.length;
  const segment = Buffer.alloc(word * texts.reduce((sum, text) => sum + wordsOf(text), head));
  segment.writeUInt32LE(1, 0);
  segment.writeUInt32LE((flags.length << 3) | 6, 4);
  let free = head;
  for (const [at, text] of texts.entries()) {
    const place = 1 + at;
    segment.writeInt32LE(((free - place - 1) << 2) | 1, word * place);
    segment.writeUInt32LE((text.length << 3) | 2, word * place + 4);
    text.copy(segment, word * free);
    free += wordsOf(text);
  }
  return segment;
}

/** Lets every workerd that Miniflare starts from now on run with these flags; Miniflare itself hands none over. */
export function giveV8Flags(flags: readonly string[]): void {
  const { spawn } = childProcess;
  childProcess.spawn = ((...given: Parameters<typeof spawn>) => {
    const child: ChildProcess = Reflect.apply(spawn, childProcess, given);
    const { stdin } = child;
    if (stdin && String(given[0]).includes("workerd")) {
      const { write } = stdin;
      stdin.write = ((config: Uint8Array) => Reflect.apply(write, stdin, [withV8Flags(config, flags)])) as typeof write;
    }
    return child;
  }) as typeof spawn;
  syncBuiltinESMExports();
}
