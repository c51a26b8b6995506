import { jsonIn, unzipped, zipped } from "#tests/archive/archives.ts";
import { broken } from "#tests/archive/broken-archives.ts";
import { overlapping } from "#tests/spreadsheets/overlapping-zip.ts";
import type { Bomb } from "./tables.ts";

const bombs = /brackets|unfold|depth|million|bomb|same bytes/;

/** Archives made of a sound one that unfold to as much as they can. */
export async function archives(whole: Uint8Array): Promise<Bomb[]> {
  const files = unzipped(whole);
  const made: Bomb[] = [];
  for (const [what, , make] of broken) {
    if (bombs.test(what)) made.push({ what, name: "a.zip", bytes: new Uint8Array(await make(files, whole)) });
  }
  // Twelve megabytes of a picture's type, read and summed for every name.
  const large = new Uint8Array(12_000_000);
  large.set([0xff, 0xd8, 0xff]);
  const of = "photos/ph_large.jpg";
  const names = Array.from({ length: 1000 }, (_, at) => `photos/ph_${at}.jpg`);
  const sums = jsonIn<{ files: object }>(files, "manifest.json").files;
  const archive = await zipped(new Map([...files, [of, large]]), { files: sums });
  made.push({
    what: "1,000 names of 12 MB",
    name: "a.zip",
    bytes: new Uint8Array(overlapping(archive, { of, names })),
  });
  return made;
}
