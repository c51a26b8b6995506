import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { consoleOrganizations } from "#db/schema/operator.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { type ActionRow, actionColumns } from "./action-list.ts";
import type { OrganizationFilter } from "./contract.ts";
import { type Listed, pageOf } from "./page-of.ts";

/** An organisation as its line of the operator's list; `import_faults` counts why rows of imports fell, by code. */
export type OrganizationRow = typeof consoleOrganizations.$inferSelect;
type StoredRow = Omit<OrganizationRow, "import_faults"> & { import_faults: string };
const rowOf = (row: StoredRow): OrganizationRow => ({ ...row, import_faults: JSON.parse(row.import_faults) });

/** Organisations by name, age or last use; found by a part of their name, their short key or an address of one of theirs. */
export async function listOrganizations(db: Database, filter: OrganizationFilter): Promise<Listed<OrganizationRow>> {
  const { q, show } = filter;
  const found = q === "" ? undefined : await searched(db, q);
  const conditions = [...(found ? [found] : []), ...(show === "" ? [] : [which[show]])];
  const from = sql`console_organizations${conditions.length > 0 ? sql` WHERE ${sql.join(conditions, sql` AND `)}` : sql``}`;
  const page = await pageOf<StoredRow>(db, filter, { columns: sql`*`, from, order: orderOf(filter) });
  return { ...page, items: page.items.map(rowOf) };
}

const failing = sql`(failed_imports > 0 OR failed_deliveries > 0 OR failed_payments > 0)`;
const which: Record<Exclude<OrganizationFilter["show"], "">, SQL> = {
  paying: sql`subscription IS NOT NULL`,
  payments: sql`${failing} AND failed_payments > 0`,
  deliveries: sql`${failing} AND failed_deliveries > 0`,
  imports: sql`${failing} AND failed_imports > 0`,
  closing: sql`closes_at IS NOT NULL`,
};

// Each is the order of an index.
function orderOf({ show, sort_by, order }: OrganizationFilter): SQL {
  if (show === "paying") return sql`subscription DESC, period_end DESC, short_key DESC`;
  if (show === "closing") return sql`closes_at, short_key`;
  if (show !== "") return sql`short_key`;
  const direction = sql.raw(order === "asc" ? "ASC" : "DESC");
  return sql`${sql.identifier(sort_by)} ${direction}, short_key ${direction}`;
}

async function searched(db: Database, q: string): Promise<SQL> {
  if (!q.includes("@"))
    return sql`(short_key = ${q.toUpperCase()} OR name LIKE ${`%${q.replace(/[\\%_]/gu, "\\$&")}%`} ESCAPE '\\')`;
  // Which organisation an address is of nothing else knows: a named exception of the R26 test.
  const homes = await db.all<{ short_key: string }>(sql`
    SELECT organizations.short_key FROM users JOIN organizations ON organizations.id = users.org_id
    WHERE users.email = ${q.toLowerCase()} AND users.removed_at IS NULL LIMIT 20`);
  return sql`short_key IN (SELECT value FROM json_each(${JSON.stringify(homes.map(({ short_key }) => short_key))}))`;
}

/** An organisation with what was lately done to it; `missing` where none is listed. */
export type OrganizationView = OrganizationRow & { actions: ActionRow[] };

/** One organisation as the operator sees it; `missing` where none of that short key is listed. */
export async function findOrganization(db: Database, short_key: string): Promise<OrganizationView> {
  const {
    rows: [row],
    actions,
  } = await batch(db, {
    rows: db.all<StoredRow>(sql`SELECT * FROM console_organizations WHERE short_key = ${short_key}`),
    actions: db.all<ActionRow>(sql`SELECT ${actionColumns} FROM operator_deeds WHERE short_key = ${short_key}
      ORDER BY n DESC LIMIT 20`),
  });
  if (!row) throw new Refusal("missing");
  return { ...rowOf(row), actions };
}

/** The id of the organisation with a short key; `missing` where it is gone. */
export async function organizationId(db: Database, short_key: string): Promise<string> {
  const [home] = await db.all<{ id: string }>(sql`SELECT id FROM organizations WHERE short_key = ${short_key}`);
  if (!home) throw new Refusal("missing");
  return home.id;
}
