import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { ColoursPage, PairLine } from "#worker/results/colours/queries.ts";

/** The pairs whose chicks are otherwise than was to be expected, with what stands out, and below them all others. */
export function ColoursOfPairs({ page, isNarrowed }: { page: ColoursPage; isNarrowed: boolean }) {
  const { t } = useWords();
  const { pairs, capped_at } = page;
  if (pairs.length === 0 && isNarrowed) return <p className="text-muted">{t("results.colours.nothing")}</p>;
  if (pairs.length === 0)
    return (
      <EmptyState
        drawing={<Nest />}
        title={t("results.colours.none")}
        why={t("results.colours.none.why")}
        actions={<LinkButton to="/birds/pairs">{t("results.none.go")}</LinkButton>}
      />
    );
  const otherwise = pairs.filter(({ says }) => says.length > 0);
  const others = pairs.filter(({ says }) => says.length === 0);
  return (
    <div className="grid gap-6">
      {capped_at !== null && <p className="text-sm text-muted">{t("results.colours.capped", { count: capped_at })}</p>}
      {otherwise.length > 0 && (
        <section className="grid gap-3" aria-labelledby="otherwise">
          <h2 id="otherwise">{t("results.colours.otherwise")}</h2>
          {otherwise.map((pair) => (
            <Otherwise key={pair.id} pair={pair} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="as-expected">
          <h2 id="as-expected" className="mb-3">
            {t("results.colours.as_expected")}
          </h2>
          <AsExpected pairs={others} />
        </section>
      )}
    </div>
  );
}

const birdsOf = ({ cocks, hens }: PairLine) => `${cocks} × ${hens}`;

function PairLink({ pair: { id, number } }: { pair: PairLine }) {
  const { t } = useWords();
  return (
    <Link className="link" to={`?pair=${id}`}>
      {t("results.colours.pair", { number })}
    </Link>
  );
}

function Otherwise({ pair }: { pair: PairLine }) {
  return (
    <Card title={<PairLink pair={pair} />} aside={<span className="text-sm text-muted">{birdsOf(pair)}</span>}>
      <ul className="grid gap-2">
        {pair.says.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

function AsExpected({ pairs }: { pairs: readonly PairLine[] }) {
  const { t } = useWords();
  const labels = { birds: t("results.colours.birds"), counted: t("results.colours.counted") };
  const columns = [
    { name: "pair", label: t("results.by.pair") },
    { name: "birds", label: labels.birds },
    { name: "counted", label: labels.counted, align: "end" as const },
  ];
  return (
    <Table caption={t("results.colours.as_expected")} columns={columns}>
      {pairs.map((pair) => (
        <Row key={pair.id}>
          <RowHead>
            <PairLink pair={pair} />
          </RowHead>
          <Cell label={labels.birds}>{birdsOf(pair)}</Cell>
          <Cell label={labels.counted} align="end">
            {t("results.colours.counted.of", { counted: pair.counted, chicks: pair.chicks })}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
