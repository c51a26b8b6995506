/** What may be read: °C and % of relative humidity. */
export const bounds = { temperature: [-20, 60], humidity: [0, 100] } as const;
/** Points of a chart, at most; the days of a chart's longest span. */
export const mostPoints = 1000;
/** Days up to which a chart shows every reading, and every hour. */
export const stepDays = { raw: 3, hour: 41 } as const;

const figure = /^[+-]?\d{1,7}(?:[.,]\d{1,6})?$/;

/** A number, or a text of one with a comma or a point; NaN for anything else. */
export function numberIn(given: unknown): number {
  if (typeof given === "number") return Number.isFinite(given) ? given : Number.NaN;
  const bare =
    typeof given === "string"
      ? given
          .normalize("NFKC")
          .replace(/[\s°%]/g, "")
          .replace("\u2212", "-")
      : "";
  return figure.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
}
