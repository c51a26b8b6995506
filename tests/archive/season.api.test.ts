import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Species } from "#worker/species/queries.ts";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "./archives.ts";

const names = [
  ...["incubation_days_to", "candling_days", "lay_interval_days", "sits_from_egg"],
  ...["ring_days_from", "ring_days_to", "weaning_day"],
];

async function twoFlocks() {
  const world = await newWorld();
  const { ask, a, b } = world;
  await ask("/api/bird-species/from-catalogue", { as: a, json: { slugs: ["canary", "emu"] } });
  await makeFor(world, a).species({ common_name: "Híbrido" });
  const speciesOf = async (as = b) =>
    ((await (await ask("/api/bird-species/", { as })).json()) as { data: Species[] }).data;
  const bring = async (bytes: Uint8Array) => {
    const { data } = await submitArchive(world, b, bytes);
    expect((await putBack(world, b, data.digest)).status).toBe(200);
  };
  return { world, speciesOf, bring };
}

const plain = (kinds: Species[]) => kinds.map(({ id: _, org_id: __, version: ___, updated_at: ____, ...kept }) => kept);

test("what a species knows of its season comes back with the archive", async () => {
  const { world, speciesOf, bring } = await twoFlocks();
  const { files } = await takeArchive(world, world.a);
  await bring(await zipped(files));
  const back = plain(await speciesOf());
  expect(back).toEqual(plain(await speciesOf(world.a)));
  expect(back.find((it) => it.catalogue_slug === "canary")?.candling_days).toEqual([5, 10]);
});

test("an archive from before species knew of their season still comes back, and that is unknown", async () => {
  const { world, speciesOf, bring } = await twoFlocks();
  const { files } = await takeArchive(world, world.a);
  const before = withRows(files, "species", (rows) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))),
  );
  await bring(await zipped(before));
  const back = await speciesOf();
  expect(back).toHaveLength(3);
  expect(back.map(({ candling_days, weaning_day }) => [candling_days, weaning_day])).toEqual(
    back.map(() => [null, null]),
  );
});
