import { type Unpacked, zipped } from "./archives.ts";
import { trailed } from "./broken-rows.ts";

/** An archive that is not what it says: what is wrong, what is said of it, and how it came to be. */
export type Broken = [
  what: string,
  says: RegExp,
  make: (files: Unpacked, whole: Uint8Array) => Promise<Uint8Array> | Uint8Array,
];
const encode = (text: string) => new TextEncoder().encode(text);

const many = (n: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [`a${at}`, [null, value]]));

/** Small archives that are large once they are unpacked. */
export const unfolding: Broken[] = [
  [
    "a million rows",
    /too many rows/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", encode("{}\n".repeat(1_000_000))]])),
  ],
  [
    "a million empty lines",
    /too many rows/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", encode("\n".repeat(1_000_000))]])),
  ],
  [
    "a bomb",
    /too large to be restored/,
    (files) => zipped(new Map([...files, ["data/audit.jsonl", new Uint8Array(40 * 1024 * 1024).fill(32)]])),
  ],
  [
    "a bomb in a sheet",
    /too large to be restored/,
    (files) => zipped(new Map([...files, ["csv/audit.csv", new Uint8Array(40 * 1024 * 1024).fill(32)]])),
  ],
  [
    "a line about more columns than anything has",
    /value in changes/,
    (files) => trailed(files, { changes: many(101, 1) }),
  ],
  [
    "a line longer than any that tells of a bird",
    /value in changes/,
    (files) => trailed(files, { changes: many(3, "x".repeat(15_000)) }),
  ],
];
