import type { Language } from "#db/vocabulary.ts";
import type { StockUnit } from "#db/words/stock.ts";

// Amounts of the shelf as people type and read them; units are whole grams, millilitres or pieces.

/** What a typed amount comes to: whole units, or why none. */
type TypedUnits =
  | { units: number }
  | {
      fault:
        | "stock.quantity"
        | "stock.quantity.whole"
        | "stock.quantity.unit"
        | "stock.packs.none"
        | "stock.quantity.negative"
        | "stock.quantity.many";
    };

const mostUnits = 1_000_000_000;

/** Units by the words for them, each with what it is of and how many; a pack is as large as the item's. */
const words: Record<string, { unit: StockUnit; times: number } | "pack"> = {
  g: { unit: "g", times: 1 },
  gr: { unit: "g", times: 1 },
  kg: { unit: "g", times: 1000 },
  quilo: { unit: "g", times: 1000 },
  quilos: { unit: "g", times: 1000 },
  ml: { unit: "ml", times: 1 },
  cl: { unit: "ml", times: 10 },
  dl: { unit: "ml", times: 100 },
  l: { unit: "ml", times: 1000 },
  litro: { unit: "ml", times: 1000 },
  litros: { unit: "ml", times: 1000 },
  un: { unit: "piece", times: 1 },
  pc: { unit: "piece", times: 1 },
  pcs: { unit: "piece", times: 1 },
  unidade: { unit: "piece", times: 1 },
  unidades: { unit: "piece", times: 1 },
  piece: { unit: "piece", times: 1 },
  pieces: { unit: "piece", times: 1 },
  pack: "pack",
  packs: "pack",
  bag: "pack",
  bags: "pack",
  saco: "pack",
  sacos: "pack",
  pacote: "pack",
  pacotes: "pack",
  embalagem: "pack",
  embalagens: "pack",
  caixa: "pack",
  caixas: "pack",
  emb: "pack",
};

/**
 * Reads an amount as people type it: `25 kg`, `1,5 l`, `600`, `2 sacos`. A bare number is in units of the item. It has to come
 * to whole units; 0 only where `least` says so. Thousands are parted by spaces alone, so that `1.234` is never read as a thousand.
 */
export function typedUnits(
  given: string,
  { unit, pack_size, least = 1 }: { unit: StockUnit; pack_size: number | null; least?: 0 | 1 },
): TypedUnits {
  const bare = given
    .normalize("NFKC")
    .replace(/\u2212/g, "-")
    .trim()
    .toLowerCase();
  const [, sign, number = "", word = ""] = /^(-?)((?:\d[\d\s]*)(?:[.,]\d{1,6})?)\s*(\p{L}*)\.?$/u.exec(bare) ?? [];
  if (number === "") return { fault: "stock.quantity" };
  if (sign === "-") return { fault: "stock.quantity.negative" };
  const as = word === "" ? { unit, times: 1 } : words[word];
  if (as === undefined) return { fault: "stock.quantity.unit" };
  if (as === "pack" && pack_size === null) return { fault: "stock.packs.none" };
  if (as !== "pack" && as.unit !== unit) return { fault: "stock.quantity.unit" };
  const times = as === "pack" ? (pack_size ?? 1) : as.times;
  const units = Math.round(Number(number.replace(/\s/g, "").replace(",", ".")) * times * 1e6) / 1e6;
  if (!Number.isInteger(units)) return { fault: "stock.quantity.whole" };
  if (units > mostUnits) return { fault: "stock.quantity.many" };
  return units < least ? { fault: "stock.quantity.negative" } : { units };
}

/** Units as people read them: `33,2 kg`, `750 ml`, `12 un.`; what is less than a whole kilogram or litre stays in units. */
export function amountInWords(units: number, unit: StockUnit, language: Language): string {
  const number = (value: number) =>
    new Intl.NumberFormat(language === "pt" ? "pt-PT" : "en-GB", { maximumFractionDigits: 3 }).format(value);
  if (unit === "piece") return `${number(units)} ${language === "pt" ? "un." : units === 1 ? "piece" : "pieces"}`;
  if (Math.abs(units) < 1000) return `${number(units)} ${unit}`;
  return `${number(units / 1000)} ${unit === "g" ? "kg" : "l"}`;
}

/** The same as a field starts with it and reads it again: no thousands are parted. */
export function amountInField(units: number, unit: StockUnit, language: Language): string {
  const decimal = (value: number) => (language === "pt" ? String(value).replace(".", ",") : String(value));
  if (unit === "piece") return String(units);
  return units >= 1000 ? `${decimal(units / 1000)} ${unit === "g" ? "kg" : "l"}` : `${units} ${unit}`;
}
