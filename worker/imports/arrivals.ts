import { type SQL, sql } from "drizzle-orm";
import { figureColumns, figuresArrived } from "#db/bird-figures.ts";
import { markOf } from "#worker/birds/stored/parts.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * What stands behind the insertion of an import's birds: they are counted and put into the search index all at once. Bird
 * by bird, as triggers do it for others, that took a third of the time the write keeps everybody waiting.
 */
export const arrivals = (scope: Scope, import_id: string): SQL[] => [
  counted(scope, import_id),
  figured(scope, import_id),
  found(scope, import_id),
];

const dimensions = [
  ["all", sql`''`],
  ["species", sql`species_id`],
  ["status", sql`ifnull(status_id, '')`],
  ["species_status", sql`species_id || ' ' || ifnull(status_id, '')`],
  ["sex", sql`sex`],
  ["place", sql`ifnull(place_id, '')`],
] as const;

/** As the trigger `birds_counted_in` does it. */
function counted({ org_id }: Scope, import_id: string): SQL {
  const each = dimensions.map(
    ([dimension, key]) => sql`SELECT ${org_id}, ${dimension}, ${key}, sum(n) FROM kinds WHERE true GROUP BY 3`,
  );
  return sql`
    WITH kinds AS MATERIALIZED (
      SELECT species_id, status_id, sex, place_id, count(*) AS n FROM birds
      WHERE org_id = ${org_id} AND import_id = ${import_id} AND deleted_at IS NULL AND is_reference = 0
      GROUP BY species_id, status_id, sex, place_id
    )
    INSERT INTO bird_counts (org_id, dimension, key, n) SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) WHERE true
    ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n`;
}

/** As the trigger `birds_figured_in` does it. */
function figured({ org_id }: Scope, import_id: string): SQL {
  return sql`
    WITH arrived AS MATERIALIZED (
      SELECT ${sql.raw(figureColumns.join(", "))} FROM birds
      WHERE org_id = ${org_id} AND import_id = ${import_id} AND deleted_at IS NULL AND is_reference = 0
    )
    INSERT INTO bird_counts (org_id, dimension, key, n)
    SELECT ${org_id}, dimension, key, sum(n) FROM (${sql.raw(figuresArrived)}) WHERE true GROUP BY dimension, key
    ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n`;
}

/** As the trigger `birds_found` does it. */
const found = ({ org_id }: Scope, import_id: string): SQL => sql`
  INSERT INTO bird_parts (rowid, org, ring, name, chip)
  SELECT n, ${markOf(org_id)}, '  ' || substr(search_key, 1, instr(search_key, char(10)) - 1) || '  ',
    '  ' || nullif(substr(search_key, instr(search_key, char(10)) + 1), '') || '  ', '  ' || lower(microchip) || '  '
  FROM birds WHERE org_id = ${org_id} AND import_id = ${import_id}`;
