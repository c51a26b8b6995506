import { sql } from "drizzle-orm";
import { tables as ends } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import type { Resident } from "#tests/app/world.ts";

/** The columns by which tables let anybody in, say what they may, show something to strangers or end it all. */
const ways = Object.entries(ends).flatMap(([table, { opens = "nothing" }]) =>
  opens === "nothing" ? [] : [{ table, columns: opens.join(", ") }],
);

/** All of somebody's organisation that lets anybody in or says what they may. */
export async function waysIn({ db, env }: World, { org_id }: Resident): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {
    organizations: await db.all(
      sql`SELECT second_factor_required_from, closes_at, plan, claimed_at FROM organizations WHERE id = ${org_id}`,
    ),
    archive: (await env.FILES.list({ prefix: `org/${org_id}/archive/` })).objects,
  };
  for (const { table, columns } of ways)
    tables[table] = await db.all(
      sql`SELECT ${sql.raw(columns)} FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY ${sql.raw(columns)}`,
    );
  return tables;
}

// What is refused is noted, and so is the day somebody was here.
const noted = new Set(["entries", "turns"]);

/** Every row of somebody's organisation but the trail of entries. */
export async function everything(world: World, { org_id }: Resident): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = { ways: await waysIn(world, { org_id } as Resident) };
  for (const table of await tenantTables(world.db))
    if (!noted.has(table) && !ways.some((it) => it.table === table))
      rows[table] = await world.db.all(sql`SELECT * FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY rowid`);
  return rows;
}
