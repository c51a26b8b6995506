import { expect, test } from "vitest";
import { keeping, made } from "#tests/app/birds-flock.ts";
import { newWorld } from "#tests/app/world.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";
import type { PlacesOverview } from "#worker/housing/occupancy.ts";
import type { PlaceChoice } from "#worker/places/queries.ts";
import { waysOf } from "#worker/round/place-paths.ts";

type Named = Array<{ id: string; name: string }>;

test("places stand in one order wherever they are listed: by kind, by name with C2 before C10, and behind what they stand in", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const place = async (kind: string, name: string, parent_id?: string) =>
    made(await ask("/api/places", { as: a, json: { kind, name, parent_id } }));
  // Made in no order.
  const ten = await place("room", "Sala 10");
  const aviary = await place("aviary", "Voadeira 1");
  const cage = await place("cage", "Água 1");
  const two = await place("room", "sala 2");
  const bank = await place("bank", "Bateria 1", two);
  const [c10, c2] = [await place("cage", "C10", bank), await place("cage", "C2", bank)];
  const site = await place("site", "Quinta");
  const [inside, outside] = [await place("room", "Sala 1", site), await place("aviary", "Jardim", site)];
  const order = [site, inside, outside, two, bank, c2, c10, ten, cage, aviary];
  const of = async <Data>(path: string) => ((await (await ask(path, { as: a })).json()) as { data: Data }).data;
  const ids = (places: ReadonlyArray<{ id: string }>) => places.map(({ id }) => id);

  expect(ids((await of<{ places: { items: Named } }>("/api/birds/new-form")).places.items)).toEqual(order);
  expect(ids((await of<{ places: Named }>("/api/birds/page")).places)).toEqual(order);
  expect(ids((await of<{ choices: Named }>("/api/birds/choices?of=place_id")).choices)).toEqual(order);
  expect(ids((await of<MovePage>("/api/birds/move?ids=")).picks.items)).toEqual(order);
  const places = await of<PlaceChoice[]>("/api/places/choices");
  const { compare } = waysOf([...places].reverse(), "pt");
  expect(ids(places).sort((one, other) => compare({ place_id: one }, { place_id: other }))).toEqual(order);
  const overview = await of<PlacesOverview>("/api/places/overview");
  const beside = (holder: string | null) => ids(overview.places.filter(({ parent_id }) => parent_id === holder));
  expect([beside(null), beside(site)]).toEqual([
    [site, two, ten, cage, aviary],
    [inside, outside],
  ]);

  const { bird, species } = keeping(world as never, a);
  const { id: species_id } = await species("Canário");
  for (const [at, place_id] of [c10, ten, c2].entries()) {
    const cock = await bird(`M ${at}`, species_id, { sex: "male" });
    const hen = await bird(`F ${at}`, species_id, { sex: "female" });
    const pair = { kind: "pair", state: "planned", cock_ids: [cock.id], hen_ids: [hen.id], place_id };
    await made(await ask("/api/pairs", { as: a, json: pair }));
  }
  const paired = (await of<{ places: Named }>("/api/pairs/")).places;
  expect([ids(paired), paired[0]?.name]).toEqual([[c2, c10, ten], "sala 2 › Bateria 1 › C2"]);
});
