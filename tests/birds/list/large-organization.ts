import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask" | "db">;

/**
 * A breeder's organisation with 5 rooms, 8 banks in each and 25 cages in each of those, with 60 species and 40 statuses, and
 * 20 birds in as many cages.
 */
export async function largeOrganization(world: World, owner: Resident) {
  const { db } = world;
  const { org_id } = owner;
  const make = makeFor(world, owner);
  const kinds: string[] = [];
  for (let at = 0; at < 60; at += 1)
    kinds.push((await make.species({ common_name: `Canário de porte ${String(at).padStart(2, "0")}` })).id);
  const rooms = numbered("room", 5);
  const banks = numbered("bank", 40);
  const cages = numbered("cage", 1000);
  const placing = async (kind: string, ids: string[], name: string, each: number, within: string[] | undefined) =>
    db.run(sql`INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, created_at, updated_at)
      SELECT value ->> 'id', ${org_id}, value ->> 'within', ${kind}, value ->> 'name', lower(value ->> 'name'),
        value ->> 'number', '2026', '2026'
      FROM json_each(${JSON.stringify(
        ids.map((id, at) => {
          const number = (at % each) + 1;
          return { id, number, name: `${name} ${number}`, within: within?.[Math.floor(at / each)] ?? null };
        }),
      )})`);
  await placing("room", rooms, "Sala", 5, undefined);
  await placing("bank", banks, "Bateria", 8, rooms);
  await placing("cage", cages, "Gaiola", 25, banks);
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT count(*) FROM statuses WHERE org_id = ${org_id} UNION ALL SELECT i + 1 FROM n WHERE i < 39)
    INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
    SELECT 'st_' || i, ${org_id}, 'state-' || i, 'Estado ' || i, 'State ' || i, 'present', i FROM n`);
  const states = (
    await db.all<{ id: string }>(sql`SELECT id FROM statuses WHERE org_id = ${org_id} ORDER BY position`)
  ).map(({ id }) => id);
  const birds: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const sex = at % 2 ? "male" : "female";
    const place_id = cages[(at * 37) % cages.length];
    const { id } = await make.bird({ identifier: `PT 2026 ${at}`, species_id: kinds[at % 19], sex, place_id });
    birds.push(id);
  }
  return { kinds, states, birds, places: { rooms, banks, cages } };
}

// As long as the ids that the API makes.
const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => `pl_01M8${kind.toUpperCase()}${String(at).padStart(18, "0")}`);
