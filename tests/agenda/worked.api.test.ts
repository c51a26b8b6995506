import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";

const april = (day: number) => `2027-04-${String(day).padStart(2, "0")}`;
const month = "/api/agenda?from=2027-04-01&to=2027-05-31";

test("the agenda tells the days of a pair of canaries that a breeder works out by hand", async () => {
  const { pair, laid, done, post, get, ask, a, dayIs } = await newNests();
  const [cage, flight] = [
    (await post<{ id: string }>("/api/places", { name: "Gaiola 1", kind: "cage" })).data.id,
    (await post<{ id: string }>("/api/places", { name: "Voadeira", kind: "aviary" })).data.id,
  ];
  const foster = await pair({ place_id: cage });
  const own = await pair();
  async function agenda(path = month) {
    const answer = await ask(path, { as: a });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Agenda;
  }
  const eggs = await laid(own.id, 6);
  const numbers = new Map(eggs.map(({ id, number }: Egg) => [id, number]));
  const named = (ids: string[]) => ids.map((id) => numbers.get(id) ?? id).sort();
  const lines = async (path?: string) =>
    (await agenda(path)).data.map(({ on, until, step, egg_ids }) => [step, on, until, ...named(egg_ids)]);

  // Left in the nest the first three count from the third egg.
  expect(await lines()).toEqual([
    ["candle", april(8), april(8), 1, 2, 3],
    ["candle", april(9), april(9), 4],
    ["candle", april(10), april(10), 5],
    ["candle", april(11), april(11), 6],
    ["candle", april(13), april(13), 1, 2, 3],
    ["candle", april(14), april(14), 4],
    ["candle", april(15), april(15), 5],
    ["candle", april(16), april(16), 6],
    ["hatch", april(16), april(17), 1, 2, 3],
    ["hatch", april(17), april(18), 4],
    ["hatch", april(18), april(19), 5],
    ["hatch", april(19), april(20), 6],
  ]);
  const [one, two, three, four, five, six] = eggs;
  await done([one, two, three, four], april(6), { state: "stored", on: april(4) });
  expect(await lines()).toContainEqual(["stored", april(8), april(8), 1]);
  await done([one, two, three, four], april(6), { state: "set", on: april(4) });
  expect(await lines()).toEqual([
    ["candle", april(9), april(9), 1, 2, 3, 4],
    ["candle", april(10), april(10), 5],
    ["candle", april(11), april(11), 6],
    ["candle", april(14), april(14), 1, 2, 3, 4],
    ["candle", april(15), april(15), 5],
    ["candle", april(16), april(16), 6],
    ["hatch", april(17), april(18), 1, 2, 3, 4],
    ["hatch", april(18), april(19), 5],
    ["hatch", april(19), april(20), 6],
  ]);
  const [first] = (await agenda()).data.filter(isOfNest);
  expect(first).toMatchObject({ pair_id: own.id, pair: own.number, place_id: null, bird_ids: [] });
  expect(first?.why).toEqual([{ since: { day: april(4), rule: "set", number: null }, number: 5, by: "candling_days" }]);

  await done([three], april(8), { state: "broken" });
  await done([two], april(9), { state: "clear" });
  await done([one, four], april(9), { state: "fertile" });
  await done([five], april(10), { state: "fertile" });
  await done([five], april(10), { foster_pair_id: foster.id });
  await done([six], april(11), { state: "fertile" });
  // The sheet of the fourteenth: what lies with the foster pair is looked at where it lies.
  await dayIs(april(16));
  const late = (await agenda("/api/agenda?late=1&to=2027-04-17")).data.filter(isOfNest);
  expect(
    late.map(({ on, step, pair_id, place_id, egg_ids }) => [on, step, pair_id, place_id, ...named(egg_ids)]),
  ).toEqual([
    [april(14), "candle", own.id, null, 1, 4],
    [april(15), "candle", foster.id, cage, 5],
    [april(16), "candle", own.id, null, 6],
    [april(17), "hatch", own.id, null, 1, 4],
  ]);
  // Without asking for it nothing late is there, but what takes several days is on each of them.
  expect(await lines("/api/agenda?from=2027-04-18&to=2027-04-18")).toEqual([
    ["hatch", april(17), april(18), 1, 4],
    ["hatch", april(18), april(19), 5],
  ]);

  const hatched = await done([one, four], april(17), { state: "hatched" });
  const fostered = await done([five], april(18), { state: "hatched" });
  const [chick, fourth] = hatched.birds.sort((it, other) => (it.identifier < other.identifier ? -1 : 1));
  const [raised] = fostered.birds;
  await dayIs(april(22));
  const young = async () =>
    (await agenda()).data
      .filter(isOfNest)
      .filter(({ bird_ids }) => bird_ids.length > 0)
      .map(({ step, on, until, pair_id, place_id, egg_ids, bird_ids }) => {
        expect(egg_ids).toEqual([]);
        return [step, on, until, pair_id, place_id, ...bird_ids.sort()];
      });
  const both = [chick?.id, fourth?.id].sort();
  expect(await young()).toEqual([
    ["ring", april(23), april(25), own.id, null, ...both],
    ["ring", april(24), april(26), foster.id, cage, raised?.id],
    ["wean", "2027-05-17", "2027-05-17", own.id, null, ...both],
    ["wean", "2027-05-18", "2027-05-18", foster.id, cage, raised?.id],
  ]);
  // The sixth should have hatched until the twentieth.
  expect((await agenda("/api/agenda?from=2027-04-22&to=2027-04-22")).data.map(({ step }) => step)).toEqual(["overdue"]);

  await dayIs(april(23));
  await post(`/api/birds/${chick?.id}/ring`, { identifier: "PT 27 001", on: april(23) });
  // Ringed on the form of the bird itself, which counts as well.
  const { data: unringed } = await get<{ version: number }>(`/api/birds/${fourth?.id}`);
  const ringed = { identifier: "PT 27 002", version: unringed.version };
  expect((await ask(`/api/birds/${fourth?.id}`, { as: a, method: "PUT", json: ringed })).status).toBe(200);
  await dayIs(april(25));
  await post(`/api/birds/${fourth?.id}/lost`, { on: april(25), cause: "frio" });
  await post("/api/birds/move", { ids: [chick?.id], place_id: flight, moved_on: april(25) });
  expect(await young()).toEqual([
    ["ring", april(24), april(26), foster.id, cage, raised?.id],
    ["wean", "2027-05-17", "2027-05-17", own.id, flight, chick?.id],
    ["wean", "2027-05-18", "2027-05-18", foster.id, cage, raised?.id],
  ]);
  await dayIs("2027-05-18");
  for (const bird of [chick, raised]) await post(`/api/birds/${bird?.id}/wean`, { on: "2027-05-18" });
  expect(await young()).toEqual([]);
});
