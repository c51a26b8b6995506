import { expect, test } from "vitest";
import { newFlock } from "./archived-flock.ts";
import { bytesOf, submitArchive, takeArchive, textIn, unzipped, zipped } from "./archives.ts";
import { broken } from "./broken-archives.ts";

test("an archive that does not match its manifest is refused with a reason, and nothing is written", async () => {
  const world = await newFlock();
  const { bytes, files } = await takeArchive(world, world.a);
  for (const [what, states, make] of broken) {
    const { status, errors = [], detail } = await submitArchive(world, world.b, await make(files, bytes));
    const texts = [detail, ...errors.map(({ message }) => message)].join(" ");
    expect([what, status === 422 || status === 413, texts]).toEqual([what, true, expect.stringMatching(states)]);
  }
  for (const table of ["birds", "species", "places", "audit"])
    expect([table, await world.countIn(table)]).toEqual([table, 0]);
  expect(await world.env.FILES.get(`org/${world.b.org_id}/archive/file`)).toBeNull();
  // What was not touched still goes in.
  const { status } = await submitArchive(world, world.b, await zipped(unzipped(bytes)));
  expect(status).toBe(201);
}, 120_000);

test("a zip that holds the same name twice, or is larger than a worker can hold, is refused", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const manifest = { name: "manifest.json", content: [textIn(files, "manifest.json")] };
  const twice = await submitArchive(world, world.b, await bytesOf([manifest, manifest]));
  expect([twice.status, twice.errors?.[0]?.code]).toEqual([422, "archive.file.names"]);
  const large = await submitArchive(world, world.b, new Uint8Array(17 * 1024 * 1024));
  expect([large.status, large.errors?.[0]?.message]).toEqual([413, expect.stringContaining("16 MB")]);
});
