import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { ResultFigure } from "#db/vocabulary.ts";
import type { Fraction, Fractions, Results } from "#worker/clutches/results.ts";
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
  ["eggs", "open"],
  ["checked"],
  ["fertile", "open_fertile"],
  ["set", "open_set"],
  ["hatched"],
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

/** A figure that leads to its eggs, or a text in its place. */
export function FigureLink({ figure, results, whose, text }: Of & { figure: ResultFigure; text?: string }) {
  return (
    <Link className="link figures" to={`/eggs?${new URLSearchParams({ ...whose, figure })}`} discover="none">
      {text ?? results[figure]}
    </Link>
  );
}

/** What is still open beside a figure, or in which third of incubation embryos died, each leading to its eggs. */
export function FiguresBeside({ figures, ...of }: Of & { figures: readonly Beside[] }) {
  const { t } = useWords();
  return figures
    .filter((figure) => of.results[figure] > 0)
    .map((figure) => (
      <span key={figure} className="mt-1 block text-sm">
        <FigureLink
          {...of}
          figure={figure}
          text={t(`clutches.results.beside.${figure}`, { count: of.results[figure] })}
        />
      </span>
    ));
}

/** What the eggs of somebody came to, each figure a link to its eggs; what is still open stands beside. */
export function ResultFigures({ fractions, ...of }: Of & { fractions: Fractions }) {
  const { t, language } = useWords();
  const textOf = ({ part, whole, share, is_few }: Fraction) =>
    share === null || is_few ? `${part}/${whole}` : nearestShare(share, language);
  const noteOf = (name: keyof Fractions) => {
    const { part, whole, is_few, open } = fractions[name];
    const still = open > 0 && t(`clutches.results.still.${name}`, { count: open });
    return [!is_few && `${part}/${whole}`, still].filter(Boolean).join(" · ");
  };
  if (of.results.eggs === 0 && of.results.raised === 0)
    return <p className="text-muted">{t("clutches.results.none")}</p>;
  return (
    <>
      <Stats>
        {rates
          .filter((name) => fractions[name].whole > 0)
          .map((name) => (
            <Stat
              key={name}
              label={t(`clutches.results.${name}`)}
              value={<FigureLink {...of} figure={figureOf[name]} text={textOf(fractions[name])} />}
              note={noteOf(name)}
            />
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
