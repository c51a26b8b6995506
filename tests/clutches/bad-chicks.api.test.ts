import { expect, test } from "vitest";
import type { Egg } from "#worker/clutches/told.ts";
import { newNests, type Said } from "./nests.ts";

const codes = ({ status, code, errors = [] }: Said<unknown>) => [
  status,
  code,
  ...errors.map((it) => `${it.path} ${it.code}`),
];

/** A chick that hatched on the sixteenth of April, on the twentieth. */
async function hatched() {
  const world = await newNests();
  const [egg] = await world.laid((await world.pair()).id, 1);
  const { birds } = await world.done([egg], "2027-04-16", { state: "hatched" });
  await world.dayIs("2027-04-20");
  return { ...world, egg: egg as Egg, at: `/api/birds/${birds[0]?.id}` };
}

test("what hatched is not clear: it is told with what it is, and nothing was done", async () => {
  const { deed, egg, get } = await hatched();
  const stuck = await deed([egg.id], { state: "clear" });
  expect([codes(stuck), stuck.from]).toEqual([[409, "illegal_state"], "hatched"]);
  expect(stuck.current).toMatchObject([{ id: egg.id, number: 1, state: "hatched" }]);
  expect((await get<Egg>(`/api/eggs/${egg.id}`)).data).toMatchObject({ state: "hatched", version: 2 });
});

test("a chick is ringed, weaned and lost after it hatched and not tomorrow, and each is told at the day", async () => {
  const { post, at } = await hatched();
  const ring = { identifier: "PT 27 1" };
  const early = { on: "2027-04-15" };
  const late = { on: "2027-04-21" };
  expect(codes(await post(`${at}/ring`, { ...ring, ...early }))).toEqual([
    ...[422, "invalid", "on clutches.on.before_hatch"],
  ]);
  expect(codes(await post(`${at}/wean`, early))).toEqual([422, "invalid", "on clutches.on.before_hatch"]);
  expect(codes(await post(`${at}/lost`, early))).toEqual([422, "invalid", "on birds.status_since.before_birth"]);
  for (const deed of ["ring", "wean", "lost"])
    expect(codes(await post(`${at}/${deed}`, { ...ring, ...late }))).toEqual([
      ...[422, "invalid", "on clutches.on.future"],
    ]);
});
