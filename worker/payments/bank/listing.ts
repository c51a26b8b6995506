import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { categoryIn } from "../due/category-text.ts";
import { contactNameOf, type DuePart, dueParts } from "../due/due-parts.ts";
import type { BankFilter } from "./contract.ts";
import { type Candidate, proposer } from "./proposals.ts";

const perPage = 50;
/** So many files are shown, the last first. */
const mostFiles = 50;
/** So many sales, expenses and payments are compared with the lines of a page. */
const mostCompared = 3000;

type LineRow = {
  id: string;
  file_name: string;
  on_day: string;
  cents: number;
  currency: string;
  text: string;
  state: "open" | "booked" | "ignored";
  payment_id: string | null;
};
type Compared = DuePart & { contact: string | null; tax_id: string | null };
type Written = {
  id: string;
  direction: "in" | "out";
  cents: number;
  on_day: string;
  number: string | null;
  category: string | null;
  contact: string | null;
  tax_id: string | null;
};
type BankFileRow = {
  file_id: string;
  file_name: string;
  taken_at: string;
  lines: number;
  open: number;
  booked: number;
};

/** The files that were taken, and one page of their lines: those that are open with what each may be of. */
export async function bankLines(scope: Scope, { show, page }: BankFilter) {
  const { db, org_id, language } = scope;
  const which = show === "done" ? sql`it.state <> 'open'` : sql`it.state = 'open'`;
  const order = sql`ORDER BY it.on_day DESC, it.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const { lines, counted, files } = await batch(db, {
    lines: db.all<LineRow>(sql`
      SELECT it.id, it.file_name, it.on_day, it.cents, it.currency, it.text, it.state,
        (SELECT payments.id FROM payments WHERE payments.org_id = ${org_id} AND payments.bank_line_id = it.id LIMIT 1) AS payment_id
      FROM bank_lines it WHERE it.org_id = ${org_id} AND ${which} ${order}`),
    counted: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM bank_lines it WHERE it.org_id = ${org_id} AND ${which}`,
    ),
    files: db.all<BankFileRow>(sql`
      SELECT it.*, one.file_name, one.taken_at FROM (
        SELECT file_id, count(*) AS lines, sum(state = 'open') AS open, sum(state = 'booked') AS booked
        FROM bank_lines WHERE org_id = ${org_id} GROUP BY file_id) it
      CROSS JOIN bank_lines one ON one.id = (
        SELECT id FROM bank_lines WHERE org_id = ${org_id} AND file_id = it.file_id LIMIT 1)
      ORDER BY one.taken_at DESC, it.file_id LIMIT ${mostFiles}`),
  });
  const candidates = show === "done" || lines.length === 0 ? [] : await candidatesFor(scope, lines);
  const propose = proposer(candidates);
  const total = counted[0]?.n ?? 0;
  return {
    data: lines.map(({ on_day, ...line }) => ({
      ...line,
      on: on_day,
      proposals: propose({ on_day, cents: line.cents, text: line.text }).map((it) => ({
        ...it,
        category: categoryIn(language, it.category),
      })),
    })),
    files,
    today: scope.today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}
export type BankLine = Awaited<ReturnType<typeof bankLines>>["data"][number];

/** What lines of a page may be of: whatever is open, and payments of near days that came without a line. */
async function candidatesFor(scope: Scope, lines: readonly LineRow[]): Promise<Candidate[]> {
  const { db, org_id } = scope;
  const days = lines.map(({ on_day }) => on_day).sort();
  const [from, to] = [plusDays(days[0] ?? "", -5), plusDays(days.at(-1) ?? "", 5)];
  const taxOf = sql`(SELECT head.tax_id FROM contacts one CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
    WHERE one.org_id = ${org_id} AND one.id = it.contact_id)`;
  const { open, written } = await batch(db, {
    open: db.all<Compared>(sql`
      SELECT it.*, ${contactNameOf(scope)} AS contact, ${taxOf} AS tax_id FROM ${dueParts(scope)} it
      ORDER BY it.on_day IS NULL, it.on_day, it.id LIMIT ${mostCompared}`),
    written: db.all<Written>(sql`
      SELECT it.*, ${contactNameOf(scope)} AS contact, ${taxOf} AS tax_id FROM (
        SELECT payments.id, payments.direction, payments.cents, payments.on_day, sales.number, expenses.category,
          coalesce(payments.contact_id, sales.contact_id, expenses.contact_id) AS contact_id
        FROM payments
        LEFT JOIN sales ON sales.org_id = ${org_id} AND sales.id = payments.sale_id
        LEFT JOIN expenses ON expenses.org_id = ${org_id} AND expenses.id = payments.expense_id
        WHERE payments.org_id = ${org_id} AND payments.on_day BETWEEN ${from} AND ${to} AND payments.bank_line_id IS NULL
          AND payments.method <> 'cash'
        ORDER BY payments.on_day DESC, payments.id DESC LIMIT ${mostCompared}) it`),
  });
  const byThing = new Map<string, Candidate & { parts: Array<{ on: string | null; cents: number }> }>();
  for (const { of, id, direction, open_cents, on_day, cents, number, category, contact, tax_id } of open) {
    const kept = byThing.get(`${of} ${id}`) ?? {
      of,
      id,
      direction,
      open_cents,
      parts: [],
      number,
      category,
      contact,
      tax_id,
    };
    kept.parts.push({ on: on_day, cents });
    byThing.set(`${of} ${id}`, kept);
  }
  const paid = written.map(
    ({ cents, on_day, ...same }): Candidate => ({
      ...same,
      of: "payment",
      open_cents: cents,
      parts: [{ on: on_day, cents }],
    }),
  );
  // What is written down already goes before what would be written a second time.
  return [...paid, ...byThing.values()];
}
