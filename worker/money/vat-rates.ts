import type { Region } from "#db/vocabulary.ts";

/** VAT rates of a country or a part of it, in hundredths of a percent, the usual one first. */
type VatRates = {
  country: string;
  region: Region | null;
  rates_bp: readonly number[];
  /** The day as of which they were looked up, where, and by when they are to be again. */
  as_of: string;
  source: string;
  review_on: string;
  /** Whether the source says it in so many words. */
  is_certain: boolean;
};

// Looked up again with each state budget, and with those of the regions.
const looked = { as_of: "2026-11-01", review_on: "2027-01-31", is_certain: true };

/** What is known, by country and region; where nothing is, a rate is typed. */
export const vatRates: readonly VatRates[] = [
  {
    country: "PT",
    region: "mainland",
    ...looked,
    source: "CIVA, art. 18.º",
    rates_bp: [2300, 1300, 600],
  },
  {
    country: "PT",
    region: "azores",
    ...looked,
    source: "CIVA, art. 18.º, n.º 3 (Decreto Legislativo Regional n.º 15-A/2021/A)",
    rates_bp: [1600, 900, 400],
  },
  // Until 30 September 2024 the reduced one was 5 %, and many tables still say so.
  {
    country: "PT",
    region: "madeira",
    ...looked,
    source: "CIVA, art. 18.º, n.º 3 (Decreto Legislativo Regional n.º 6/2024/M, art. 21.º)",
    rates_bp: [2200, 1200, 400],
  },
];

/** The rates where an organisation is: those of the mainland where Portugal's region is not said; undefined elsewhere. */
export const ratesIn = (country: string | null, region: Region | null): VatRates | undefined =>
  vatRates.find((it) => it.country === country && it.region === (region ?? "mainland"));
