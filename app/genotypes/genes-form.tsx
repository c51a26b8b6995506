import type { ReactNode } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PhaseChoice } from "#worker/genetics/phases.ts";
import type { LocusChoice } from "#worker/genotypes/page.ts";

type Props = {
  choices: readonly LocusChoice[];
  asked: Record<string, string>;
  phases: readonly PhaseChoice[];
  requestedPhases: Record<string, string>;
  version: number;
  fault: string | undefined;
};

/** A bird's genotype, locus by locus; only what its sex can have is offered. */
export function GenesForm({ choices, asked, phases, requestedPhases, version, fault }: Props) {
  const { t } = useWords();
  const common = choices.filter((it) => it.is_common || asked[it.key]);
  const rare = choices.filter((it) => !common.includes(it));
  return (
    <Form className="grid gap-4" guarded>
      <input type="hidden" name="version" value={version} />
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div className="gene-wants mb-3 grid cells-60 gap-3">
        {common.map((locus) => (
          <GeneField key={locus.key} locus={locus} value={asked[locus.key] ?? ""} />
        ))}
      </div>
      {phases.map(({ key, label, choices: sides }) => (
        <PhaseField key={key} phase={key} choices={sides} value={requestedPhases[`p.${key}`] ?? ""}>
          {t("genetics.phase", { names: label })}
        </PhaseField>
      ))}
      {rare.length > 0 && (
        <details className="drawer">
          <summary>{t("genetics.more", { count: rare.length })}</summary>
          <div className="gene-wants mb-3 grid cells-60 gap-3">
            {rare.map((locus) => (
              <GeneField key={locus.key} locus={locus} value="" />
            ))}
          </div>
        </details>
      )}
      <div className="actions">
        <Button kind="primary">{t("genetics.bird.save")}</Button>
      </div>
    </Form>
  );
}

type PhaseProps = { phase: string; choices: PhaseChoice["choices"]; value: string; children: ReactNode };

function PhaseField({ phase, choices, value, children }: PhaseProps) {
  const { t } = useWords();
  const id = `phase-${phase}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {children}
      </label>
      <select className="input" id={id} name={id} defaultValue={value} aria-describedby={`${id}-hint`}>
        {choices.map((it) => (
          <option key={it.value} value={it.value}>
            {it.label}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {t("genetics.phase.hint")}
      </p>
    </div>
  );
}

function GeneField({ locus: { key, name, choices }, value }: { locus: LocusChoice; value: string }) {
  const [normal, ...others] = choices;
  // A chance that the list does not offer is kept.
  const isOwn = value !== "" && !others.some((it) => it.value === value);
  const id = `gene-${key}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {name}
      </label>
      <select className="input" id={id} name={`gene-${key}`} defaultValue={value}>
        <option value="">{normal?.label}</option>
        {isOwn && <option value={value}>{value}</option>}
        {others.map((it) => (
          <option key={it.value} value={it.value}>
            {it.label}
          </option>
        ))}
      </select>
    </div>
  );
}
