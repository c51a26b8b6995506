import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { Choice, LocusChoices } from "#worker/genetics/choices.ts";
import type { CrossPage } from "#worker/genetics/pair-input.ts";

type Props = Pick<CrossPage, "choices" | "asked" | "chosen" | "fault" | "phases"> & {
  /** Birds of the flock that the question began with. */
  father?: { id: string } | null;
  mother?: { id: string } | null;
};

/** The cock and the hen, locus by locus, as a question in the address: an answer can be sent as a link. */
export function PairForm({ choices, asked, chosen, fault, phases, father, mother }: Props) {
  const { t } = useWords();
  const isRequested = ({ key }: LocusChoices) => asked[`c.${key}`] || asked[`h.${key}`];
  const common = choices.filter((it) => it.is_common || isRequested(it));
  const rare = choices.filter((it) => !common.includes(it));
  return (
    <Form method="get" action="/genetics#young" className="gene-form" key={JSON.stringify([chosen?.id, asked])}>
      <input type="hidden" name="species_id" value={chosen?.id} />
      {father && <input type="hidden" name="father" value={father.id} />}
      {mother && <input type="hidden" name="mother" value={mother.id} />}
      <div className="gene-row gene-heads" aria-hidden="true">
        <span>{t("genetics.mutation")}</span>
        <span>
          <Icon of="mars" /> {t("genetics.cock")}
        </span>
        <span>
          <Icon of="venus" /> {t("genetics.hen")}
        </span>
      </div>
      {common.map((locus) => (
        <LocusRow key={locus.key} locus={locus} asked={asked} />
      ))}
      {phases.cock.length + phases.hen.length > 0 && <p className="field-hint">{t("genetics.phase.hint")}</p>}
      {(["cock", "hen"] as const).flatMap((bird) =>
        phases[bird].map(({ key, label, choices: sides }) => (
          <PhaseRow
            key={`${bird} ${key}`}
            name={`${bird === "cock" ? "cp" : "hp"}.${key}`}
            asked={asked}
            choices={sides}
          >
            {t(`genetics.${bird}`)}. {t("genetics.phase", { names: label })}
          </PhaseRow>
        )),
      )}
      {fault && (
        <p className="field-error" role="alert">
          {fault.message}
        </p>
      )}
      {rare.length > 0 && (
        <details className="drawer">
          <summary>{t("genetics.more", { count: rare.length })}</summary>
          <div className="gene-form">
            {rare.map((locus) => (
              <LocusRow key={locus.key} locus={locus} asked={asked} />
            ))}
          </div>
        </details>
      )}
      <div className="actions form-bar">
        <Button kind="primary">{t("genetics.calculate")}</Button>
        {Object.keys(asked).length > 0 && (
          <LinkButton kind="ghost" to={`/genetics?species_id=${encodeURIComponent(chosen?.id ?? "")}`}>
            {t("genetics.clear")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

type PhaseRowProps = { name: string; asked: Record<string, string>; choices: readonly Choice[]; children: ReactNode };

function PhaseRow({ name, asked, choices, children }: PhaseRowProps) {
  return (
    <label className="gene-phase">
      <span>{children}</span>
      <select className="input" name={name} defaultValue={asked[name] ?? ""}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function LocusRow({ locus, asked }: { locus: LocusChoices; asked: Record<string, string> }) {
  const { t } = useWords();
  const { key, name, on_z } = locus;
  return (
    <fieldset className="gene-row">
      <legend>
        {name}
        {on_z && (
          <>
            {" "}
            <Pill tone="sky">{t("genetics.on_z")}</Pill>
          </>
        )}
      </legend>
      {(["cock", "hen"] as const).map((bird) => {
        const field = `${bird === "cock" ? "c" : "h"}.${key}`;
        const [normal, ...others] = locus[bird];
        return (
          <label key={bird}>
            <span>{t(`genetics.${bird}`)}</span>
            <select className="input" name={field} defaultValue={asked[field] ?? ""}>
              <option value="">{normal?.label}</option>
              {others.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
