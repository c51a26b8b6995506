import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** A table whose rows are an organisation's, with the columns by which a row names another row of the same table. */
export type TenantTable = { name: string; own: string[] };

type Found = { name: string; refers: string; own: string };

/**
 * Every table with an `org_id`, in an order in which its rows can go: whatever refers to others before those. Asked of the
 * database itself, so that no room has to remember this place. `closings` itself goes with the organisation.
 */
export async function tenantTables(db: Database): Promise<TenantTable[]> {
  const found = await db.all<Found>(sql`
    SELECT m.name AS name,
      (SELECT json_group_array(DISTINCT "table") FROM pragma_foreign_key_list(m.name) WHERE "table" <> m.name) AS refers,
      (SELECT json_group_array("from") FROM pragma_foreign_key_list(m.name)
        WHERE "table" = m.name AND "from" <> 'org_id') AS own
    FROM sqlite_master m WHERE m.type = 'table' AND m.name <> 'closings'
      AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE name = 'org_id')
    ORDER BY m.name`);
  const left = new Map(found.map((it) => [it.name, JSON.parse(it.refers) as string[]]));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left.keys()].filter((name) => ![...left.values()].some((refers) => refers.includes(name)));
    // Two that name each other have no first: their triggers and cascades decide.
    const next = free.length > 0 ? free : [...left.keys()];
    for (const name of next) left.delete(name);
    ordered.push(...next);
  }
  const own = new Map(found.map((it) => [it.name, JSON.parse(it.own) as string[]]));
  return ordered.map((name) => ({ name, own: own.get(name) ?? [] }));
}

/** The statement that deletes up to so many rows of an organisation in a table: of those that name each other, the named last. */
export function deletion({ name, own }: TenantTable, org_id: string, most: number): SQL {
  const table = sql.identifier(name);
  // A row that names itself stands in nobody's way. One question a column: asked in one breath, SQLite would look through the whole organisation for every row.
  const isFree = own.map(
    (column) => sql` AND NOT EXISTS (
      SELECT 1 FROM ${table} other WHERE other.org_id = ${org_id} AND other.${sql.identifier(column)} = one.id
      AND other.rowid <> one.rowid)`,
  );
  // The plus leaves the numbers of the rows as the one way to them, and "above 0" serves the index of birds by number.
  return sql`DELETE FROM ${table} WHERE +org_id = ${org_id} AND rowid IN (
    SELECT one.rowid FROM ${table} one WHERE one.org_id = ${org_id} AND one.rowid > 0${sql.join(isFree)}
    ORDER BY one.rowid DESC LIMIT ${most})`;
}

/** The statement that lets rows forget each other, where they name one another in a circle. */
export function loosening({ name, own }: TenantTable, org_id: string, most: number): SQL {
  const table = sql.identifier(name);
  const forgotten = own.map((column) => sql`${sql.identifier(column)} = NULL`);
  return sql`UPDATE ${table} SET ${sql.join(forgotten, sql`, `)} WHERE +org_id = ${org_id} AND rowid IN (
    SELECT rowid FROM ${table} WHERE org_id = ${org_id} LIMIT ${most})`;
}
