import { Link } from "@remix-run/react";
import { FigureLink, FiguresBeside, mainFigures } from "#app/clutches/results.tsx";
import { monthInWords } from "#app/clutches/step-words.ts";
import { inOneLine } from "#app/kit/search-group.ts";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ResultFigure, ResultGroup } from "#db/vocabulary.ts";
import type { Fraction, Fractions } from "#worker/clutches/figures/results.ts";
import { celsiusInWords } from "#worker/locales/measures.ts";
import { nearestShare } from "#worker/locales/shares.ts";
import type { ResultLine, ResultsPage, ResultView } from "#worker/results/queries.ts";

type Share = { name: keyof Fractions; of: "checked" | "fertile" | "set" | "hatched" };
/** The shares that stand below a figure, each with what it is a share of. */
const shares: Partial<Record<ResultFigure, readonly Share[]>> = {
  fertile: [{ name: "fertility", of: "checked" }],
  hatched: [
    { name: "hatched_of_fertile", of: "fertile" },
    { name: "hatched_of_set", of: "set" },
  ],
  weaned: [{ name: "weaned_of_hatched", of: "hatched" }],
};

const param = (by: ResultGroup) => (by === "season" || by === "month" ? by : `${by}_id`);
const pages: Partial<Record<ResultGroup, string>> = {
  hen: "/birds",
  cock: "/birds",
  pair: "/birds/pairs",
  species: "/species",
  machine: "/incubators",
};

type Props = Pick<ResultsPage, "by" | "items" | "total_of_all"> & {
  /** What all of them have in common: parameters of the list of eggs. */
  common: Record<string, string>;
};

/** Results line by line and in all, each figure a link to its eggs; cards on a phone. */
export function ResultTable({ by, items, total_of_all, common }: Props) {
  const { t } = useWords();
  const columns = [
    { name: "key", label: t(`results.by.${by}`) },
    ...mainFigures.map(([name]) => ({ name, label: labelOf(t, name), align: "end" as const })),
  ];
  return (
    <div className="result-table">
      <Table caption={t("results.caption")} columns={columns}>
        {items.map((line) => (
          <Row key={line.key}>
            <RowHead>
              <Named by={by} line={line} />
              {line.power_cuts && <PowerCuts {...line.power_cuts} />}
              {by === "pair" && line.results.hatched > 0 && (
                <Link className="link block text-sm" to={`?pair=${line.key}`}>
                  {t("results.by.colours")}
                </Link>
              )}
            </RowHead>
            <Figures results={line} whose={{ ...common, [param(by)]: line.key }} />
          </Row>
        ))}
        <Row>
          <RowHead>{t("results.total")}</RowHead>
          <Figures results={total_of_all} whose={common} />
        </Row>
      </Table>
    </div>
  );
}

type Label = ReturnType<typeof useWords>["t"];

// A pair's own page speaks of its nest; here a line may be a species.
const labelOf = (t: Label, figure: ResultFigure) =>
  figure === "raised" ? t("results.raised") : t(`clutches.results.${figure}`);

function Named({ by, line: { key, name, id } }: { by: ResultGroup; line: ResultLine }) {
  const { t, language } = useWords();
  if (name === null) return by === "season" || by === "pair" ? key : t(`results.nobody.${by}`);
  if (by === "month") return monthInWords(name, language);
  const words = by === "hen" || by === "cock" ? <Ring>{name}</Ring> : name;
  const page = pages[by];
  if (!page || id === null) return words;
  return (
    <Link className="link" to={`${page}/${id}`}>
      {words}
    </Link>
  );
}

function PowerCuts({ n, coldest_c }: NonNullable<ResultLine["power_cuts"]>) {
  const { t, language } = useWords();
  const coldest = coldest_c !== null && t("results.cuts.coldest", { value: celsiusInWords(coldest_c, language) });
  return <span className="block text-sm text-muted">{inOneLine(t("results.cuts", { count: n }), coldest)}</span>;
}

function Figures({ results: { results, fractions }, whose }: { results: ResultView; whose: Record<string, string> }) {
  const { t, language } = useWords();
  // The part stands above it.
  const textOf = ({ part, whole, share, is_few }: Fraction, of: Share["of"]) =>
    share === null || is_few
      ? t(`results.few.${of}`, { fraction: `${part}/${whole}` })
      : t(`results.of.${of}`, { share: nearestShare(share, language), whole });
  return mainFigures.map(([figure, ...beside]) => (
    <Cell key={figure} label={labelOf(t, figure)} align="end">
      <span className="result-figure">
        <FigureLink figure={figure} results={results} whose={whose} />
        {shares[figure]
          ?.filter(({ name }) => fractions[name].whole > 0)
          .map(({ name, of }) => (
            <span key={name} className="result-share">
              {textOf(fractions[name], of)}
            </span>
          ))}
        <FiguresBeside figures={beside} results={results} whose={whose} />
      </span>
    </Cell>
  ));
}
