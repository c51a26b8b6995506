import { eq, type SQL, sql } from "drizzle-orm";
import { registrations } from "#db/schema/organization.ts";
import type { RegistrationKind } from "#db/vocabulary.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { isSite } from "#worker/places/sites.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { mostRegistrations, type RegistrationChange, type RegistrationDraft } from "./registration-contract.ts";

/** A registration as it is told; its file, where there is one, is at `/api/registrations/{id}/file`. */
export type Registration = Omit<typeof registrations.$inferSelect, "file_key">;

/** The organisation's registrations, the first to end first. */
export const registrationRows = rowsOf({
  table: registrations,
  id: "registration",
  subject: "registration",
  hidden: ["file_key"],
  order: registrations.expires_on,
  auditNames: { made: ["kind", "number"], gone: ["kind", "number"] },
  messages: { in_use: "fields.invalid", reused: "organization.registration.reused" },
});

type RegistrationInput = {
  kind: RegistrationKind;
  body: string | null;
  issued_on: string | null;
  expires_on: string | null;
};

/** Adds a registration; `invalid` without who keeps it where the kind does not say so, and one too many. */
export async function addRegistration(scope: Scope, draft: RegistrationDraft): Promise<Registration> {
  const { kind, body = null, issued_on = null, expires_on = null } = draft;
  refuseUnlike({ kind, body, issued_on, expires_on });
  const { when, why } = ofSite(scope, draft.site_id);
  return registrationRows.add(scope, draft, {
    when: sql`${when} AND (SELECT count(*) FROM registrations WHERE org_id = ${scope.org_id}) < ${mostRegistrations}`,
    why: async () =>
      (await why()) ??
      new Refusal("invalid", { number: ["organization.registration.many"] }, { values: { most: mostRegistrations } }),
  });
}

/** Changes a registration; what it is after the change is judged as a new one. */
export async function changeRegistration(scope: Scope, id: string, change: RegistrationChange): Promise<Registration> {
  const stored = await registrationRows.find(scope, id);
  const input = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  refuseUnlike({ ...stored, ...input });
  return registrationRows.change(scope, id, change, ofSite(scope, change.site_id));
}

/** The statement that reads the registrations of a place; fits any batch. */
export const registrationsAt = (scope: Scope, site_id: string) =>
  registrationRows.where(scope, eq(registrations.site_id, site_id));

// Judged in the write itself: meanwhile the site may have become a room.
function ofSite(scope: Scope, site_id: string | null | undefined) {
  const when = site_id ? isSite(scope, sql`${site_id}`) : sql`1 = 1`;
  const why = async () => {
    const [answer] = await scope.db.all<{ fits: 0 | 1 }>(sql`SELECT ${when} AS fits`);
    return answer?.fits === 1 ? undefined : new Refusal("invalid", { site_id: ["fields.unknown_id"] });
  };
  return { when, why };
}

function refuseUnlike({ kind, body, issued_on, expires_on }: RegistrationInput): void {
  const isNameless = (kind === "federation" || kind === "other") && body === null;
  if (isNameless) throw new Refusal("invalid", { body: [`organization.registration.body_${kind}`] });
  if (issued_on && expires_on && expires_on < issued_on)
    throw new Refusal("invalid", { expires_on: ["organization.registration.backwards"] });
}

/**
 * The breeder's code as papers say it where nothing else was written, as SQL: that of the federation they
 * joined first and are still with; null without one.
 */
export const breederCode = ({ org_id, today }: Pick<Scope, "org_id" | "today">): SQL<string | null> => sql`(
  SELECT number FROM registrations WHERE org_id = ${org_id} AND kind = 'federation' AND site_id IS NULL
    AND (expires_on IS NULL OR expires_on >= ${today})
  ORDER BY created_at, id LIMIT 1)`;
