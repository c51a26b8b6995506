import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { contactRoles } from "#db/words/trade.ts";
import { audited, type Changes } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { portugueseTaxNumber } from "#worker/portugal.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type Contact, type ContactRow, contactRows, flagsOf, roleColumn, serializeContact } from "./contact-rows.ts";
import type { ContactChange, ContactDraft, ContactFilter } from "./contract.ts";
import { contactKeys, contactsNamed, isHead } from "./finding.ts";

const perPage = 100;

/** One page of the contacts by their names, without the erased; whoever is merged stands under the one it is merged into. */
export async function listContacts({ db, org_id }: Scope, { q, role, page }: ContactFilter) {
  const text = q.trim();
  const named = contactsNamed(text);
  const members = sql`FROM contacts member WHERE member.org_id = ${org_id} AND member.head_id = it.id`;
  const isCalledSo = sql`it.id IN (SELECT it.head_id FROM contacts it WHERE it.org_id = ${org_id} AND ${named.matches})`;
  const which = sql.join(
    [
      sql`it.org_id = ${org_id} AND ${isHead} AND it.erased_at IS NULL`,
      ...(role ? [sql`EXISTS (SELECT 1 ${members} AND member.${sql.identifier(roleColumn(role))} = 1)`] : []),
      ...(text ? [isCalledSo] : []),
    ],
    sql` AND `,
  );
  const { rows, counted } = await batch(db, {
    rows: db.all<ContactRow & { of_all: string }>(sql`
      SELECT it.*, (SELECT json_array(max(is_customer), max(is_supplier), max(is_breeder), max(is_vet)) ${members}) AS of_all
      FROM contacts it WHERE ${which}
      ORDER BY it.name_key, it.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM contacts it WHERE ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  // Whoever is part of it is a customer, so it is one.
  const data = rows.map(({ of_all, ...row }) => ({ ...serializeContact(row), roles: rolesIn(of_all) }));
  return { data, total, page, total_pages: Math.max(1, Math.ceil(total / perPage)) };
}

const rolesIn = (flags: string) => {
  const is = JSON.parse(flags) as number[];
  return contactRoles.filter((_, at) => is[at] === 1);
};

export type ListedContacts = Awaited<ReturnType<typeof listContacts>>;

/** The statement that reads a contact, for any batch. */
export const contactById = ({ db, org_id }: Scope, id: string) =>
  db.all<ContactRow>(sql`SELECT * FROM contacts WHERE org_id = ${org_id} AND id = ${id}`);

/** Adds a contact; in Portugal its tax number must be one. With an Idempotency-Key it is made once. */
export async function addContact(scope: Scope, { org_id: _, roles, ...given }: ContactDraft): Promise<Contact> {
  // It stands for itself, so its id has to be known before it is made.
  const keyed = { ...scope, idempotency_key: scope.idempotency_key ?? newId("contact") };
  const stated = inItsCountry(given, scope.today);
  const sets = { head_id: await idFor(keyed, "contact"), ...contactKeys(stated) };
  const row = await contactRows.add(keyed, { ...stated, ...flagsOf(roles) } as Parameters<typeof contactRows.add>[1], {
    sets,
  });
  return serializeContact(row);
}

/**
 * Changes what is said of a contact. Refuses `missing`; `stale` with the contact as it stands, unless the same edit came
 * before under the same key; a tax number that is none; and whatever is erased.
 */
export async function changeContact(
  scope: Scope,
  id: string,
  { org_id: _, version, roles, ...given }: ContactChange,
): Promise<Contact> {
  const { db, org_id, now } = scope;
  const [row] = await contactById(scope, id);
  if (!row) throw new Refusal("missing");
  if (row.erased_at !== null) throw new Refusal("conflict", {}, { detail: "contacts.erased" });
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const before = plain(row);
  const next = inItsCountry({ ...row, ...stated, ...(roles && flagsOf(roles)) }, scope.today);
  const [after, keys] = [plain(next), contactKeys(next)];
  const columns = Object.keys(before).filter((column) => before[column] !== after[column]);
  if (version !== undefined && version !== row.version) {
    if (scope.idempotency_key && columns.length === 0) return serializeContact(row);
    throw new Refusal("stale", {}, { current: serializeContact(row) });
  }
  const sets = columns.map((column) => sql`, ${sql.identifier(column)} = ${after[column]}`);
  const { written, found } = await batch(db, {
    written: db.all<{ id: string }>(sql`
      UPDATE contacts SET version = version + 1, updated_at = ${now}, name_key = ${keys.name_key},
        search_key = ${keys.search_key}${sql.join(sets, sql``)}
      WHERE org_id = ${org_id} AND id = ${id} AND version = ${row.version} AND erased_at IS NULL RETURNING id`),
    ...(columns.length > 0 && {
      line: audited(scope, {
        subject: "contact",
        subject_id: id,
        deed: "changed",
        changes: inTrail(Object.fromEntries(columns.map((column) => [column, [before[column], after[column]]]))),
      }),
    }),
    found: contactById(scope, id),
  });
  const [current] = found;
  if (!current) throw new Refusal("missing");
  if (written.length === 0) throw new Refusal("stale", {}, { current: serializeContact(current) });
  return serializeContact(current);
}

const facts = [
  ...(["kind", "name", "other_names", "is_customer", "is_supplier", "is_breeder", "is_vet", "country"] as const),
  ...(["tax_id", "register_numbers", "address", "postal_code", "locality", "phone", "email", "language"] as const),
  ...(["notes", "delivery_days", "consent_from", "consent_on"] as const),
] as const satisfies ReadonlyArray<keyof ContactRow>;

/** What is told of a contact, as its columns hold it. */
const plain = (row: Pick<ContactRow, (typeof facts)[number]>): Record<string, string | number | null> =>
  Object.fromEntries(facts.map((name) => [name, typeof row[name] === "boolean" ? Number(row[name]) : row[name]]));

// There a column `…_id` names a row.
const inTrail = ({ tax_id, ...changes }: Changes): Changes => ({ ...changes, ...(tax_id && { tax_number: tax_id }) });

type Judged = Pick<ContactRow, "country" | "tax_id" | "consent_on">;

/** What is said as the country writes it; throws `invalid` for what is none there, and for a day that is still to come. */
function inItsCountry<Facts extends Judged>(facts: Facts, today: string): Facts {
  if (facts.consent_on !== null && facts.consent_on > today)
    throw new Refusal("invalid", { consent_on: ["contacts.consent_on.future"] });
  if (facts.country !== "PT" || facts.tax_id === null) return facts;
  const tax_id = portugueseTaxNumber(facts.tax_id);
  if (tax_id === undefined) throw new Refusal("invalid", { tax_id: ["organization.tax_id.portuguese"] });
  return { ...facts, tax_id };
}
