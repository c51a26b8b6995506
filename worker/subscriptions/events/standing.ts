import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import type { Held } from "../providers/provider.ts";

export type Row = typeof subscriptions.$inferSelect;
export type Whose = { db: Database; org_id: string };
export type Home = typeof organizations.$inferSelect;
/** Somebody who is written to of what is paid. */
export type Owner = { id: string; to: string; first_name: string; language: "pt" | "en" };
/** Where an organisation stands: what it pays, what its papers say, who its owners are. */
export type Standing = { row: Row | undefined; home: Home; owners: Owner[] };

/** The statement that reads what an organisation pays; fits any batch. */
export const subscriptionRow = ({ db, org_id }: Whose) =>
  db.select().from(subscriptions).where(owned({ org_id }, subscriptions));

const homeRow = ({ db, org_id }: Whose) => db.select().from(organizations).where(eq(organizations.id, org_id));

const ownersOf = ({ db, org_id }: Whose) =>
  db
    .select({ id: users.id, to: users.email, first_name: users.first_name, language: users.language })
    .from(users)
    .where(
      owned({ org_id }, users, sql`${users.role} = 'owner' AND ${users.is_active} = 1 AND ${users.is_verified} = 1`),
    );

/** Where an organisation stands; `missing` when it is gone. */
export async function standingOf(whose: Whose): Promise<Standing> {
  const { rows, homes, owners } = await batch(whose.db, {
    rows: subscriptionRow(whose),
    homes: homeRow(whose),
    owners: ownersOf(whose),
  });
  const [home] = homes;
  if (!home) throw new Refusal("missing");
  return { row: rows[0], home, owners };
}

/** A subscription as its provider knows it; undefined while nothing was paid. */
export function heldOf({ row, home }: Pick<Standing, "row" | "home">): Held | undefined {
  if (!row?.provider_subscription) return undefined;
  const { provider_subscription: subscription, customer, org_id } = row;
  return { org_id, short_key: home.short_key ?? "", subscription, customer };
}
