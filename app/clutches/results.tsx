import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { ResultFigure } from "#db/vocabulary.ts";
import type { Fractions, Results } from "#worker/clutches/figures/results.ts";
import { nearestShare } from "#worker/locales/shares.ts";

const figureOf = {
  fertility: "fertile",
  hatched_of_fertile: "hatched",
  hatched_of_set: "hatched",
  weaned_of_hatched: "weaned",
} as const satisfies Record<keyof Fractions, ResultFigure>;
const rates = Object.keys(figureOf) as Array<keyof Fractions>;

/** The figures that stand by themselves, in the order of an egg's life, each with those that stand beside it. */
export const mainFigures = [
  ["eggs", "checked", "set", "open"],
  ["fertile", "open_fertile"],
  ["hatched", "open_set"],
  ["dead", "dead_first", "dead_middle", "dead_last"],
  ["ringed"],
  ["lost"],
  ["weaned", "growing"],
  ["raised"],
] as const;
type Beside = Exclude<(typeof mainFigures)[number][1 | 2 | 3], undefined>;

type Of = {
  results: Results;
  /** Whose eggs they are, as the list of eggs asks for them. */
  whose: Record<string, string>;
};

/** A figure that leads to its eggs, or a text in its place; without eggs it leads nowhere. */
export function FigureLink({ figure, results, whose, text }: Of & { figure: ResultFigure; text?: string }) {
  if (results[figure] === 0) return <span className="figures">{text ?? 0}</span>;
  return (
    <Link className="link figures" to={`/eggs?${new URLSearchParams({ ...whose, figure })}`}>
      {text ?? results[figure]}
    </Link>
  );
}

/** What stands beside a figure, what is still open of it among the rest, each leading to its eggs. */
export function FiguresBeside({ figures, ...of }: Of & { figures: readonly Beside[] }) {
  const { t } = useWords();
  const words = (figure: Beside) => t(`clutches.results.beside.${figure}`, { count: of.results[figure] });
  const shown = figures.filter((figure) => of.results[figure] > 0);
  if (shown.length === 0) return null;
  return (
    <span className="result-beside">
      {shown.map((figure) => (
        <FigureLink key={figure} {...of} figure={figure} text={words(figure)} />
      ))}
    </span>
  );
}

/** What the eggs of somebody came to, each figure a link to its eggs; what is still open stands beside. */
export function ResultFigures({ fractions, ...of }: Of & { fractions: Fractions }) {
  const { t, language } = useWords();
  const stated = (name: keyof Fractions) => {
    const { part, whole, share, is_few, open } = fractions[name];
    const fraction = `${part}/${whole}`;
    const still = open > 0 && t(`clutches.results.still.${name}`, { count: open });
    const notes = (...all: Array<string | false>) => all.filter(Boolean).join(" · ");
    // Of a nest that has one clear egg and four under the hen 0/1 would be no answer.
    if (share === null || open >= whole)
      return { value: "—", note: notes(t("clutches.results.so_far", { fraction }), still) };
    const text = is_few ? fraction : nearestShare(share, language);
    return {
      value: <FigureLink {...of} figure={figureOf[name]} text={text} />,
      note: notes(!is_few && fraction, still),
    };
  };
  if (of.results.eggs === 0 && of.results.raised === 0)
    return <p className="text-muted">{t("clutches.results.none")}</p>;
  return (
    <>
      <Stats>
        {rates
          .filter((name) => fractions[name].whole > 0)
          .map((name) => (
            <Stat key={name} label={t(`clutches.results.${name}`)} {...stated(name)} />
          ))}
      </Stats>
      <dl className="result-figures">
        {mainFigures.map(([figure, ...beside]) => (
          <div key={figure}>
            <dt>{t(`clutches.results.${figure}`)}</dt>
            <dd>
              <FigureLink {...of} figure={figure} />
              <FiguresBeside {...of} figures={beside} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
