import { and, eq, sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { audited, type Changes, type Entry } from "#worker/audit.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { digestsAnew } from "#worker/notifications/digests.ts";
import { portuguesePostalCode, portugueseTaxNumber } from "#worker/portugal.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { mustBeLegible } from "./colour-contrast.ts";
import type { ArchivedOrganization, OrganizationChange } from "./contract.ts";
import type { LookChange } from "./look-contract.ts";
import { type PaperField, paperFields } from "./needed-contract.ts";

type Stored = typeof organizations.$inferSelect;
type Plain = Pick<
  Stored,
  | ("id" | "name" | "locale" | "timezone" | "currency" | "country" | "region" | "vat_regime" | "version")
  | ("look_name" | "look_accent")
>;
export type Papers = Record<PaperField, string | null>;

/** An organisation as its members know it. What its papers say, whoever may not issue any is not told: `null`. */
export type OrganizationNow = Plain & {
  plan: PlanKey;
  papers: Papers | null /** Another for each logo. */;
  logo: string | null;
};

/** The statement that reads the caller's organisation; fits any batch. */
export const organizationRow = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.select().from(organizations).where(eq(organizations.id, org_id));

/** The organisation as this caller may know it. */
export function visibleTo(scope: Scope, row: Stored): OrganizationNow {
  const { id, name, locale, timezone, currency, country, region, vat_regime, version, logo_key } = row;
  const { look_name, look_accent } = row;
  const logo = logo_key?.slice(logo_key.lastIndexOf("/") + 1) ?? null;
  const papers = Object.fromEntries(paperFields.map((field) => [field, row[field]])) as Papers;
  return {
    id,
    name,
    locale,
    timezone,
    currency,
    country,
    region,
    vat_regime,
    logo,
    look_name,
    look_accent,
    papers: may(scope, "papers.issue") ? papers : null,
    plan: scope.plan,
    version,
  };
}

/** The caller's organisation. */
export async function currentOrganization(scope: Scope): Promise<OrganizationNow> {
  const [row] = await organizationRow(scope);
  if (!row) throw new Refusal("missing");
  return visibleTo(scope, row);
}

/**
 * Changes what is said of the organisation, with one line in the trail. Refuses `stale` with both as they stand, unless
 * the same edit came before under the same Idempotency-Key; `invalid` what is no tax number or postal code where it is.
 */
export async function changeOrganization(
  scope: Scope,
  { version, papers = {}, ...plain }: OrganizationChange & LookChange,
): Promise<OrganizationNow> {
  const [row] = await organizationRow(scope);
  if (!row) throw new Refusal("missing");
  const given = { ...plain, ...papers };
  const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const next = inItsCountry({ ...row, ...input });
  const changes = differing(row, next);
  const isKnown = version === undefined || version === row.version;
  if (!isKnown && scope.idempotency_key && Object.keys(changes).length === 0) return visibleTo(scope, row);
  if (!isKnown) throw new Refusal("stale", {}, { current: visibleTo(scope, row) });
  const behind = changes.timezone && { digests: digestsAnew(scope) };
  const written = await write(scope, row, changes, behind);
  return visibleTo(scope, written);
}

/** What an archive tells of its organisation. */
export function archivedFields(row: Stored): ArchivedOrganization {
  const { currency, country, vat_regime, region, look_name, look_accent } = row;
  const papers = Object.fromEntries(paperFields.map((field) => [field, row[field]]));
  return { currency, country, region, vat_regime, look: { look_name, look_accent }, papers };
}

/** Whether an archive tells anything that one could want to take over. */
export const readsPapers = ({ country, papers = {}, look = {} }: ArchivedOrganization): boolean =>
  Boolean(country) || Object.values({ ...papers, ...look }).some(Boolean);

/** A logo whose file lies in the storage already. */
export type KeptLogo = Pick<Stored, "logo_key" | "logo_type">;

/** The statements that take over what an archive tells; they fit any batch. Refuses what its country does not allow. */
export async function takingOver(scope: Scope, text: ArchivedOrganization, logo: KeptLogo | undefined) {
  const { currency, country, region, vat_regime, look = {}, papers = {} } = text;
  if (look.look_accent) mustBeLegible(look.look_accent, scope.language);
  const [row] = await organizationRow(scope);
  if (!row) throw new Refusal("missing");
  const listed = Object.entries({ currency, country, region, vat_regime, ...look, ...papers, ...logo }).filter(
    ([, value]) => value !== undefined,
  );
  const next = inItsCountry({ ...row, ...Object.fromEntries(listed) });
  const changes = differing(row, next);
  if (Object.keys(changes).length === 0) return [];
  const set = Object.fromEntries(Object.entries(changes).map(([column, [, after]]) => [column, after]));
  return [
    scope.db
      .update(organizations)
      .set({ ...set, version: sql`${organizations.version} + 1` })
      .where(eq(organizations.id, scope.org_id)),
    audited(scope, lineOf(changes)),
  ];
}

/** Writes what differs from a row as it was read; refuses `stale` when it is another by now. */
export async function write(scope: Scope, row: Stored, changes: Changes, behind: Statements = {}): Promise<Stored> {
  const set = Object.fromEntries(Object.entries(changes).map(([column, [, after]]) => [column, after]));
  const isAsRead = and(eq(organizations.id, scope.org_id), eq(organizations.version, row.version));
  const { written, found } = await batch(scope.db, {
    written: scope.db
      .update(organizations)
      .set({ ...set, version: row.version + 1 })
      .where(isAsRead)
      .returning({ id: organizations.id }),
    ...(Object.keys(changes).length > 0 && {
      line: audited(scope, lineOf(changes)),
    }),
    ...behind,
    found: organizationRow(scope),
  });
  const [current] = found;
  if (!current) throw new Refusal("missing");
  if (written.length === 0) throw new Refusal("stale", {}, { current: visibleTo(scope, current) });
  return current;
}

const lineOf = (changes: Changes): Entry => ({
  subject: "organization",
  subject_id: "organization",
  deed: "changed",
  changes: inTrail(changes),
});

// There a column `…_id` names a row, and where a file lies is nobody's business.
function inTrail({ tax_id, logo_key, logo_type, ...changes }: Changes): Changes {
  const isThere = (key: unknown) => key !== null;
  return {
    ...changes,
    ...(tax_id && { tax_number: tax_id }),
    ...(logo_key && { has_logo: [isThere(logo_key[0]), isThere(logo_key[1])] }),
  };
}

/** What is said as the country writes it; throws `invalid` for what is none there. */
function inItsCountry(next: Stored): Stored {
  if (next.country !== "PT") return { ...next, region: null };
  const faults: FieldMessages = {};
  const tax_id = next.tax_id && portugueseTaxNumber(next.tax_id);
  const postal_code = next.postal_code && portuguesePostalCode(next.postal_code);
  if (tax_id === undefined) faults["papers.tax_id"] = ["organization.tax_id.portuguese"];
  if (postal_code === undefined) faults["papers.postal_code"] = ["organization.postal_code.portuguese"];
  if (tax_id === undefined || postal_code === undefined) throw new Refusal("invalid", faults);
  return { ...next, tax_id, postal_code };
}

function differing(row: Stored, next: Stored): Changes {
  const fields = Object.keys(next) as Array<keyof Stored>;
  return Object.fromEntries(
    fields.filter((field) => next[field] !== row[field]).map((field) => [field, [row[field], next[field]]]),
  );
}
