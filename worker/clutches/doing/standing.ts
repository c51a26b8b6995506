import { type SQL, sql } from "drizzle-orm";
import { listedRows } from "#worker/listed.ts";
import type { Scope } from "#worker/scope.ts";

type House = Pick<Scope, "db" | "org_id">;

/**
 * The statement that fails, and with it its batch, unless something is still as it was read: a condition in SQL. As with
 * parentage that moved, `whileParentageStands` plans the write anew.
 */
export const stillSo = ({ db, org_id }: House, condition: SQL) =>
  db.run(sql`UPDATE organizations SET bonds_version = iif(${condition}, bonds_version, NULL) WHERE id = ${org_id}`);

/** The same for eggs: each of the version that was read, and its pair or nest no other. */
export const eggsStand = (house: House, eggs: ReadonlyArray<{ id: string; version: number }>) =>
  stillSo(
    house,
    sql`(SELECT count(*) FROM ${listedRows(eggs.map(({ id, version }) => [id, version]))} AS asked
      CROSS JOIN eggs ON eggs.org_id = ${house.org_id} AND eggs.id = asked.value->>0
      WHERE eggs.version = asked.value->>1) = ${eggs.length}`,
  );
