import { batch } from "#worker/kit/batch.ts";
import { type Site, sitesOf } from "#worker/places/sites.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type OrganizationNow, organizationRow, visibleTo } from "./organization.ts";
import { type Registration, registrationRows } from "./registrations.ts";

/** What the page of papers shows; `today` is the organisation's day. */
export type PapersPage = { organization: OrganizationNow; registrations: Registration[]; sites: Site[]; today: string };

/** The organisation, its registrations and its sites, in one round trip. */
export async function papersPage(scope: Scope): Promise<PapersPage> {
  const { rows, registrations, sites } = await batch(scope.db, {
    rows: organizationRow(scope),
    registrations: registrationRows.list(scope),
    sites: sitesOf(scope),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  return { organization: visibleTo(scope, row), registrations, sites, today: scope.today };
}
