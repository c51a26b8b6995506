import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { StockUnit } from "#db/words/stock.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";

/** An amount of an item in its unit, and in packs where it has them. */
export function AmountOf({ of, units }: { of: { unit: StockUnit; pack_size: number | null }; units: number }) {
  const { t, language } = useWords();
  const packs = packsOf(of, units);
  return (
    <span className="figures">
      {amountInWords(units, of.unit, language)}
      {packs !== null && (
        <span className="text-sm text-muted">
          {" "}
          ({t("stock.packs", { count: packs, packs: formatNumber(packs, language) })})
        </span>
      )}
    </span>
  );
}

/** What came or left, with its sign. */
export const changeInWords = (units: number, unit: StockUnit, language: Language): string =>
  `${units < 0 ? "−" : "+"}${amountInWords(Math.abs(units), unit, language)}`;

/** How many packs an amount is, to a hundredth; null where it comes in none, or none is left. */
export function packsOf({ pack_size }: { pack_size: number | null }, units: number): number | null {
  const packs = pack_size && pack_size > 1 ? Math.round((units / pack_size) * 100) / 100 : 0;
  return packs > 0 ? packs : null;
}
