import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { birdFilterNames, birdFilterWords } from "#db/vocabulary.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { type BirdCautions, enterBirdSlots } from "#worker/kit/bird-slots.ts";
import { gatheredRooms } from "#worker/rooms.ts";

// A clinic as it might be: its birds are those whose notes say so.
const isTreated = sql`birds.notes = 'treated'`;
const treated: BirdCautions = {
  reads: () => ({ treated: sql<0 | 1>`${isTreated}` }),
  of: (bird) => (bird.treated === 1 ? ["quarantine"] : []),
};

function enterHealth() {
  const { slots } = gatheredRooms;
  onTestFinished(() => enterBirdSlots(slots));
  enterBirdSlots({
    birdCautions: [...slots.birdCautions, { ...treated, from: "clinic/birdCautions" }],
    birdRings: slots.birdRings,
    birdFilters: slots.birdFilters,
    birdColumns: [...slots.birdColumns, { reads: { treated: () => sql`iif(${isTreated}, 'yes', NULL)` } }],
  });
}

async function couple() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const cock = await make.bird({ identifier: "C", sex: "male", species_id, notes: "treated" });
  const hen = await make.bird({ identifier: "H", sex: "female", species_id });
  const get = async (path: string) => {
    const trips = tripsOf(world.db).length;
    const { data } = (await (await world.ask(path, { as: world.a })).json()) as { data: Record<string, unknown> };
    return { data, trips: tripsOf(world.db).length - trips };
  };
  return { cock, hen, get };
}

type Cautioned = { cautions: string[] };

test("cautions that rooms bring to pairs and mates cost no extra query and no field of the answer", async () => {
  const { cock, hen, get } = await couple();
  const pair = `/api/birds/kinship/pair?cock_id=${cock.id}&hen_id=${hen.id}`;
  const mates = `/api/birds/${hen.id}/mates`;
  const before = [await get(pair), await get(mates)];
  enterHealth();
  const after = [await get(pair), await get(mates)];
  expect(after.map(({ trips }) => trips)).toEqual(before.map(({ trips }) => trips));
  const [judged, ranked] = after.map(({ data }) => data as { cock: Cautioned; hen: Cautioned; items: Cautioned[] });
  expect([judged?.cock.cautions, judged?.hen.cautions, ranked?.items.map((it) => it.cautions)]).toEqual([
    ...[["unknown_age", "quarantine"], ["unknown_age"], [["unknown_age", "quarantine"]]],
  ]);
  const fields = ([of]: typeof before) => Object.keys(of?.data.cock ?? {});
  expect(fields(after)).toEqual(fields(before));
});

test("a room's column comes with the rows of the register, read in the same statement", async () => {
  const { get } = await couple();
  const path = "/api/birds/page?sort_by=identifier&order=asc";
  const before = await get(path);
  enterHealth();
  const after = await get(path);
  const rows = ({ data }: typeof before) => data.items as Array<Record<string, unknown>>;
  expect(rows(after).map((it) => it.treated)).toEqual(["yes", null]);
  expect([after.trips, rows(before)[0]]).toEqual([before.trips, expect.not.objectContaining({ treated: "yes" })]);
});

test("each word of a filter that the vocabulary names is told by some room which birds it means, and by one alone", () => {
  const { birdFilters } = gatheredRooms.slots;
  for (const name of birdFilterNames)
    for (const word of birdFilterWords[name]) {
      const cure = `${name}=${word}: say in \`birdFilters\` of one manifest which birds are meant`;
      expect([cure, birdFilters.filter(({ [name]: words }) => word in (words ?? {})).length]).toEqual([cure, 1]);
    }
});
