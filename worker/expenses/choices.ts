import { sql } from "drizzle-orm";
import type { PaymentMethod, ShareKind } from "#db/words/trade.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { usedCategories } from "./queries.ts";

/** What a part of an expense may be on, by name; birds are found by their rings. */
export type ShareTarget = { kind: Exclude<ShareKind, "bird">; id: string; name: string };

/** So many of each kind are offered. */
const mostOffered = 1000;
/** The one written last is looked for among so many, the latest by their days: ids of forms tell no order. */
const mostLookedThrough = 200;

/** What the form of an expense offers: categories, what parts may be on, and what was chosen last. */
export async function expenseChoices(scope: Scope) {
  const { db, org_id } = scope;
  const found = await batch(db, {
    used: usedCategories(scope),
    last: db.all<{ category: string; method: PaymentMethod | null }>(sql`
      SELECT expenses.category,
        (SELECT method FROM payments WHERE org_id = ${org_id} AND expense_id = expenses.id ORDER BY +id LIMIT 1) AS method
      FROM (SELECT * FROM expenses WHERE org_id = ${org_id} AND is_expected = 0 AND recurring_id IS NULL
        ORDER BY on_day DESC LIMIT ${mostLookedThrough}) expenses
      ORDER BY expenses.created_at DESC LIMIT 1`),
    organization: db.all<{ currency: string }>(sql`
      SELECT currency FROM organizations WHERE id = ${org_id}`),
    targets: db.all<ShareTarget>(sql`
      SELECT * FROM (SELECT 'species' AS kind, id, common_name AS name FROM species WHERE org_id = ${org_id} ORDER BY common_name, id LIMIT ${mostOffered})
      UNION ALL SELECT * FROM (SELECT 'pair', id, number FROM pairs WHERE org_id = ${org_id} ORDER BY number DESC LIMIT ${mostOffered})
      UNION ALL SELECT * FROM (SELECT 'place', places.id, ifnull(above.name || ' › ', '') || places.name FROM places
        LEFT JOIN places above ON above.org_id = ${org_id} AND above.id = places.parent_id
        WHERE places.org_id = ${org_id} ORDER BY 3, 2 LIMIT ${mostOffered})
      UNION ALL SELECT * FROM (SELECT 'incubator', id, name FROM incubators WHERE org_id = ${org_id} ORDER BY name, id LIMIT ${mostOffered})`),
  });
  const [last] = found.last;
  return {
    categories: found.used.map(({ category }) => category),
    category: last?.category ?? null,
    method: last?.method ?? ("cash" as const),
    currency: found.organization[0]?.currency ?? "EUR",
    targets: found.targets,
    today: scope.today,
  };
}
