import { newIds } from "#db/ids.ts";
import type { Region, VatRegime } from "#db/vocabulary.ts";
import { ratesIn } from "#worker/money/vat-rates.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Sums, sumOf, sumsOf } from "./amounts.ts";
import { type SoldBird, textOfBird } from "./birds/bird-facts.ts";
import type { SaleLineDraft } from "./contract.ts";
import { type SoldItem, unitsSold } from "./goods/sold-items.ts";
import { refuseUnfit } from "./unfit.ts";

/** Where an organisation is and how it is taxed. */
type Taxed = { country: string | null; region: Region | null; vat_regime: VatRegime; currency: string };

/** A line as it is written. */
export type WrittenLine = Sums & {
  id: string;
  position: number;
  bird_id: string | null;
  item_id: string | null;
  /** What leaves the stock with it, in units of the item. */
  units: number | null;
  text: string;
  quantity_milli: number;
  unit_cents: number;
  discount_bp: number;
  discount_cents: number;
  vat_bp: number;
};

/** The rate of a line that says none. */
export const usualRate = ({ country, region, vat_regime }: Taxed): number =>
  vat_regime === "normal" ? (ratesIn(country, region)?.rates_bp[0] ?? 0) : 0;

/**
 * Lines with their sums and the words of their birds. Refuses `invalid` what is wrong with a line at its path, and birds
 * that nobody may sell; `conflict` those that are gone, or that another living sale (than `own`) holds.
 */
export function writtenLines(
  scope: Scope,
  drafts: readonly SaleLineDraft[],
  { taxed, birds, items, own }: { taxed: Taxed; birds: readonly SoldBird[]; items: readonly SoldItem[]; own?: string },
): { lines: WrittenLine[]; sums: Sums } {
  const known = new Map(birds.map((it) => [it.id, it]));
  const goods = new Map(items.map((it) => [it.id, it]));
  refuseWrong(drafts, { known, goods, taxed });
  refuseUnfit(drafts, birds, own);
  const ids = newIds("sale_line", drafts.length);
  const lines = drafts.map((draft, at) => {
    const price = {
      quantity_milli: draft.quantity,
      unit_cents: draft.unit_cents,
      discount_bp: draft.discount_pct,
      discount_cents: draft.discount_cents,
      vat_bp: draft.vat_pct ?? usualRate(taxed),
    };
    const bird = draft.bird_id === null ? undefined : known.get(draft.bird_id);
    const item = draft.item_id === null ? undefined : goods.get(draft.item_id);
    const text = draft.text ?? (bird ? textOfBird(bird, scope.papers_language) : (item?.name ?? ""));
    const sold = { bird_id: draft.bird_id, item_id: draft.item_id, units: (item && unitsSold(draft, item)) ?? null };
    return { id: ids[at] ?? "", position: at, ...sold, text, ...price, ...sumsOf(price) };
  });
  return { lines, sums: sumOf(lines) };
}

type Known = { known: ReadonlyMap<string, SoldBird>; goods: ReadonlyMap<string, SoldItem>; taxed: Taxed };

function refuseWrong(drafts: readonly SaleLineDraft[], { known, goods, taxed }: Known): void {
  const faults: FieldMessages = {};
  const seen = new Set<string>();
  for (const [at, draft] of drafts.entries()) {
    const { bird_id, item_id, vat_pct } = draft;
    const item = item_id === null ? undefined : goods.get(item_id);
    if (item_id !== null && !item) faults[`lines.${at}.item_id`] = ["fields.unknown_id"];
    else if (item && draft.packs !== undefined && item.pack_size === null)
      faults[`lines.${at}.packs`] = ["stock.packs.none"];
    else if (item && unitsSold(draft, item) === undefined) faults[`lines.${at}.units`] = ["stock.quantity.whole"];
    const bird = bird_id === null ? undefined : known.get(bird_id);
    const path = `lines.${at}.bird_id`;
    if (bird_id !== null && !bird) faults[path] = ["fields.unknown_id"];
    else if (bird?.is_deleted) faults[path] = ["sales.bird.deleted"];
    else if (bird?.is_reference) faults[path] = ["sales.bird.reference"];
    else if (bird && seen.has(bird.id)) faults[path] = ["sales.bird.twice"];
    if (bird) seen.add(bird.id);
    if (vat_pct && taxed.vat_regime !== "normal") faults[`lines.${at}.vat_pct`] = ["sales.vat_pct.exempt"];
  }
  if (Object.keys(faults).length > 0) throw new Refusal("invalid", faults);
}

/** Refuses days of payment that come to more than the sale; what they leave is due on delivery. */
export function refuseInstalments(due: ReadonlyArray<{ cents: number }>, total_cents: number): void {
  const sum = due.reduce((all, { cents }) => all + cents, 0);
  if (sum > total_cents) throw new Refusal("invalid", { due: ["sales.due.above"] });
}
