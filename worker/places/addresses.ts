import { sql } from "drizzle-orm";
import { portuguesePostalCode } from "#worker/portugal.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PlaceChange } from "./contract.ts";
import type { Place } from "./queries.ts";

/** What is said of where a site is. */
const fields = ["address", "postal_code", "locality", "district"] as const;
type Address = Partial<Pick<Place, (typeof fields)[number]>>;

/** Whether a change says where a place is. */
export const namesPlace = (change: PlaceChange): boolean => fields.some((field) => change[field]);

/**
 * The address to be kept of what is said of a place: none where it is no site. Refuses what is no postal code where the
 * organisation is Portuguese.
 */
export async function addressOf(scope: Scope, { kind, postal_code }: PlaceChange): Promise<Address> {
  if (kind !== undefined && kind !== "site")
    return { address: null, postal_code: null, locality: null, district: null };
  if (!postal_code) return {};
  const [row] = await scope.db.all<{ country: string | null }>(
    sql`SELECT country FROM organizations WHERE id = ${scope.org_id}`,
  );
  if (row?.country !== "PT") return {};
  const written = portuguesePostalCode(postal_code);
  if (written === undefined) throw new Refusal("invalid", { postal_code: ["places.postal_code.portuguese"] });
  return { postal_code: written };
}
