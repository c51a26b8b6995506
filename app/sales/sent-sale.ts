import type { Language } from "#db/vocabulary.ts";
import { stockUnits } from "#db/words/stock.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { typedAmount } from "#worker/money/typed-amount.ts";
import type { SaleChoices } from "#worker/sales/choices.ts";
import { typedUnits } from "#worker/stock/amount-contract.ts";

// A sale's form in boxes, each with the number of its row behind its name, as it works without a script.

/** So many rows a form shows at most. */
const mostRows = 150;

type Reading = { form: FormData; currency: string; language: Language; items: SaleChoices["items"] };
type Faults = Record<string, string[]>;

/** What the form says for the API, with what is wrong before it is asked; `rows` tells which row each line came from. */
type SentSale = { json: { lines: object[]; due: object[] }; errors: Faults; rows: number[]; instalments: number[] };

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/** How many rows of a kind the form has. */
export const rowsIn = (form: FormData, name: "rows" | "instalments"): number =>
  Math.min(mostRows, Math.max(0, Math.trunc(Number(form.get(name)) || 0)));

/** The birds of the rows, by their ids. */
export const birdsIn = (form: FormData): string[] =>
  Array.from({ length: rowsIn(form, "rows") }, (_, row) => textOf(form, `bird-${row}`)).filter(Boolean);

/** The first row in which nothing stands; undefined where there is none. */
export function emptyRow(form: FormData): number | undefined {
  for (let row = 0; row < rowsIn(form, "rows"); row += 1)
    if (["bird", "item", "text", "price"].every((name) => textOf(form, `${name}-${row}`) === "")) return row;
  return undefined;
}

function cents(text: string, { currency, language }: Reading): number | { fault: string } {
  const read = typedAmount(text, currency);
  if ("minor" in read) return read.minor;
  if (read.fault === "unreadable") return { fault: translate(language, "sales.unit_cents") };
  const [one, other] = read.readings.map((it) => moneyInWords(it, currency, language));
  return { fault: translate(language, "sales.unit_cents.ambiguous", { text, one: one ?? "", other: other ?? "" }) };
}

/** What leaves the stock as it was typed; undefined of an empty box. An item that is offered no more is of any measure. */
function unitsIn(text: string, item: SaleChoices["items"][number] | undefined) {
  if (text === "") return undefined;
  if (item) return typedUnits(text, item);
  const readings = stockUnits.map((unit) => typedUnits(text, { unit, pack_size: null }));
  return readings.find((it) => "units" in it) ?? readings[0];
}

const number = (text: string) => Number(text.replace(/\s/g, "").replace(",", "."));

/** Reads the boxes; rows in which nothing stands are none. */
export function sentSale(reading: Reading): SentSale {
  const { form } = reading;
  const sent: SentSale = { json: { lines: [], due: [] }, errors: {}, rows: [], instalments: [] };
  const amount = (name: string, text: string): number => {
    const read = cents(text, reading);
    if (typeof read === "number") return read;
    sent.errors[name] = [read.fault];
    return 0;
  };
  const good = (row: number, box: (name: string) => string) => {
    const item_id = box("item");
    if (item_id === "") return {};
    const read = unitsIn(
      box("leaves"),
      reading.items.find(({ id }) => id === item_id),
    );
    if (read && "fault" in read) sent.errors[`leaves-${row}`] = [translate(reading.language, read.fault)];
    return { item_id, ...(read && "units" in read && { units: read.units }) };
  };
  for (let row = 0; row < rowsIn(form, "rows"); row += 1) {
    const box = (name: string) => textOf(form, `${name}-${row}`);
    const bird_id = box("bird");
    if (form.has(`remove-${row}`)) continue;
    if (bird_id === "" && box("item") === "" && box("text") === "" && box("price") === "") continue;
    const discount = box("discount");
    const isShare = discount.endsWith("%");
    sent.rows.push(row);
    sent.json.lines.push({
      ...(bird_id ? { bird_id } : { text: box("text"), quantity: number(box("quantity") || "1"), ...good(row, box) }),
      unit_cents: amount(`price-${row}`, box("price")),
      ...(discount !== "" && isShare && { discount_pct: number(discount.slice(0, -1)) }),
      ...(discount !== "" && !isShare && { discount_cents: amount(`discount-${row}`, discount) }),
      ...(box("vat") !== "" && { vat_pct: number(box("vat")) }),
    });
  }
  for (let row = 0; row < rowsIn(form, "instalments"); row += 1) {
    const typed = textOf(form, `due_cents-${row}`);
    if (typed === "") continue;
    sent.instalments.push(row);
    sent.json.due.push({ on: textOf(form, `due_on-${row}`), cents: amount(`due_cents-${row}`, typed) });
  }
  return sent;
}

const boxes: Readonly<Record<string, string>> = {
  bird_id: "price",
  item_id: "item",
  units: "leaves",
  packs: "leaves",
  text: "text",
  quantity: "quantity",
  unit_cents: "price",
  discount_pct: "discount",
  discount_cents: "discount",
  vat_pct: "vat",
};

/** The box that a path of the API's faults stands in. */
export function boxOf(path: string, { rows, instalments }: Pick<SentSale, "rows" | "instalments">): string {
  const [, of, at, field = ""] = /^(lines|due)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (of === "lines") return `${boxes[field] ?? "price"}-${rows[Number(at)] ?? 0}`;
  if (of === "due") return `${field === "on" ? "due_on" : "due_cents"}-${instalments[Number(at)] ?? 0}`;
  if (path === "lines") return "price-0";
  if (path === "due") return "due_cents-0";
  return path === "contact_id" ? "contact_name" : path;
}
