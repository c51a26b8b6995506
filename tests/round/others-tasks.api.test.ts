import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { type FilledSlots, joining } from "#worker/kit/slots.ts";
import { roundOf } from "#worker/round/queries.ts";
import type { Scope } from "#worker/scope.ts";

type Dose = { place_id: string | null; ring: string };

/** Medicine as a later room might give it: to every bird that has a note, where it lives. */
const doses: FilledSlots["round"] = [
  {
    from: "health/round",
    needs: "flock.write",
    without: { doses: [] },
    join: ({ db, org_id }) =>
      joining(
        {
          doses: db.all<Dose>(sql`SELECT place_id, identifier AS ring FROM birds
            WHERE org_id = ${org_id} AND notes IS NOT NULL ORDER BY identifier`),
        },
        (found) => found,
      ),
  },
];

async function birdRoom() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const place = async (json: object) => {
    const answer = await ask("/api/places", { as: a, json });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const site = await place({ name: "Quinta", kind: "site" });
  const room = await place({ name: "Sala", kind: "room", parent_id: site });
  const [second, first] = [
    await place({ name: "C10", kind: "cage", parent_id: room }),
    await place({ name: "C2", kind: "cage", parent_id: room }),
  ];
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = (identifier: string, place_id: string | null) =>
    make.bird({ identifier, place_id, species_id, notes: "gotas" });
  for (const [ring, at] of [
    ["A", second],
    ["B", first],
    ["D", null],
  ] as const)
    await bird(ring, at);
  const { org_id, user_id } = a;
  const scope = { db, org_id, user_id, role: "keeper", today: "2027-03-20", language: "pt" } as Scope;
  return { scope, db, site };
}

test("the round stops where another room has something to do, in the order of the cages and in one trip", async () => {
  const { scope, db } = await birdRoom();
  const before = tripsOf(db).length;
  const { data } = await roundOf(scope, {}, doses);
  expect(tripsOf(db).length - before).toBe(1);
  const stops = data as Array<(typeof data)[number] & { doses: Dose[] }>;
  expect(stops.map(({ name, nests, doses }) => [name, nests, doses.map(({ ring }) => ring)])).toEqual([
    ...[
      ["C2", [], ["B"]],
      ["C10", [], ["A"]],
      [null, [], ["D"]],
    ],
  ]);
});

test("at a site are only its own tasks, and who may not see them walks past", async () => {
  const { scope, site } = await birdRoom();
  const here = await roundOf(scope, { site_id: site }, doses);
  expect(here.data.map(({ name }) => name)).toEqual(["C2", "C10"]);
  expect((await roundOf({ ...scope, role: "viewer" }, {}, doses)).data).toEqual([]);
});
