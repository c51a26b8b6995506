import { Link } from "@remix-run/react";
import { later } from "#app/controls/later.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PairClutches, PairMate } from "#worker/clutches/queries.ts";
import { EggStrip } from "./egg-strip.tsx";
import { LayButtons, LayEgg } from "./lay-egg.tsx";
import * as layForm from "./lay-form.tsx";
import { NextStep } from "./next-step.tsx";
import * as figures from "./results.tsx";

const LayForm = later(
  import.meta.env.SSR ? layForm.LayForm : undefined,
  async () => (await import("./lay-form.tsx")).LayForm,
);
const ResultFigures = later(
  import.meta.env.SSR ? figures.ResultFigures : undefined,
  async () => (await import("./results.tsx")).ResultFigures,
);

type Props = {
  pair_id: string;
  hens: readonly PairMate[];
  eggs: PairClutches;
  formKey: string;
  mayLay: boolean;
};

/** The clutches of a pair, each with its eggs in a strip and what is due next; and what they came to. */
export function PairEggs({
  pair_id,
  hens,
  eggs: { clutches, page, total_pages, results, fractions, today },
  formKey,
  mayLay,
}: Props) {
  const { t } = useWords();
  return (
    <>
      <section>
        <div className="clutch-title">
          <h2>{t("clutches.pair.title")}</h2>
          {mayLay && (
            <div className="actions">
              <LayEgg pair_id={pair_id} formKey={formKey}>
                <LayButtons today={today} />
              </LayEgg>
            </div>
          )}
        </div>
        {mayLay && (
          <details className="nest-fold">
            <summary>{t("clutches.lay.other")}</summary>
            <div className="nest-fold-panel">
              <LayForm
                reply={undefined}
                pair_id={pair_id}
                birds={hens}
                today={today}
                formKey={formKey}
                action="/eggs"
              />
            </div>
          </details>
        )}
        {clutches.length === 0 && <p className="text-muted">{t("clutches.pair.none")}</p>}
        <ul>
          {clutches.toReversed().map((clutch) => (
            <ClutchLine key={clutch.id} clutch={clutch} today={today} />
          ))}
        </ul>
        {total_pages > 1 && (
          <div className="mt-4">
            <PageLinks page={page} total_pages={total_pages} />
          </div>
        )}
      </section>
      <section>
        <h2 className="mb-3">{t("clutches.results")}</h2>
        <ResultFigures results={results} fractions={fractions} whose={{ pair_id }} />
      </section>
    </>
  );
}

type Line = { clutch: PairClutches["clutches"][number]; today: string };

function ClutchLine({ clutch: { id, number, eggs }, today }: Line) {
  const { t } = useWords();
  const due = ({ steps }: (typeof eggs)[number]) => steps[0]?.on ?? "9999";
  const [first] = eggs.filter(({ steps }) => steps.length > 0).sort((one, other) => due(one).localeCompare(due(other)));
  return (
    <li className="clutch-line">
      <Link className="link" to={`/clutches/${id}`}>
        {t("clutches.title", { number })}
      </Link>
      <EggStrip eggs={eggs} />
      {first && (
        <span className="text-muted">
          <NextStep egg={first} today={today} />
        </span>
      )}
    </li>
  );
}
