import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { savedViews } from "#db/schema/accounts.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { ViewDraft } from "./contract.ts";

/** How many views of one list a person keeps. */
export const mostViews = 30;

const viewColumns = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

/** The caller's own, whoever else is in the organisation. */
const mine = (scope: Scope, ...conditions: Array<SQL | undefined>) =>
  owned(scope, savedViews, eq(savedViews.user_id, scope.user_id), ...conditions);

/** The statement that reads the caller's views of a list, by name; fits any batch. */
export const viewsOf = (scope: Scope, list: ViewDraft["list"]) =>
  scope.db
    .select(viewColumns)
    .from(savedViews)
    .where(mine(scope, eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name));

/** Keeps a view under its name, replacing what the name showed before; refuses `conflict` when there are too many. */
export async function saveView(scope: Scope, { list, name, query }: ViewDraft) {
  const named = mine(scope, eq(savedViews.list, list), eq(savedViews.name, name));
  const others = mine(scope, and(eq(savedViews.list, list), sql`${savedViews.name} <> ${name}`));
  const {
    saved: [saved],
  } = await batch(scope.db, {
    written: scope.db.run(sql`
      INSERT INTO saved_views (id, org_id, user_id, list, name, query, created_at)
      SELECT ${newId("view")}, ${scope.org_id}, ${scope.user_id}, ${list}, ${name}, ${query}, ${scope.now}
      WHERE (SELECT count(*) FROM saved_views WHERE ${others}) < ${mostViews}
      ON CONFLICT (org_id, user_id, list, name) DO UPDATE SET query = excluded.query`),
    saved: scope.db.select(viewColumns).from(savedViews).where(named),
  });
  if (saved?.query !== query) throw new Refusal("conflict", { name: ["views.many"] }, { values: { limit: mostViews } });
  return saved;
}

/** Forgets one of the caller's views. */
export async function forgetView(scope: Scope, id: string): Promise<void> {
  const gone = await scope.db
    .delete(savedViews)
    .where(mine(scope, eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  if (gone.length === 0) throw new Refusal("missing");
}
