import type { Language } from "#db/vocabulary.ts";
import type { FeedingChoices } from "#worker/feeding/choices.ts";
import type { FeedLine } from "#worker/feeding/round-rows.ts";
import { translate } from "#worker/locales/translate.ts";
import { amountInField, typedUnits } from "#worker/stock/amount-contract.ts";

type Boxes = Readonly<Record<string, unknown>>;
type Sent = { item_id: string; place_ids: string[]; species_ids: string[]; quantity?: number; per_bird?: number };

const fold = (name: string): string => name.normalize("NFC").trim().toLowerCase();
const byName = <Of extends { name: string }>(all: readonly Of[]) => new Map(all.map((it) => [fold(it.name), it]));

/**
 * The lines that numbered boxes say, by the names the form offers, each with the row it stands in; and what is wrong with a
 * box. A row without item and amount is none.
 */
export function linesIn(value: Boxes, rows: number, choices: FeedingChoices, language: Language) {
  const [items, places, species] = [byName(choices.items), byName(choices.places), byName(choices.species)];
  const faults: Array<{ path: string; message: string }> = [];
  const lines: Sent[] = [];
  const at: number[] = [];
  const say = (path: string, key: string) => faults.push({ path, message: translate(language, key) });
  for (let n = 1; n <= rows; n += 1) {
    const [name, amount, whom] = ["item", "amount", "for"].map((box) => String(value[`${box}_${n}`] ?? ""));
    if (!name && !amount) continue;
    const item = items.get(fold(name ?? ""));
    if (!item) {
      say(`item_${n}`, "feeding.item.unknown");
      continue;
    }
    const typed = typedUnits(amount ?? "", item);
    if ("fault" in typed) {
      say(`amount_${n}`, amountFaults[typed.fault] ?? "feeding.amount.unreadable");
      continue;
    }
    const names = (whom ?? "").split(";").map(fold).filter(Boolean);
    if (names.some((it) => !places.has(it) && !species.has(it))) say(`for_${n}`, "feeding.for.unknown");
    const isPerBird = value[`per_${n}`] === "bird";
    if (names.length > 0 && !isPerBird) say(`for_${n}`, "feeding.for.fixed");
    const named = <Of extends { id: string }>(all: ReadonlyMap<string, Of>, others?: ReadonlyMap<string, unknown>) =>
      names.flatMap((it) => (others?.has(it) ? [] : (all.get(it)?.id ?? [])));
    lines.push({
      item_id: item.id,
      ...(isPerBird ? { per_bird: typed.units } : { quantity: typed.units }),
      place_ids: named(places, species),
      species_ids: named(species),
    });
    at.push(n);
  }
  return { lines, at, faults };
}

const amountFaults: Readonly<Record<string, string>> = {
  "stock.quantity.whole": "feeding.amount.whole",
  "stock.quantity.unit": "feeding.amount.unit",
  "stock.packs.none": "feeding.amount.unit",
  "stock.quantity.negative": "feeding.amount.some",
  "stock.quantity.many": "feeding.amount.most",
};

/** The box of a field that the API speaks of: `lines.2.item_id` of the third line is `item_5` where it stands in row 5. */
export function boxOf(field: string, at: readonly number[]): string {
  const [, line, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const row = line === undefined ? undefined : at[Number(line)];
  if (row === undefined) return field === "lines" ? "item_1" : field;
  return `${{ item_id: "item", place_ids: "for", species_ids: "for" }[name ?? ""] ?? "amount"}_${row}`;
}

/** The boxes of lines that stand, with places by the names the form offers. */
export function boxesOf(
  lines: readonly FeedLine[],
  choices: FeedingChoices,
  language: Language,
): Record<string, string> {
  const places = new Map(choices.places.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    lines.flatMap(({ item, unit, quantity, per_bird, places: there, species }, at) => [
      [`item_${at + 1}`, item],
      [`amount_${at + 1}`, amountInField(quantity ?? per_bird ?? 0, unit, language)],
      [`per_${at + 1}`, per_bird === null ? "round" : "bird"],
      [
        `for_${at + 1}`,
        [...there.map(({ id, name }) => places.get(id) ?? name), ...species.map(({ name }) => name)].join("; "),
      ],
    ]),
  );
}
