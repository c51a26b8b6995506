import { lineTotal, vatWithin } from "#worker/money/vat.ts";

/** What a line's sums are worked out of: thousandths, minor units, hundredths of a percent. */
type LinePrice = {
  quantity_milli: number;
  unit_cents: number;
  discount_bp: number;
  discount_cents: number;
  vat_bp: number;
};
export type Sums = { total_cents: number; net_cents: number; vat_cents: number };

/** A line's sums: what it costs, of which so much is VAT. Half-even, at the line. */
export function sumsOf(line: LinePrice): Sums {
  const total_cents = lineTotal(line);
  const { net, vat } = vatWithin(total_cents, line.vat_bp);
  return { total_cents, net_cents: net, vat_cents: vat };
}

/** The sums of lines together. */
export const sumOf = (lines: readonly Sums[]): Sums =>
  lines.reduce(
    (sum, it) => ({
      total_cents: sum.total_cents + it.total_cents,
      net_cents: sum.net_cents + it.net_cents,
      vat_cents: sum.vat_cents + it.vat_cents,
    }),
    { total_cents: 0, net_cents: 0, vat_cents: 0 },
  );
