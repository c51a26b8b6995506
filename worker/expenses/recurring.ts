import { type SQL, sql } from "drizzle-orm";
import { recurringExpenses } from "#db/schema/expenses.ts";
import { type ShareKind, shareKinds } from "#db/words/trade.ts";
import { type NamedContact, namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { inHundredths } from "./amounts.ts";
import type { RecurringChange, RecurringDraft, StatedShare } from "./contract.ts";
import { namesOfTargets } from "./expense-rows.ts";
import { nextFrom, type Recurrence } from "./recurrence.ts";
import { type Part, partsSent, shareRows, strangersAmong, targetsAtHand } from "./share-rows.ts";

type RecurringRow = typeof recurringExpenses.$inferSelect;

/** The organisation's recurring expenses. */
const recurringRows = rowsOf({
  table: recurringExpenses,
  id: "recurring",
  subject: "recurring",
  hidden: [],
  order: recurringExpenses.category,
  auditNames: { made: ["category", "cents"], gone: ["category", "cents"] },
  messages: { in_use: "expenses.reused", reused: "expenses.reused" },
});

/** So many stand on a page. */
const perPage = 100;

type Read = RecurringRow & { contact_name: string | null; head_id: string | null; shares_named: string | null };

const reading = ({ db, org_id }: Scope, which: SQL) =>
  db.all<Read>(sql`SELECT it.*, head.name AS contact_name, head.id AS head_id,
    (SELECT json_group_array(json_array(json(share.on_what), share.pct_bp, share.cents)) FROM (
      SELECT ${namesOfTargets("parts")} AS on_what, parts.pct_bp, parts.cents FROM (
        SELECT ${org_idAs(org_id)}, ${cellsOf(shareKinds.map((kind) => `${kind}_id`))}, NULL AS text,
          value->>'pct_bp' AS pct_bp, value->>'cents' AS cents FROM json_each(ifnull(it.shares, '[]'))) parts) share) AS shares_named
    FROM recurring_expenses it
    LEFT JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = it.contact_id
    LEFT JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    WHERE it.org_id = ${org_id} AND ${which}`);

const org_idAs = (org_id: string) => sql`${org_id} AS org_id`;
const cellsOf = (names: readonly string[]) => sql.raw(names.map((name) => `value->>'${name}' AS ${name}`).join(", "));

/** A recurring expense as it is answered. */
function serialize(row: Read) {
  const shares = JSON.parse(row.shares_named ?? "[]") as Array<
    [[ShareKind | null, string | null, string | null], number | null, number | null]
  >;
  return {
    id: row.id,
    category: row.category,
    contact_id: row.head_id,
    contact_name: row.contact_name,
    text: row.text,
    cents: row.cents,
    vat_pct: row.vat_bp / 100,
    every: { unit: row.every_unit, n: row.every_n },
    on: row.first_on,
    next_on: row.next_on,
    until: row.until_on,
    shares: shares.map(([[kind, target_id, name], pct_bp, cents]) => ({
      kind,
      target_id,
      name,
      pct: pct_bp === null ? null : pct_bp / 100,
      cents,
    })),
    version: row.version,
  };
}
export type Recurring = ReturnType<typeof serialize>;

/** One page of what comes again, what is over last. */
export async function listRecurring(scope: Scope, page: number) {
  const { rows, counted } = await batch(scope.db, {
    rows: reading(
      scope,
      sql`true ORDER BY it.next_on IS NULL, it.next_on, it.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    ),
    counted: scope.db.all<{ n: number; currency: string }>(sql`
      SELECT count(*) AS n, (SELECT currency FROM organizations WHERE id = ${scope.org_id}) AS currency
      FROM recurring_expenses WHERE org_id = ${scope.org_id}`),
  });
  const total = counted[0]?.n ?? 0;
  return {
    data: rows.map(serialize),
    currency: counted[0]?.currency ?? "EUR",
    today: scope.today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

/** One of them; `missing` when it is another organisation's. */
export async function findRecurring(scope: Scope, id: string): Promise<Recurring> {
  const [row] = await reading(scope, sql`it.id = ${id}`);
  if (!row) throw new Refusal("missing");
  return serialize(row);
}

const columnsOf = (input: Omit<RecurringDraft, "contact_id" | "contact_name" | "on" | "org_id"> & { on: string }) => ({
  category: input.category,
  text: input.text,
  cents: input.cents,
  vat_bp: inHundredths(input.vat_pct),
  every_unit: input.every.unit,
  every_n: input.every.n,
  first_on: input.on,
  until_on: input.until,
});

const kept = (parts: readonly Part[]): string | null => (parts.length === 0 ? null : JSON.stringify(parts));

function judged(row: Recurrence & { cents: number }, parts: readonly Part[], from: string): string | null {
  shareRows(row.cents, parts);
  const { first_on, until_on } = row;
  if (until_on !== null && until_on < first_on) throw new Refusal("invalid", { until: ["expenses.until.early"] });
  return nextFrom(row, from > first_on ? from : first_on);
}

/** Notes what comes again; those of its days that have gone by are not made. Refused as an expense is. */
export async function addRecurring(scope: Scope, draft: RecurringDraft): Promise<Recurring> {
  const id = await idFor(scope, "recurring");
  const parts = partsSent(draft.shares);
  const row = columnsOf({ ...draft, on: draft.on ?? scope.today });
  const next_on = judged(row, parts, scope.today);
  const may = targetsAtHand(scope, parts);
  const contact: NamedContact = namedContact(scope, draft, { role: "supplier", when: may });
  const { found } = await batch(scope.db, {
    ...contact.statements,
    ...recurringRows.insertion(
      scope,
      id,
      { ...row, shares: kept(parts), next_on },
      {
        sets: { contact_id: contact.id },
        when: sql`${may} AND ${contact.isAtHand}`,
      },
    ),
    found: reading(scope, sql`it.id = ${id}`),
  });
  const [made] = found;
  if (made) return serialize(made);
  throw new Refusal("invalid", await strangersIn(scope, parts, draft.contact_id));
}

/** Changes what comes again; what was made already stays, and nothing of a day that has come is made twice. */
export async function changeRecurring(scope: Scope, id: string, change: RecurringChange): Promise<Recurring> {
  const before = await findRecurring(scope, id);
  const { contact_id, contact_name, version = before.version } = change;
  const input = {
    category: change.category ?? before.category,
    text: change.text === undefined ? before.text : change.text,
    cents: change.cents ?? before.cents,
    vat_pct: change.vat_pct ?? before.vat_pct,
    every: change.every ?? before.every,
    on: change.on ?? before.on,
    until: change.until === undefined ? before.until : change.until,
    shares: change.shares ?? sharesOf(before),
  };
  const parts = partsSent(input.shares);
  const row = columnsOf(input);
  const isDue = before.next_on !== null && before.next_on <= scope.today;
  const next_on = judged(row, parts, isDue ? scope.today : plusDays(scope.today, 1));
  const may = targetsAtHand(scope, change.shares === undefined ? [] : parts);
  const names = contact_id !== undefined || contact_name !== undefined;
  const contact: NamedContact = namedContact(scope, change, { role: "supplier", when: may });
  const { made, found } = await batch(scope.db, {
    ...contact.statements,
    ...recurringRows.edit(
      scope,
      id,
      { ...row, version },
      {
        // The trail tells no JSON and no day that the clock moves.
        sets: { shares: kept(parts), next_on, ...(names && { contact_id: contact.id }) },
        when: sql`${may} AND ${names ? contact.isAtHand : sql`true`}`,
      },
    ),
    found: reading(scope, sql`it.id = ${id}`),
  });
  const [now] = found;
  if (!now) throw new Refusal("missing");
  if (made.length > 0) return serialize(now);
  if (now.version !== version) throw new Refusal("stale", {}, { current: serialize(now) });
  throw new Refusal("invalid", await strangersIn(scope, parts, contact_id));
}

/** The shares of one as they were sent; what is gone falls out. */
const sharesOf = ({ shares }: Recurring): StatedShare[] =>
  shares.flatMap(({ kind, target_id, name, pct, cents }) => {
    const on = Object.fromEntries(shareKinds.map((it) => [`${it}_id`, it === kind ? target_id : null]));
    return name === null ? [] : [{ ...on, text: null, pct, cents } as StatedShare];
  });

async function strangersIn(scope: Scope, parts: readonly Part[], contact_id: string | null | undefined) {
  const strangers = await strangersAmong(scope, parts);
  return Object.keys(strangers).length > 0 || !contact_id ? strangers : { contact_id: ["fields.unknown_id"] };
}

/** Ends and forgets what comes again: what it has made and nobody has confirmed goes along, all else stays. */
export async function removeRecurring(scope: Scope, id: string): Promise<void> {
  const { db, org_id } = scope;
  const { gone } = await batch(db, {
    expected: db.run(sql`DELETE FROM expenses WHERE org_id = ${org_id} AND recurring_id = ${id} AND is_expected = 1
      AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.org_id = ${org_id} AND payments.expense_id = expenses.id)`),
    unbound: db.run(sql`UPDATE expenses SET recurring_id = NULL WHERE org_id = ${org_id} AND recurring_id = ${id}`),
    ...recurringRows.removal(scope, id),
  });
  if (gone.length === 0) throw new Refusal("missing");
}
