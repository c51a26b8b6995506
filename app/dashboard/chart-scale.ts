/** The steps of an axis from nothing to at least `most`: round numbers, at most four above nothing. */
export function stepsTo(most: number): number[] {
  const wanted = Math.max(1, most) / 4;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, unit * ([1, 2, 5].find((it) => it * unit >= wanted) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step);
}

/** A length as a share of 100, short enough to be sent often. */
export const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;
