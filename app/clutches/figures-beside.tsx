import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { ResultFigure } from "#db/vocabulary.ts";
import type { Results } from "#worker/clutches/results.ts";

/** The figures that stand by themselves, in the order of an egg's life. */
export const mainFigures = [
  ...(["eggs", "checked", "fertile", "set", "hatched", "dead"] as const),
  ...(["ringed", "lost", "weaned", "raised"] as const),
];

/** What stands beside them: what is still open, and in which third of incubation embryos died. */
const beside = {
  eggs: ["open"],
  fertile: ["open_fertile"],
  set: ["open_set"],
  dead: ["dead_first", "dead_middle", "dead_last"],
  weaned: ["growing"],
} as const satisfies Partial<Record<(typeof mainFigures)[number], readonly ResultFigure[]>>;

/** Leads to the eggs that a figure counts; `whose` are parameters of the list of eggs. */
export const eggsOf = (whose: Record<string, string>, figure: ResultFigure): string =>
  `/eggs?${new URLSearchParams({ ...whose, figure })}`;

type Props = { of: (typeof mainFigures)[number]; results: Results; whose: Record<string, string> };

/** The figures beside one, each a line that leads to its eggs; none where there is nothing to count. */
export function FiguresBeside({ of, results, whose }: Props) {
  const { t } = useWords();
  const figures = of in beside ? beside[of as keyof typeof beside] : [];
  return figures
    .filter((figure) => results[figure] > 0)
    .map((figure) => (
      <Link
        key={figure}
        className="block text-sm leading-6 text-muted tabular-nums hover:underline"
        to={eggsOf(whose, figure)}
        discover="none"
      >
        {t(`clutches.results.beside.${figure}`, { count: results[figure] })}
      </Link>
    ));
}
