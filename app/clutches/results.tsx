import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { ResultFigure } from "#db/vocabulary.ts";
import type { Fraction, Fractions, Results } from "#worker/clutches/results.ts";
import { nearestShare } from "#worker/locales/shares.ts";
import { eggsOf, FiguresBeside, mainFigures } from "./figures-beside.tsx";

const parts = ["fertility", "hatched_of_fertile", "hatched_of_set", "weaned_of_hatched"] as const;
const figureOf: Record<(typeof parts)[number], ResultFigure> = {
  fertility: "fertile",
  hatched_of_fertile: "hatched",
  hatched_of_set: "hatched",
  weaned_of_hatched: "weaned",
};

type Props = {
  results: Results;
  fractions: Fractions;
  /** Whose eggs they are, as the list of eggs asks for them. */
  whose: Record<string, string>;
};

/** What the eggs of somebody came to, each figure a link to its eggs; what is still open stands beside. */
export function ResultFigures({ results, fractions, whose }: Props) {
  const { t, language } = useWords();
  const textOf = ({ part, whole, share, is_few }: Fraction) =>
    share === null || is_few ? `${part}/${whole}` : nearestShare(share, language);
  const noteOf = (name: (typeof parts)[number]) => {
    const { part, whole, is_few, open } = fractions[name];
    const counted = is_few ? [] : [`${part}/${whole}`];
    return [...counted, ...(open > 0 ? [t(`clutches.results.still.${name}`, { count: open })] : [])].join(" · ");
  };
  const link = (figure: ResultFigure, text: string | number) => (
    <Link className="link" to={eggsOf(whose, figure)} discover="none">
      {text}
    </Link>
  );
  if (results.eggs === 0 && results.raised === 0) return <p className="text-muted">{t("clutches.results.none")}</p>;
  return (
    <>
      <Stats>
        {parts
          .filter((name) => fractions[name].whole > 0)
          .map((name) => (
            <Stat
              key={name}
              label={t(`clutches.results.${name}`)}
              value={link(figureOf[name], textOf(fractions[name]))}
              note={noteOf(name)}
            />
          ))}
      </Stats>
      <dl className="result-figures">
        {mainFigures.map((figure) => (
          <div key={figure}>
            <dt>{t(`clutches.results.${figure}`)}</dt>
            <dd className="figures">{link(figure, results[figure])}</dd>
            <dd>
              <FiguresBeside of={figure} results={results} whose={whose} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
