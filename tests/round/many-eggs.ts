import { sql } from "drizzle-orm";
import type { newNests } from "#tests/clutches/nests.ts";

type Nests = Awaited<ReturnType<typeof newNests>>;

/** Two thousand eggs in work beside as many again that are closed, all of one pair. */
export async function crowd({ db, a, pair, laid }: Nests) {
  const own = await pair();
  const [egg] = await laid(own.id, 1);
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= 4000)
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, state, hatched_on, weaned_on, created_at, updated_at)
    SELECT 'egg_crowd' || i, org_id, clutch_id, pair_id, i, laid_on, date(laid_on, (i % 20) || ' days'),
      CASE WHEN i % 2 THEN 'set' ELSE 'hatched' END, CASE WHEN i % 2 THEN NULL ELSE laid_on END,
      CASE WHEN i % 2 THEN NULL ELSE laid_on END, created_at, updated_at
    FROM n CROSS JOIN eggs WHERE eggs.id = ${egg?.id} AND eggs.org_id = ${a.org_id}`);
}

/** Cages in a bank, each with a pair and its clutch, set five days ago. */
export async function seasonOf({ db, a, pair, post }: Nests, cages: number, eggs: number) {
  const { data: room } = await post<{ id: string }>("/api/places", { name: "Sala de criação", kind: "room" });
  const bank = { name: "Bateria A", kind: "bank", parent_id: room.id };
  const { data: at } = await post<{ id: string }>("/api/places", bank);
  const { id } = await pair();
  // Ids as long as real ones.
  const numbered = (prefix: string) => sql.raw(`'${prefix}_01KQ0000000000000000000' || printf('%03d', i)`);
  const upTo = (last: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  await db.run(sql`${upTo(cages)} INSERT INTO places (id, org_id, parent_id, kind, name, name_key, created_at, updated_at)
    SELECT ${numbered("pl")}, ${a.org_id}, ${at.id}, 'cage', 'A' || i, 'a' || i, '2027', '2027' FROM n`);
  await db.run(sql`${upTo(cages)} INSERT INTO pairs (id, org_id, season, position, number, kind, state, place_id, species_id,
      started_on, created_at, updated_at)
    SELECT ${numbered("pair")}, org_id, season, i + 1, season || '-' || printf('%02d', i + 1), kind, state, ${numbered("pl")},
      species_id, started_on, created_at, updated_at FROM n CROSS JOIN pairs WHERE pairs.id = ${id}`);
  await db.run(sql`${upTo(cages)} INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
    SELECT ${numbered("clu")}, ${a.org_id}, ${numbered("pair")}, 1, '2027', '2027' FROM n`);
  await db.run(sql`${upTo(cages)}, e(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM e WHERE k < ${eggs})
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, state, created_at, updated_at)
    SELECT ${numbered("egg")} || k, ${a.org_id}, ${numbered("clu")}, ${numbered("pair")}, k, '2027-04-01', '2027-04-04',
      'set', '2027', '2027' FROM n CROSS JOIN e`);
}
