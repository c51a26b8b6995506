import { expect, test } from "vitest";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import type { ColoursPage, PairColours } from "#worker/results/colours/queries.ts";
import { budgies } from "./budgies.ts";

async function aviary() {
  const world = await newWorld();
  const bred = await budgies(world);
  const { get } = bred;
  const list = async (query = "") => (await get<ColoursPage>(`/api/results/colours${query}`)).data;
  const of = async (id: string) => (await get<PairColours>(`/api/results/colours/${id}`)).data;
  const doubt = async (id: string) =>
    (await get<{ colour_doubt: { title: string; says: string[]; pair_id: string } | null }>(`/api/birds/${id}/page`))
      .data.colour_doubt;
  /** A green and a blue, as they are written on the day they are paired. */
  const greenAndBlue = async (his = "green") => {
    const [cock, hen] = [await bred.bird("male", his), await bred.bird("female", "blue")];
    return { cock, hen, ...(await bred.pair([cock.id], [hen.id])) };
  };
  return { ...world, ...bred, list, of, doubt, greenAndBlue };
}

test("a cinnamon son of a green and a blue is told at once: in the list, of its pair and on its own page", async () => {
  const { list, of, doubt, get, greenAndBlue, hatch, db } = await aviary();
  const pair = await greenAndBlue();
  const [son = "", other = ""] = await hatch(pair.id, [
    { sex: "male", mutation: "cinnamon green" },
    { sex: "female", mutation: "green" },
  ]);
  const tripsFor = async (path: string) => {
    const before = tripsOf(db).length;
    expect((await get(path)).status).toBe(200);
    return tripsOf(db).length - before;
  };
  await tripsFor("/api/results");
  const trips = await tripsFor("/api/results");
  expect([await tripsFor("/api/results/colours"), await tripsFor(`/api/results/colours/${pair.id}`)]).toEqual([
    trips,
    trips,
  ]);
  const [line] = (await list()).pairs;
  expect(line).toMatchObject({ id: pair.id, chicks: 2, counted: 2 });
  expect(line?.says[0]).toMatch(/^.+ \(cinnamon green, cock\): this pair cannot have such a chick\.$/);
  const colours = await of(pair.id);
  const [family] = colours.families;
  expect(family).toMatchObject({ counted: 1, is_of_today: false, impossible: [{ id: son }] });
  const why = [
    "No split of the parents explains it: check the chick's colour, its sex and its parents.",
    "If it is a hen: the cock would have to be split for cinnamon.",
  ];
  expect(family?.impossible[0]?.says).toEqual(why);
  expect(await doubt(son)).toMatchObject({ says: why, pair_id: pair.id });
  expect(await doubt(other)).toBeNull();
  expect(await doubt(pair.cock.id)).toBeNull();
});

test("what is written of the parents later changes no forecast, but explains", async () => {
  const { of, doubt, greenAndBlue, hatch, write } = await aviary();
  const pair = await greenAndBlue();
  const [chick = ""] = await hatch(pair.id, [{ sex: "female", mutation: "blue" }]);
  expect((await doubt(chick))?.says).toEqual(["The cock would have to be split for blue."]);
  await write(pair.cock.id, { genotype: "green /blue" });
  const [family] = (await of(pair.id)).families;
  expect(family?.cock.colour).toBe("green");
  expect(family?.impossible[0]?.says).toEqual(["As its parents are recorded today, it is possible."]);
  expect(await doubt(chick)).toBeNull();
});

test("a planned pair is foretold by what its birds are on the day it begins, and one without colours by today's", async () => {
  const { bird, pair, write, of, hatch, list, send } = await aviary();
  const [cock, hen] = [await bird("male", "green"), await bird("female", "blue")];
  const planned = await pair([cock.id], [hen.id], { state: "planned", started_on: null });
  await write(cock.id, { genotype: "green /blue" });
  expect((await send(`/api/pairs/${planned.id}/state`, { state: "active" })).status).toBe(200);
  await hatch(planned.id, [{ mutation: "blue" }]);
  expect((await of(planned.id)).families[0]).toMatchObject({ impossible: [], counted: 1, is_of_today: false });
  const [plain, hers] = [await bird("male", null), await bird("female", "blue")];
  const blank = await pair([plain.id], [hers.id]);
  const bare = await pair([(await bird("male", "green")).id], [(await bird("female", "blue")).id]);
  await hatch(bare.id, [{}]);
  expect((await list()).pairs.map(({ id }) => id)).toEqual([planned.id]);
  await hatch(blank.id, [{ mutation: "blue" }, {}]);
  expect(await of(blank.id)).toMatchObject({ families: [], unread: 2 });
  await write(plain.id, { mutation: "blue" });
  expect((await of(blank.id)).families[0]).toMatchObject({ is_of_today: true, counted: 1, unrecorded: 1 });
});

