import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { PaymentKind, PaymentMethod } from "#db/words/trade.ts";
import type { DemoKeeper } from "#worker/demo/flock/keeper.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { keyed } from "#worker/payments/bank/line-keys.ts";

type DemoPayment = {
  /** Which of the demo's sales it is for. */
  sale: number;
  kind: PaymentKind;
  /** Days before today. */
  days: number;
  cents: number;
  method: PaymentMethod;
  /** Which line of the bank's file it came from. */
  line?: number;
};

/** What buyers paid: one in whole by the bank, one a part, one a deposit; the deposit of the sale that came to nothing went back. */
const demoPayments: readonly DemoPayment[] = [
  { sale: 0, kind: "part", days: 23, cents: 4000, method: "transfer", line: 0 },
  { sale: 1, kind: "deposit", days: 16, cents: 1000, method: "mbway" },
  { sale: 1, kind: "refund", days: 13, cents: 1000, method: "mbway" },
  { sale: 2, kind: "part", days: 9, cents: 1000, method: "cash" },
  { sale: 3, kind: "deposit", days: 4, cents: 1000, method: "mbway" },
];

type DemoLine = { days: number; cents: number; text: Record<Language, string>; state?: "booked" };
const both = (text: string) => ({ pt: text, en: text });

/** The file of the bank: the first line is booked, two are recognised, of one it is not sure, and of two nothing is known. */
const demoLines: readonly DemoLine[] = [
  { days: 23, cents: 4000, text: both("TRF TOME VALENTE"), state: "booked" },
  { days: 21, cents: -1920, text: { pt: "COMPRA 4417 ANILHAS", en: "CARD PURCHASE 4417 RINGS" } },
  { days: 17, cents: -520, text: { pt: "COMISSAO MANUTENCAO CONTA", en: "ACCOUNT MAINTENANCE FEE" } },
  { days: 10, cents: -2000, text: { pt: "LEVANTAMENTO MULTIBANCO OVAR", en: "CASH WITHDRAWAL OVAR" } },
  { days: 4, cents: 1000, text: both("MB WAY ANIBAL SERRA") },
  { days: 1, cents: 1500, text: both("TRF GRACA PIMENTA") },
];
const fileName = { pt: "movimentos.csv", en: "transactions.csv" };

/** The statements that write what was paid and the bank's file as on the keeper's day, or move them there, behind the sales. */
export async function paymentStatements(db: Database, { org_id, user_id, today, language }: DemoKeeper) {
  const on = (days: number) => plusDays(today, -days);
  const taken_at = dayBegun(today);
  const file_id = await idForKey("bank_file", org_id, "demo");
  const texts = demoLines.map(({ days, cents, text }) => ({ on: on(days), cents, text: text[language] }));
  const lines = await Promise.all(
    keyed(texts).map(async (it, at) => ({
      ...it,
      id: await idForKey("bank_line", org_id, `demo ${at}`),
      state: demoLines[at]?.state ?? "open",
    })),
  );
  const rows = await Promise.all(
    demoPayments.map(async ({ sale, kind, days, cents, method, line }, at) => ({
      id: await idForKey("payment", org_id, `demo ${at}`),
      sale_id: await idForKey("sale", org_id, `${sale}`),
      direction: kind === "refund" ? "out" : "in",
      kind,
      on: on(days),
      cents,
      method,
      line: line === undefined ? null : lines[line]?.id,
      // As one is made that a line was booked to.
      at: line === undefined ? dayBegun(on(days)) : taken_at,
    })),
  );
  return [
    db.run(sql`
      INSERT INTO bank_lines (id, org_id, file_id, file_name, taken_at, on_day, cents, currency, text, text_key, nth, state)
      SELECT value->>'id', ${org_id}, ${file_id}, ${fileName[language]}, ${taken_at}, value->>'on', value->>'cents', 'EUR',
        value->>'text', value->>'text_key', value->>'nth', value->>'state'
      FROM json_each(${JSON.stringify(lines)}) WHERE true
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, taken_at = excluded.taken_at`),
    db.run(sql`
      INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, bank_line_id, user_id,
        created_at, updated_at)
      SELECT value->>'id', ${org_id}, value->>'direction', value->>'kind', value->>'on', value->>'cents', 'EUR',
        value->>'method', value->>'sale_id', value->>'line', ${user_id}, value->>'at', value->>'at'
      FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, created_at = excluded.created_at`),
  ] as const;
}
