import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type OrganizationNow, organizationRow, toldTo } from "./organization.ts";
import { type Registration, registrationRows } from "./registrations.ts";

/** What the page of papers shows; `today` is the organisation's day. */
export type PapersPage = { organization: OrganizationNow; registrations: Registration[]; today: string };

/** The organisation and its registrations, in one round trip. */
export async function papersPage(scope: Scope): Promise<PapersPage> {
  const { rows, registrations } = await batch(scope.db, {
    rows: organizationRow(scope),
    registrations: registrationRows.list(scope),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  return { organization: toldTo(scope, row), registrations, today: scope.today };
}
