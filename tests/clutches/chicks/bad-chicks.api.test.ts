import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { Resident } from "#tests/app/world.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { type EggsAnswer, newNests } from "../nests.ts";

const codes = ({ status, code, errors = [] }: EggsAnswer<unknown>) => [
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

test("a hatched egg cannot be marked clear; the answer names its state and nothing changes", async () => {
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
  for (const action of ["ring", "wean", "lost"])
    expect(codes(await post(`${at}/${action}`, { ...ring, ...late }))).toEqual([
      ...[422, "invalid", "on clutches.on.future"],
    ]);
});

test("no action on eggs touches an egg, nest, hen, place or chick of another organisation", async () => {
  const { ask, a, b, signIn, egg, at, pair, get, lay, dayIs, deed } = await hatched();
  await signIn(b);
  const theirs = makeFor({ ask }, b);
  const [cock, hen] = [await theirs.bird({ sex: "male" }), await theirs.bird({ sex: "female" })];
  const send = async (as: Resident, path: string, json: object) => {
    const answer = await ask(path, { as, json });
    return { status: answer.status, ...((await answer.json()) as { data: { id: string } }) };
  };
  const birds = { kind: "pair", state: "active", cock_ids: [cock.id], hen_ids: [hen.id] };
  const nest = (await send(b, "/api/pairs", birds)).data.id;
  const place = (await send(b, "/api/places", { name: "Deles", kind: "cage" })).data.id;
  // Theirs reach for ours.
  expect((await send(b, "/api/eggs/events", { egg_ids: [egg.id], state: "clear" })).status).toBe(422);
  expect((await send(b, `/api/eggs/${egg.id}/undo`, {})).status).toBe(404);
  expect((await send(b, `${at}/ring`, { identifier: "X 1" })).status).toBe(404);
  expect((await send(b, `${at}/wean`, {})).status).toBe(404);
  expect((await send(b, `${at}/lost`, {})).status).toBe(404);
  // Ours reach for theirs.
  await dayIs("2027-05-20");
  const own = await pair();
  const [laid] = (await lay(own.id)).data.eggs;
  const foster = await deed([laid?.id ?? ""], { foster_pair_id: nest });
  expect(codes(foster)).toEqual([422, "invalid", "foster_pair_id fields.unknown_id"]);
  expect(codes(await lay(own.id, { hen_id: hen.id }))).toEqual([422, "invalid", "hen_id clutches.hen_id.other"]);
  expect((await send(a, `${at}/wean`, { place_id: place })).status).toBe(422);
  expect((await get<Egg>(`/api/eggs/${egg.id}`)).data).toMatchObject({
    state: "hatched",
    weaned_on: null,
    version: 2,
    chick: { is_ringed: false, is_gone: false },
  });
});
