import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { ExpenseCategory } from "#db/words/trade.ts";
import type { DemoKeeper } from "#worker/demo/flock/keeper.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { vatWithin } from "#worker/money/vat.ts";

type Spent = {
  category: ExpenseCategory;
  /** Days before today. */
  days: number;
  text: Record<Language, string>;
  cents: number;
  vat_bp?: number;
  /** Not paid yet, or made by the clock and not confirmed. */
  is?: "unpaid" | "expected";
  /** It bought what lies on the shelf. */
  stocked?: true;
};

/** A month of spending. */
const spending: readonly Spent[] = [
  {
    category: "feed",
    days: 26,
    text: { pt: "Mistura, 20 kg", en: "Seed mix, 20 kg" },
    cents: 6380,
    vat_bp: 2300,
    stocked: true,
  },
  {
    category: "rings",
    days: 22,
    text: { pt: "Anilhas da época", en: "Rings of the season" },
    cents: 1920,
    stocked: true,
  },
  { category: "feed", days: 17, text: { pt: "Papa de ovo", en: "Egg food" }, cents: 1850, vat_bp: 2300, stocked: true },
  { category: "equipment", days: 11, text: { pt: "Ninhos e bebedouros", en: "Nests and drinkers" }, cents: 2740 },
  {
    category: "medicine",
    days: 4,
    text: { pt: "Consulta e análise", en: "Visit and analysis" },
    cents: 3800,
    is: "unpaid",
  },
  { category: "energy", days: 1, text: { pt: "Luz da sala", en: "Light of the room" }, cents: 3875, is: "expected" },
];
/** In so many days the electricity comes again. */
const nextIn = 29;

/** The statements that write the month as it is on the keeper's day, or move it there, under the same ids every day. */
export async function spendingStatements(db: Database, keeper: DemoKeeper) {
  const { org_id, user_id, today, language } = keeper;
  const recurring_id = await idForKey("recurring", org_id, "spending");
  const rows = await Promise.all(
    spending.map(async ({ category, days, text, cents, vat_bp = 0, is, stocked = false }, at) => {
      const on = plusDays(today, -days);
      const { net, vat } = vatWithin(cents, vat_bp);
      const [id, line, payment] = await Promise.all([
        idForKey("expense", org_id, `spent ${at}`),
        idForKey("expense_line", org_id, `spent ${at}`),
        idForKey("payment", org_id, `spent ${at}`),
      ]);
      const owed = is === "unpaid" ? plusDays(today, 10) : null;
      return {
        id,
        line,
        payment,
        category,
        on,
        text: text[language],
        cents,
        vat_bp,
        net,
        vat,
        is,
        stocked,
        owed,
        at: dayBegun(on),
      };
    }),
  );
  const all = sql`json_each(${JSON.stringify(rows)})`;
  const light = rows.at(-1);
  return [
    // What the clock has made since, where nobody came for a month.
    db.run(
      sql`DELETE FROM expenses WHERE org_id = ${org_id} AND recurring_id = ${recurring_id} AND id <> ${light?.id ?? ""}`,
    ),
    db.run(sql`
      INSERT INTO recurring_expenses (id, org_id, category, text, cents, every_unit, first_on, next_on, created_at, updated_at)
      VALUES (${recurring_id}, ${org_id}, 'energy', ${light?.text ?? null}, ${light?.cents ?? 1}, 'month', ${light?.on ?? today},
        ${plusDays(today, nextIn)}, ${light?.at ?? ""}, ${light?.at ?? ""})
      ON CONFLICT (id) DO UPDATE SET first_on = excluded.first_on, next_on = excluded.next_on`),
    db.run(sql`
      INSERT INTO expenses (id, org_id, category, on_day, due_on, currency, total_cents, net_cents, vat_cents, is_expected,
        is_stocked, recurring_id, created_at, updated_at)
      SELECT value->>'id', ${org_id}, value->>'category', value->>'on', value->>'owed', 'EUR', value->>'cents', value->>'net',
        value->>'vat', value->>'is' IS 'expected', value->>'stocked', iif(value->>'is' IS 'expected', ${recurring_id}, NULL), value->>'at', value->>'at'
      FROM ${all} WHERE true
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, due_on = excluded.due_on, created_at = excluded.created_at`),
    db.run(sql`
      INSERT INTO expense_lines (id, org_id, expense_id, position, text, cents, vat_bp, net_cents, vat_cents)
      SELECT value->>'line', ${org_id}, value->>'id', 0, value->>'text', value->>'cents', value->>'vat_bp', value->>'net',
        value->>'vat' FROM ${all} WHERE true ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, expense_id, user_id, created_at, updated_at)
      SELECT value->>'payment', ${org_id}, 'out', 'part', value->>'on', value->>'cents', 'EUR', 'transfer', value->>'id',
        ${user_id}, value->>'at', value->>'at'
      FROM ${all} WHERE value->>'is' IS NULL
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, created_at = excluded.created_at`),
  ] as const;
}
