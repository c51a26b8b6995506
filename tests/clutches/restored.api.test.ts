import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsIn, submitArchive, takeArchive, type Unpacked, withRows, zipped } from "#tests/archive/archives.ts";
import { newNests } from "./nests.ts";

type Row = Record<string, unknown>;

test("an archive whose eggs are not what was done to them is refused with the row", async () => {
  const world = await newNests();
  const { pair, laid, done, b } = world;
  const [own, other] = [await pair(), await pair()];
  const eggs = await laid(own.id, 3);
  await done([eggs[0]], "2027-04-08", { state: "fertile" });
  await done([eggs[0]], "2027-04-16", { state: "hatched" });
  await done([eggs[1]], "2027-04-16", { state: "clear" });
  const { files } = await takeArchive(world, world.a);
  await world.signIn(b);
  const hand = async (changed: Unpacked) => {
    const { status, errors = [] } = await submitArchive(world, b, await zipped(changed));
    return [status, errors[0]?.code, /Row \d+|row \d+/i.exec(errors[0]?.message ?? "")?.[0]?.toLowerCase()];
  };
  const rowOf = (id = "") => rowsIn(files, "eggs").findIndex((row) => row.id === id) + 1;
  const eggsWith = (id = "", change: Row = {}) =>
    withRows(files, "eggs", (rows) => rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  const [hatched, clear, fresh] = eggs.map(({ id }) => id);
  const notSo = (id = "") => [422, "clutches.archive.events", `row ${rowOf(id)}`];
  // The events say otherwise than the columns, or could not have come about.
  expect(await hand(eggsWith(clear, { state: "hatched", ended_from: "laid", hatched_on: "2027-04-16" }))).toEqual(
    notSo(clear),
  );
  expect(await hand(eggsWith(fresh, { once_fertile: 1 }))).toEqual(notSo(fresh));
  expect(await hand(eggsWith(hatched, { hatched_on: "2027-04-17" }))).toEqual(notSo(hatched));
  const without = (action: (row: Row) => boolean) =>
    withRows(files, "egg_events", (rows) => rows.filter((row) => !action(row)));
  expect(await hand(without(({ egg_id, to_state }) => egg_id === hatched && to_state === "hatched"))).toEqual(
    notSo(hatched),
  );
  expect(await hand(without(({ egg_id, deed }) => egg_id === fresh && deed === "laid"))).toEqual(notSo(fresh));
  const jumped = withRows(files, "egg_events", (rows) =>
    rows.map((row) => (row.egg_id === clear && row.to_state === "clear" ? { ...row, from_state: "broken" } : row)),
  );
  expect(await hand(jumped)).toEqual(notSo(clear));
  // Each event is judged by all before it: fifty thousand of one egg would be judged for an hour.
  const looked = withRows(files, "egg_events", (rows) => {
    const [laid] = rows.filter(({ egg_id }) => egg_id === fresh);
    const look = (_: unknown, at: number) => ({
      ...laid,
      id: `look${at}`,
      deed: "ringed",
      to_state: null,
      position: at + 2,
    });
    return [...rows, ...Array.from({ length: 200 }, look)];
  });
  expect(await hand(looked)).toEqual(notSo(fresh));
  const chick = rowsIn(files, "eggs").find(({ id }) => id === hatched)?.chick_id;
  const wrongChick = withRows(files, "eggs", (rows) =>
    rows.map((row) => ({ ...row, chick_id: row.id === fresh ? chick : row.id === hatched ? null : row.chick_id })),
  );
  expect(await hand(wrongChick)).toEqual([422, "clutches.archive.egg", `row ${rowOf(fresh)}`]);
  const pairs = rowsIn(files, "pairs").map(({ id }) => id);
  const stranger = pairs.find((id) => id !== rowsIn(files, "eggs")[0]?.pair_id);
  expect(await hand(eggsWith(fresh, { pair_id: stranger }))).toEqual([
    422,
    "clutches.archive.egg",
    `row ${rowOf(fresh)}`,
  ]);
  expect(other.id).toBeTruthy();
  expect((await hand(files))[0]).toBe(201);
});

test("a hen can be the layer only of eggs laid while she was in the pair, and of a chick only its mother", async () => {
  const world = await newNests();
  const { pair, lay, bird, ask, a, db, done, dayIs } = world;
  const hens = [(await bird({ sex: "female" })).id, (await bird({ sex: "female" })).id];
  const colony = await pair({ hens });
  await dayIs("2027-04-01");
  const [egg, second] = (await lay(colony.id, { laid_on: "2027-03-28", count: 2, every: 0 })).data.eggs;
  const describe = async (id = "", json: object = {}) => {
    const answer = await ask(`/api/eggs/${id}`, { as: a, method: "PUT", json });
    const { errors = [] } = (await answer.json()) as { errors?: Array<{ path: string; code: string }> };
    return [answer.status, ...errors.map(({ path, code }) => `${path} ${code}`)];
  };
  const [first = "", late = ""] = hens;
  await db.run(sql`UPDATE pair_birds SET from_on = '2027-03-30' WHERE bird_id = ${late}`);
  expect(await describe(egg?.id, { hen_id: late })).toEqual([422, "hen_id clutches.hen_id.then"]);
  expect(await describe(egg?.id, { hen_id: first })).toEqual([200]);
  expect(await describe(second?.id, { hen_id: late, laid_on: "2027-03-31" })).toEqual([200]);
  expect(await describe(second?.id, { laid_on: "2027-03-29" })).toEqual([422, "laid_on clutches.hen_id.then"]);
  await done([second], "2027-04-14", { state: "hatched" });
  expect(await describe(second?.id, { hen_id: first })).toEqual([422, "hen_id clutches.hen_id.chick"]);
  expect(await describe(second?.id, { hen_id: late, notes: "grande" })).toEqual([200]);
  expect(await describe(second?.id, { mark: "1" })).toEqual([200]);
});
