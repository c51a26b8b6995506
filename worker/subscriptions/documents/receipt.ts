import { and, eq } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { charges } from "#db/schema/subscriptions.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { batch } from "#worker/kit/batch.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { Refusal } from "#worker/refusal.ts";
import type { ReceiptPrint } from "#worker/sales/receipt-pdf.ts";
import { owned, type Scope } from "#worker/scope.ts";

type Party = { name: string; tax_id: string | null; address: string | null };

/**
 * What the receipt of a payment is printed from, in the reader's language, and what its file is called. It says that it is
 * no invoice, which in Portugal only certified software makes. Refuses `missing` what is not there, failed or not numbered.
 */
export async function receiptOf(scope: Scope, id: string): Promise<{ print: ReceiptPrint; name: string }> {
  const { db, org_id, language } = scope;
  const { rows, homes } = await batch(db, {
    rows: db
      .select()
      .from(charges)
      .where(owned(scope, charges, and(eq(charges.id, id)))),
    homes: db.select({ timezone: organizations.timezone }).from(organizations).where(eq(organizations.id, org_id)),
  });
  const [row] = rows;
  const number = row?.number ?? null;
  if (!row || number === null) throw new Refusal("missing");
  const say = (key: string, values = {}) => translate(language, `subscriptions.receipt.${key}`, values);
  const money = (cents: number) => moneyInWords(cents, "EUR", language);
  const day = (on: string) => dayInWords(on, language);
  const timezone = homes[0]?.timezone ?? "UTC";
  const paid_on = dayIn(timezone, row.paid_at);
  const isVoid = row.state === "refunded";
  const voided_on = dayIn(timezone, row.refunded_at ?? row.paid_at);
  const percent = numberFormat(language, { maximumFractionDigits: 2 }).format(row.vat_rate / 100);
  const plan = translate(language, `subscriptions.plan.${row.plan}`);
  const [seller, buyer] = [JSON.parse(row.seller) as Party, JSON.parse(row.buyer) as Party];
  const span = say("span", { from: day(row.period_start), to: day(row.period_end) });
  const print: ReceiptPrint = {
    title: say("title"),
    warning: say("not_invoice"),
    number: isVoid ? `${number} · ${say("void")}` : String(number),
    issuer: seller.name,
    isOwn: true,
    accent: null,
    logo: undefined,
    language,
    seller: linesOf(seller, say),
    buyer: linesOf(buyer, say),
    facts: [say("paid_on", { day: day(paid_on) }), ...(isVoid ? [say("refunded", { day: day(voided_on) })] : [])],
    heads: [say("what"), say("quantity"), say("price"), say("total")],
    lines: [
      {
        text: say(`line.${row.period}`, { plan }),
        cells: ["1", money(row.gross_cents + row.credit_cents), money(row.gross_cents + row.credit_cents)],
        more: [span],
      },
      ...(row.credit_cents > 0
        ? [
            {
              text: say("credit"),
              cells: ["1", money(-row.credit_cents), money(-row.credit_cents)] as [string, string, string],
              more: [],
            },
          ]
        : []),
    ],
    sums: [
      [say("net"), money(row.net_cents)],
      [say("vat", { percent }), money(row.vat_cents)],
      [say("total"), money(row.gross_cents)],
    ],
    notes: [
      say("note"),
      ...(row.invoice_number ? [say("invoice", { number: row.invoice_number, link: row.invoice_link ?? "" })] : []),
    ],
    foot: `${say("title")} ${number} · ${day(paid_on)}`,
  };
  return { print, name: `${say("file")} ${number}` };
}

const linesOf = ({ name, tax_id, address }: Party, say: (key: string, values?: object) => string): string[] => [
  name,
  ...(tax_id ? [say("tax_id", { number: tax_id })] : []),
  ...(address ? [address] : []),
];
