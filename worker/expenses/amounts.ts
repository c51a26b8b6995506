import { vatWithin } from "#worker/money/vat.ts";

/** A line as it is written; `cents` minor units, VAT within; `vat_pct` a percentage of at most two decimals. */
export type StatedLine = { text: string | null; cents: number; vat_pct: number; bird_id: string | null };
/** A line as it is kept; rates in hundredths of a percent. */
export type LineRow = Omit<StatedLine, "vat_pct"> & { vat_bp: number; net_cents: number; vat_cents: number };

/** Percentages are kept in hundredths: 23 are 2300. */
export const inHundredths = (pct: number): number => Math.round(pct * 100);

/** The rows of lines: what is VAT of each is rounded at the line. */
export const lineRows = (lines: readonly StatedLine[]): LineRow[] =>
  lines.map(({ vat_pct, ...line }) => {
    const vat_bp = inHundredths(vat_pct);
    const { net, vat } = vatWithin(line.cents, vat_bp);
    return { ...line, vat_bp, net_cents: net, vat_cents: vat };
  });

/** What lines come to together; net and VAT are the sums of theirs. */
export const totalsOf = (lines: readonly LineRow[]) => ({
  total_cents: sum(lines.map(({ cents }) => cents)),
  net_cents: sum(lines.map(({ net_cents }) => net_cents)),
  vat_cents: sum(lines.map(({ vat_cents }) => vat_cents)),
});

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