test("eight green chicks where half were to be blue are told with how seldom that is", async () => {
  const { list, of, greenAndBlue, hatch } = await aviary();
  const pair = await greenAndBlue("green /blue");
  await hatch(
    pair.id,
    Array.from({ length: 8 }, () => ({ mutation: "green" })),
  );
  const says =
    /^Of 8 chicks (8 are light green|none is skyblue) where 4 were to be expected; by chance alone this happens in 1 of 130 such broods\.$/;
  expect((await of(pair.id)).families[0]?.uneven).toMatch(says);
  expect((await list()).pairs[0]?.says[0]).toMatch(says);
});

test("of a colony each chick stands with its own parents, and another of it that can have a chick is named", async () => {
  const { bird, pair, hatch, of, write } = await aviary();
  const [cock, blue] = [await bird("male", "green"), await bird("male", "blue")];
  const hen = await bird("female", "blue");
  const colony = await pair([cock.id, blue.id], [hen.id]);
  const [first = "", second = "", third = ""] = await hatch(colony.id, [
    { mutation: "blue" },
    { mutation: "blue" },
    { mutation: "blue" },
  ]);
  expect(await of(colony.id)).toMatchObject({ families: [], unsure: 3 });
  await write(first, { father_id: cock.id });
  await write(second, { father_id: blue.id });
  await write(third, { father_id: (await bird("male", "blue")).id });
  const colours = await of(colony.id);
  expect(colours).toMatchObject({ unsure: 0, elsewhere: 1 });
  const [own, others] = [cock, blue].map(({ id }) => colours.families.find((family) => family.cock.id === id));
  expect(others).toMatchObject({ counted: 1, impossible: [] });
  expect(own?.impossible[0]?.says).toEqual([
    "The cock would have to be split for blue.",
    `Or its father is another cock that was in the pair: ${blue.identifier}.`,
  ]);
});

test("an egg that hatched in another nest may be one of that nest", async () => {
  const { greenAndBlue, bird, pair, hatch, of, send } = await aviary();
  const [own, cock, hen] = [await greenAndBlue(), await bird("male", "blue"), await bird("female", "blue")];
  const foster = await pair([cock.id], [hen.id]);
  await hatch(own.id, [{ mutation: "blue" }], (egg_ids) =>
    send("/api/eggs/events", { egg_ids, foster_pair_id: foster.id }),
  );
  expect((await of(own.id)).families[0]?.impossible[0]?.says).toEqual([
    "The cock would have to be split for blue.",
    `Or the egg was one of pair ${foster.number}, in whose nest it hatched.`,
  ]);
});

test("another organisation's pair is not there, nor its site, and a chick in the trash counts no more", async () => {
  const { ask, a, b, greenAndBlue, hatch, of, list, get } = await aviary();
  const pair = await greenAndBlue();
  const [chick = ""] = await hatch(pair.id, [{ mutation: "blue" }]);
  expect((await ask(`/api/results/colours/${pair.id}`, { as: b })).status).toBe(404);
  const theirs = (await (await ask("/api/results/colours", { as: b })).json()) as { data: ColoursPage };
  expect(theirs.data.pairs).toEqual([]);
  expect([
    (await get("/api/results/colours?site_id=place_x")).status,
    (await get("/api/results/colours/x")).status,
  ]).toEqual([404, 404]);
  expect([(await list("?season=1999")).pairs, (await list("?season=x")).pairs]).toEqual([[], []]);
  expect((await ask(`/api/birds/${chick}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect(await of(pair.id)).toMatchObject({ chicks: 0, families: [] });
});
