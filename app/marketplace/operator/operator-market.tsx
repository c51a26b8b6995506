import type { Choice } from "#app/controls/choice-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { OpeningRow } from "#worker/marketplace/gate/openings.ts";
import type { HeldText, OpenObjection, OpenReport, Waiting } from "#worker/marketplace/reports/operator-lists.ts";
import type { Again } from "./act-on-market.ts";
import { HeldTexts } from "./held-texts.tsx";
import { Objections } from "./objections.tsx";
import { Openings } from "./openings.tsx";
import { Reports } from "./reports.tsx";

type OperatorMarketProps = {
  held: Waiting<HeldText>;
  reports: Waiting<OpenReport>;
  objections: Waiting<OpenObjection>;
  openings: OpeningRow[];
  countries: Choice[];
  today: string;
  /** A form that was refused. */
  again: Again | undefined;
};

/** What waits for whoever runs the market, and what they opened of it. */
export function OperatorMarket({ held, reports, objections, openings, countries, today, again }: OperatorMarketProps) {
  const { t } = useWords();
  return (
    <div className="grid gap-8">
      <h1 tabIndex={-1}>{t("operator.title")}</h1>
      <HeldTexts held={held} again={again} />
      <Reports reports={reports} again={again} />
      <Objections objections={objections} again={again} />
      <Openings openings={openings} countries={countries} today={today} again={again} />
    </div>
  );
}
