import { type SQL, sql } from "drizzle-orm";
import { figuresArrived, figureTraits, kinshipEngine } from "#db/bird-figures.ts";
import type { Database } from "#db/connection.ts";
import { type FactField, factColumns } from "#worker/birdfiles/facts.ts";
import { markOf } from "#worker/birds/columns/parts.ts";
import { placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { type Cell, jsonColumns } from "#worker/json-rows.ts";
import type { Inbred } from "#worker/kinship/inbreeding.ts";
import type { Known } from "#worker/kinship/parentage.ts";
import { batch } from "#worker/kit/batch.ts";
import { searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { yieldAfter } from "#worker/yield-thread.ts";
import { factsStated } from "./named-birds.ts";
import type { PlannedBird } from "./plan.ts";

/** The ids that birds of a plan get, by the names the plan has for them. */
export type Ids = ReadonlyMap<string, string>;
export const idOf = (ids: Ids, id: string | null) => (id === null ? null : (ids.get(id) ?? id));

/** The statement that writes all birds an import makes, so that they may refer to one another in any order. */
export function insertion(
  { org_id, user_id, now }: Scope,
  import_id: string,
  born: readonly PlannedBird[],
  ids: Ids,
  figures: ReadonlyMap<Known, Inbred>,
): SQL {
  const texts = factsStated(born.map(({ row }) => row));
  const { cell, from } = jsonColumns(born, {
    is_reference: () => 0,
    ...written(ids),
    ...kinshipOf(ids, figures),
    ...factsOf(texts),
  });
  const place_id = placeUnlessGone({ org_id }, cell.status_id, cell.place_id);
  const is_reference = sql`ifnull(${cell.is_reference}, 0)`;
  const cells = Object.entries<SQL>({ ...cell, place_id, is_reference });
  return sql`INSERT INTO birds (${sql.raw(cells.map(([column]) => column).join(", "))},
      org_id, import_id, changed_by, change_import, created_at, updated_at)
    SELECT ${sql.join(
      cells.map(([, value]) => value),
      sql`, `,
    )}, ${org_id}, ${import_id}, ${user_id}, ${import_id}, ${now}, ${now}
    FROM ${from}`;
}

/** What a bird holds of its row, column by column. */
export const written = (ids: Ids) => ({
  id: ({ id }: PlannedBird) => idOf(ids, id),
  identifier: ({ row }: PlannedBird) => row.identifier,
  identifier_key: ({ row }: PlannedBird) => row.key,
  name: ({ row }: PlannedBird) => row.name,
  search_key: ({ row }: PlannedBird) => searchKey(row.identifier, row.name),
  sex: ({ row }: PlannedBird) => row.sex ?? "unknown",
  species_id: ({ species_id }: PlannedBird) => species_id,
  status_id: ({ status_id }: PlannedBird) => status_id,
  birth_date: ({ row }: PlannedBird) => row.birth_date,
  birth_precision: ({ row }: PlannedBird) => row.birth_precision,
  father_id: ({ father_id }: PlannedBird) => idOf(ids, father_id),
  mother_id: ({ mother_id }: PlannedBird) => idOf(ids, mother_id),
  notes: ({ row }: PlannedBird) => row.notes,
  place_id: ({ place_id }: PlannedBird) => place_id,
  foster_father_id: ({ foster_father_id }: PlannedBird) => idOf(ids, foster_father_id),
  foster_mother_id: ({ foster_mother_id }: PlannedBird) => idOf(ids, foster_mother_id),
});

/** F, completeness, depth and the engine that worked them out, as they are stored: of a founder nothing is worked out. */
function kinshipOf(ids: Ids, figures: ReadonlyMap<Known, Inbred>) {
  const of = ({ id }: PlannedBird) => figures.get(idOf(ids, id) ?? "");
  return {
    inbreeding: (bird: PlannedBird) => of(bird)?.inbreeding ?? 0,
    completeness: (bird: PlannedBird) => of(bird)?.completeness ?? 0,
    pedigree_depth: (bird: PlannedBird) => of(bird)?.pedigree_depth ?? 0,
    kinship_engine: (bird: PlannedBird) => (of(bird) ? kinshipEngine : 0),
  };
}

/** The facts of it that the file says something of. */
export const factsOf = (texts: readonly FactField[]) =>
  Object.fromEntries(
    texts.map((field): [string, (bird: PlannedBird) => Cell] => [factColumns[field], ({ row }) => row.facts[field]]),
  );

const dimensions = [
  ["all", sql`''`],
  ["species", sql`species_id`],
  ["status", sql`ifnull(status_id, '')`],
  ["species_status", sql`species_id || ' ' || ifnull(status_id, '')`],
  ["sex", sql`sex`],
  ["place", sql`ifnull(place_id, '')`],
] as const;

const traits = { species_id: (cell: Cell) => cell, place_id: (cell: Cell) => cell, ...figureTraits };
type Trait = keyof typeof traits;
const countedBy = Object.keys(traits) as Trait[];

type Kind = { cells: Cell[]; n: number };

/**
 * The statement that counts the birds an import makes, as the triggers `birds_counted_in` and `birds_figured_in` do it bird
 * by bird. Those that count alike are put together here, where nobody waits for it.
 */
export function counted(
  { org_id }: Scope,
  born: readonly PlannedBird[],
  ids: Ids,
  figures: ReadonlyMap<Known, Inbred>,
): SQL {
  const cells = { ...written(ids), ...kinshipOf(ids, figures) };
  const kinds = new Map<string, Kind>();
  for (const bird of born.filter(({ row }) => !row.facts.is_reference)) {
    const texts = countedBy.map((trait) => traits[trait](cells[trait](bird)));
    const key = JSON.stringify(texts);
    const kind = kinds.get(key) ?? { cells: texts, n: 0 };
    kind.n += 1;
    kinds.set(key, kind);
  }
  const of = Object.fromEntries(countedBy.map((trait, at) => [trait, ({ cells }: Kind) => cells[at]]));
  const { cell, from } = jsonColumns([...kinds.values()], {
    n: ({ n }) => n,
    ...(of as Record<Trait, (it: Kind) => Cell>),
  });
  const arrived = Object.entries({ ...cell, place_id: placeUnlessGone({ org_id }, cell.status_id, cell.place_id) });
  const each = dimensions.map(
    ([dimension, key]) => sql`SELECT ${dimension} AS dimension, ${key} AS key, n FROM arrived UNION ALL `,
  );
  return sql`
    WITH arrived AS MATERIALIZED (
      SELECT ${sql.join(
        arrived.map(([name, value]) => sql`${value} AS ${sql.raw(name)}`),
        sql`, `,
      )} FROM ${from}
    )
    INSERT INTO bird_counts (org_id, dimension, key, n)
    SELECT ${org_id}, dimension, key, sum(n) FROM (${sql.join(each)} ${sql.raw(figuresArrived)})
    WHERE true GROUP BY dimension, key
    ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n`;
}

/** Of more birds than these the search index is written apart: it is a sixth of what others would wait for. */
export const foundApart = 500;

/** So many birds are put into it by one write. */
const foundAtOnce = 1000;

type Written = { org_id: string; id: string };
type Numbers = { first: number; last: number };

/**
 * The statements that put the birds of a committed import into the search index, once, as the trigger `birds_found` does it
 * for others; whoever was changed meanwhile is in the index already.
 */
export function findable(db: Database, { org_id, id }: Written, now: string, numbers?: Numbers) {
  const among = numbers ? sql`AND birds.n BETWEEN ${numbers.first} AND ${numbers.last}` : sql``;
  const isLeft = sql`EXISTS (SELECT 1 FROM imports WHERE org_id = ${org_id} AND id = ${id} AND findable_at IS NULL)`;
  return {
    put: db.run(sql`
      INSERT INTO bird_parts (rowid, org, ring, name, chip)
      SELECT n, ${markOf(org_id)}, '  ' || substr(search_key, 1, instr(search_key, char(10)) - 1) || '  ',
        '  ' || nullif(substr(search_key, instr(search_key, char(10)) + 1), '') || '  ', '  ' || lower(microchip) || '  '
      FROM birds WHERE org_id = ${org_id} AND import_id = ${id} ${among} AND ${isLeft}
        AND NOT EXISTS (SELECT 1 FROM bird_parts_docsize known WHERE known.id = birds.n)`),
    findable: db.run(
      sql`UPDATE imports SET findable_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND ${isLeft}`,
    ),
  };
}

/**
 * Does so for imports that were written without, in writes that others hardly notice; what fails is told, and made up for by
 * the clock.
 */
export const makeFindable = (db: Database, now: string, written: readonly Written[]) =>
  forEachOrganization("find imported birds", written, async (it) => {
    const { org_id, id } = it;
    const [numbers] = await db.all<Numbers>(sql`
      SELECT ifnull(min(n), 1) AS first, ifnull(max(n), 0) AS last FROM birds
      WHERE org_id = ${org_id} AND import_id = ${id}`);
    let { first, last } = numbers ?? { first: 1, last: 0 };
    for (; last - first >= foundAtOnce; first += foundAtOnce)
      await yieldAfter(() => findable(db, it, now, { first, last: first + foundAtOnce - 1 }).put);
    await batch(db, findable(db, it, now, { first, last }));
  });

// The request that wrote the import may still be running.
const patience = 60_000;

/** Clock action: makes birds findable whose import was cut off behind its write. */
export async function findForgotten(db: Database, _: unknown, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - patience).toISOString();
  const left = await db.all<Written>(sql`
    SELECT org_id, id FROM imports WHERE findable_at IS NULL AND committed_at IS NOT NULL AND committed_at < ${before}
    ORDER BY committed_at LIMIT 10`);
  await makeFindable(db, now, left);
}
