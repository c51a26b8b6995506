import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Egg, LegRing, Nest, Songbird } from "#app/marks/illustrations.tsx";
import type { Today } from "./api-types.ts";
import { hasEggs, hasPairs } from "./starting.ts";

/** The guided first hour: a species, the birds, a pair, an egg. What is done is ticked. */
export function FirstSteps({ today }: { today: Today }) {
  const { t } = useWords();
  const { species_count, total } = today;
  const done = [species_count > 0, total > 0, hasPairs(today), hasEggs(today)];
  const next = done.indexOf(false);
  return (
    <section aria-labelledby="first-steps" className="mb-5">
      <h2 id="first-steps">{t("dashboard.first.title")}</h2>
      <p className="text-muted">{t("dashboard.first.lead")}</p>
      <ol className="first-steps mt-4 grid gap-4">
        <Step number={1} name="species" drawing={<Songbird />} isDone={species_count > 0} isNext={next === 0}>
          <LinkButton kind={next === 0 ? "primary" : "quiet"} to="/species/catalogue?return_to=/birds/new">
            {t("dashboard.catalogue")}
          </LinkButton>
          <LinkButton to="/birds/species/new">{t("dashboard.add_species")}</LinkButton>
        </Step>
        <Step number={2} name="birds" drawing={<LegRing />} isDone={total > 0} isNext={next === 1}>
          <LinkButton kind={next === 1 ? "primary" : "quiet"} to="/birds/import">
            {t("dashboard.import")}
          </LinkButton>
          <LinkButton to="/birds/new">{t("dashboard.add_bird")}</LinkButton>
        </Step>
        <Step number={3} name="pair" drawing={<Nest />} isDone={hasPairs(today)} isNext={next === 2}>
          {total > 0 && (
            <LinkButton kind={next === 2 ? "primary" : "quiet"} to="/birds/pairs/new">
              {t("dashboard.first.pair.open")}
            </LinkButton>
          )}
        </Step>
        <Step number={4} name="egg" drawing={<Egg />} isDone={hasEggs(today)} isNext={next === 3}>
          {hasPairs(today) && (
            <LinkButton kind={next === 3 ? "primary" : "quiet"} to="/eggs/new">
              {t("dashboard.first.egg.open")}
            </LinkButton>
          )}
        </Step>
      </ol>
    </section>
  );
}

type StepProps = {
  number: number;
  name: "species" | "birds" | "pair" | "egg";
  drawing: ReactNode;
  isDone: boolean;
  isNext: boolean;
  children: ReactNode;
};

function Step({ number, name, drawing, isDone, isNext, children }: StepProps) {
  const { t } = useWords();
  const state = isDone ? t("dashboard.first.done") : isNext ? t("dashboard.first.next") : undefined;
  return (
    <li data-state={isDone ? "done" : isNext ? "now" : "ahead"} aria-current={isNext ? "step" : undefined}>
      {drawing}
      <span className="step-sign">{isDone ? <Icon of="check" /> : number}</span>
      <div>
        <h3>
          {t(`dashboard.first.${name}.title`)}
          {state && <span className="field-mark"> ({state})</span>}
        </h3>
        <p className="text-muted">{t(`dashboard.first.${name}.text`)}</p>
        {!isDone && <div className="actions mt-3">{children}</div>}
      </div>
    </li>
  );
}
