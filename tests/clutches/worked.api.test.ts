import { expect, test } from "vitest";
import type { EggList } from "#worker/clutches/egg-list.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { newNests } from "./nests.ts";

const april = (day: number) => `2027-04-${String(day).padStart(2, "0")}`;
const shown = ({ number, due }: Egg) => [number, due.candle.join(" "), due.hatch_from, due.hatch_to];

test("a pair of canaries from the first egg to weaned chicks comes to the figures a breeder works out by hand", async () => {
  const { pair, laid, done, results, get, post, deed, egg, dayIs } = await newNests();
  const cage = (await post<{ id: string }>("/api/places", { name: "Gaiola 1", kind: "cage" })).data;
  const foster = await pair({ place_id: cage.id });
  const own = await pair();

  const eggs = await laid(own.id, 6);
  expect(eggs.map(({ tag }) => tag)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${own.number}/1-${number}`));
  // Left in the nest, the first three would hatch from the sixteenth.
  expect(eggs.slice(0, 3).map(({ due }) => due.hatch_from)).toEqual([april(16), april(16), april(16)]);
  const [one, two, three, four, five, six] = eggs;
  await done([one, two, three], april(6), { state: "stored", on: april(3) });
  await done([four], april(6), { state: "stored", on: april(4) });
  const { eggs: given } = await done([one, two, three, four], april(6), { state: "set", on: april(4) });
  expect(given.map(shown)).toEqual(
    [1, 2, 3, 4].map((number) => [number, "2027-04-09 2027-04-14", april(17), april(18)]),
  );
  expect([await egg(five?.id ?? ""), await egg(six?.id ?? "")].map(shown)).toEqual([
    [5, "2027-04-10 2027-04-15", april(18), april(19)],
    [6, "2027-04-11 2027-04-16", april(19), april(20)],
  ]);

  await done([three], april(8), { state: "broken" });
  await done([two], april(9), { state: "clear" });
  await done([one, four], april(9), { state: "fertile" });
  await done([five], april(10), { state: "fertile" });
  await done([five], april(10), { foster_pair_id: foster.id });
  await done([six], april(11), { state: "fertile" });
  const first = await done([one, four], april(17), { state: "hatched" });
  const second = await done([five], april(18), { state: "hatched" });
  await done([six], april(20), { state: "late_dead" });

  const [chick, fourth] = first.birds.sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  const [fostered] = second.birds;
  expect(chick).toMatchObject({
    identifier: `${own.number}/1-1`,
    birth_date: april(17),
    acquisition: "bred",
    father_id: own.cocks[0],
    mother_id: own.hens[0],
    foster_father_id: null,
    egg_id: one?.id,
  });
  expect(fostered).toMatchObject({
    father_id: own.cocks[0],
    mother_id: own.hens[0],
    place_id: cage.id,
    foster_father_id: foster.cocks[0],
    foster_mother_id: foster.hens[0],
  });
  const ringDays = (await egg(one?.id ?? "")).steps.find(({ step }) => step === "ring");
  expect([ringDays?.on, ringDays?.until]).toEqual([april(23), april(25)]);

  await dayIs(april(23));
  for (const [bird, ring] of [
    [chick, "PT 27 001"],
    [fourth, "PT 27 002"],
  ] as const)
    expect(await post(`/api/birds/${bird?.id}/ring`, { identifier: ring, on: april(23) })).toMatchObject({
      status: 200,
    });
  await dayIs(april(25));
  expect(await post(`/api/birds/${fourth?.id}/lost`, { on: april(25), cause: "frio" })).toMatchObject({
    status: 200,
    data: { cause_of_death: "frio", status_since: april(25) },
  });
  await dayIs("2027-05-18");
  for (const bird of [chick, fostered])
    expect(await post(`/api/birds/${bird?.id}/wean`, { on: "2027-05-17" })).toMatchObject({ status: 200 });

  expect(await results(own.id)).toEqual({
    eggs: 6,
    open: 0,
    checked: 5,
    fertile: 4,
    open_fertile: 0,
    set: 6,
    open_set: 0,
    hatched: 3,
    dead: 1,
    dead_first: 0,
    dead_middle: 0,
    dead_last: 1,
    ringed: 2,
    growing: 0,
    lost: 1,
    weaned: 2,
    raised: 1,
  });
  expect(await results(foster.id)).toMatchObject({ eggs: 0, hatched: 0, weaned: 0, raised: 1 });
  expect((await get<EggList>("/api/eggs")).data.items).toEqual([]);
  expect((await deed([six?.id ?? ""], { state: "hatched" })).status).toBe(409);
});
