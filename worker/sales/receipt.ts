import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { logoOnPaper } from "#worker/organization/logo.ts";
import { missingFor, type PaperField, paperFields } from "#worker/organization/needed-contract.ts";
import { organizationRow } from "#worker/organization/organization.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { ReceiptPrint } from "./receipt-pdf.ts";
import { readingSale, type Sale, type SaleRow, saleOf } from "./sale-rows.ts";

type Buyer = Partial<Record<"name" | "tax_id" | "address" | "postal_code" | "locality" | "country", string | null>>;

/**
 * What a sale's receipt is printed from, in the language of papers, and what the file is called. It is no invoice and says
 * so, and names what of the seller's own is missing on it. Refuses `missing` without the sale, `illegal_state` of a draft.
 */
export async function receiptOf(scope: Scope, { FILES }: Pick<Env, "FILES">, id: string) {
  const { organizations, ...found } = await batch(scope.db, {
    organizations: organizationRow(scope),
    ...readingSale(scope, id),
  });
  const sale = saleOf(found);
  const [row] = found.sale;
  const [own] = organizations;
  if (!sale || !row || !own) throw new Refusal("missing");
  if (sale.number === null) throw new Refusal("illegal_state", {}, { from: sale.state, detail: "sales.receipt.draft" });
  const language = scope.papers_language;
  const say = (key: string, values = {}) => translate(language, `sales.receipt.${key}`, values);
  const papers = Object.fromEntries(paperFields.map((field) => [field, own[field]])) as Record<
    PaperField,
    string | null
  >;
  const missing = missingFor(papers).filter(({ papers: of }) => of.includes("receipt"));
  const lacking = missing.map(({ field }) => say(`field.${field}`)).join(", ");
  const print: ReceiptPrint = {
    title: say("title"),
    warning: say("not_fiscal"),
    number: sale.number,
    issuer: scope.look?.name ?? own.name,
    isOwn: scope.look !== null,
    accent: scope.look?.accent ?? null,
    logo: await logoOnPaper(scope, FILES),
    language,
    seller: sellerLines(papers, say),
    buyer: buyerLines(row, say),
    facts: factsOf(sale, language, say),
    heads: [say("what"), say("quantity"), say("price"), say("total")],
    lines: sale.lines.map((line) => lineIn(line, sale, language, say)),
    sums: sumsIn(sale, language, say),
    notes: [
      ...(sale.vat_regime === "exempt_53" ? [say("exempt")] : []),
      say("note"),
      ...(lacking ? [say("lacking", { fields: lacking })] : []),
    ],
    foot: `${sale.number} · ${dayInWords(scope.today, language)}`,
  };
  return { print, name: say("file", { number: sale.number.replace("/", "-") }) };
}

type Say = (key: string, values?: Record<string, string | number>) => string;

const sellerLines = (papers: Record<PaperField, string | null>, say: Say): string[] =>
  [
    papers.legal_name,
    papers.tax_id && say("tax_id", { id: papers.tax_id }),
    papers.address,
    [papers.postal_code, papers.locality].filter(Boolean).join(" "),
    [papers.phone, papers.email].filter(Boolean).join(" · "),
  ].filter((it): it is string => !!it);

function buyerLines({ buyer }: SaleRow, say: Say): string[] {
  const known = buyer ? (JSON.parse(buyer) as Buyer) : {};
  const lines = [
    known.name ?? say("final_consumer"),
    known.tax_id && say("tax_id", { id: known.tax_id }),
    known.address,
    [known.postal_code, known.locality].filter(Boolean).join(" "),
  ];
  return lines.filter((it): it is string => !!it);
}

const factsOf = (sale: Sale, language: "pt" | "en", say: Say) =>
  (["reserved", "sold", "delivered", "cancelled"] as const).flatMap((state) => {
    const on = sale[`${state}_on`];
    return on ? [`${say(`on.${state}`)} ${dayInWords(on, language)}`] : [];
  });

function lineIn(line: Sale["lines"][number], sale: Sale, language: "pt" | "en", say: Say) {
  const money = (cents: number) => moneyInWords(cents, sale.currency, language);
  const number = (it: number) => numberFormat(language, { maximumFractionDigits: 3 }).format(it);
  const more = [
    line.discount_pct > 0 && say("discount", { discount: `${number(line.discount_pct)} %` }),
    line.discount_cents > 0 && say("discount", { discount: money(line.discount_cents) }),
    sale.vat_regime === "normal" &&
      say("vat_line", { rate: number(line.vat_pct), net: money(line.net_cents), vat: money(line.vat_cents) }),
    line.returned_on && say("returned", { day: dayInWords(line.returned_on, language) }),
  ].filter((it): it is string => !!it);
  return {
    text: line.text,
    cells: [number(line.quantity), money(line.unit_cents), money(line.total_cents)] as [string, string, string],
    more,
  };
}

function sumsIn(sale: Sale, language: "pt" | "en", say: Say): Array<[string, string]> {
  const money = (cents: number) => moneyInWords(cents, sale.currency, language);
  return [
    ...(sale.vat_regime === "normal"
      ? ([
          [say("net"), money(sale.net_cents)],
          [say("vat"), money(sale.vat_cents)],
        ] as Array<[string, string]>)
      : []),
    [say("total"), money(sale.total_cents)],
    ...(sale.returned_cents > 0
      ? ([[say("returned_sum"), money(-sale.returned_cents)]] as Array<[string, string]>)
      : []),
    [say("paid"), money(sale.paid_cents)],
    [say(sale.due_cents < 0 ? "owed_back" : "due"), money(Math.abs(sale.due_cents))],
  ];
}
