/** The figures of a species whose order matters; days, null or absent where unknown. */
export type Figures = {
  incubation_days?: number | null | undefined;
  incubation_days_to?: number | null | undefined;
  candling_days?: readonly number[] | null | undefined;
  ring_days_from?: number | null | undefined;
  ring_days_to?: number | null | undefined;
  weaning_day?: number | null | undefined;
};
export type FigureField = keyof Figures;

/** The fields whose order is judged together. */
export const orderedFields = [
  "incubation_days",
  "incubation_days_to",
  "candling_days",
  "ring_days_from",
  "ring_days_to",
  "weaning_day",
] as const satisfies readonly FigureField[];

/** A field that does not fit those beside it, and the key of what is said of it. */
type Misfit = { field: FigureField; key: string };

/** What of a species' figures contradicts itself; nothing where a figure is unknown. */
export function misfits(figures: Figures): Misfit[] {
  const { incubation_days: from, incubation_days_to: to, ring_days_from, ring_days_to, weaning_day } = figures;
  const candling = figures.candling_days ?? [];
  const rising = candling.every((day, at) => at === 0 || day > (candling[at - 1] ?? 0));
  const found: Array<[boolean, FigureField, string]> = [
    [known(to) && (!known(from) || from > to), "incubation_days_to", "species.incubation_to.order"],
    [!rising, "candling_days", "species.candling.order"],
    [rising && known(from) && candling.some((day) => day >= from), "candling_days", "species.candling.before_hatch"],
    [
      known(ring_days_to) && (!known(ring_days_from) || ring_days_from > ring_days_to),
      "ring_days_to",
      "species.ring_days.order",
    ],
    [
      known(weaning_day) && (ring_days_to ?? ring_days_from ?? 0) >= weaning_day,
      "weaning_day",
      "species.weaning.order",
    ],
  ];
  return found.flatMap(([isWrong, field, key]) => (isWrong ? [{ field, key }] : []));
}

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined;
