import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { numberFormat } from "#worker/locales/formats.ts";
import type { CareAnswer } from "./care-action.ts";
import { OffsetForm } from "./offset-form.tsx";
import { inDifference, inMeasure } from "./readings/measures.ts";
import type { InstrumentTest } from "./test-query.ts";

type Props = { test: InstrumentTest; answer: CareAnswer | undefined; formKey: string; now: string };

const tests = ["salt", "hygrometer", "ice", "thermometer"] as const;

/** A test of a machine's instruments: what was shown is typed, the offset is proposed, and one press takes it over. */
export function InstrumentTestForm({ test, ...rest }: Props) {
  const { t } = useWords();
  const { typed, fault } = test;
  const facts = (name: "test" | "shown" | "truth") =>
    fieldFacts(name, {
      id: `instrument-${name}`,
      initialValue: typed[name],
      errors: fault?.field === name ? [t(fault.words)] : undefined,
    });
  return (
    <div className="grid gap-5">
      <p className="field-hint max-w-prose">{t("incubators.test.lead")}</p>
      <Form method="get" action="#care" className="form" preventScrollReset>
        <SelectField
          field={facts("test")}
          label={t("incubators.test.test")}
          choices={tests.map((value) => ({ value, label: t(`incubators.test.${value}`) }))}
        />
        <TextField field={facts("shown")} label={t("incubators.test.shown")} inputMode="decimal" autoComplete="off" />
        <TextField
          field={facts("truth")}
          label={t("incubators.test.truth")}
          hint={t("incubators.test.truth_hint")}
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="actions">
          <Button>{t("incubators.test.propose")}</Button>
        </div>
      </Form>
      {test.proposed && <Proposal proposed={test.proposed} {...rest} />}
    </div>
  );
}

type ProposalProps = Omit<Props, "test"> & { proposed: NonNullable<InstrumentTest["proposed"]> };

function Proposal({ proposed, answer, formKey, now }: ProposalProps) {
  const { t, language } = useWords();
  const { measure, method, offset, truth, shown } = proposed;
  const kind = measure === "temperature_c" ? "temperature" : "humidity";
  const value = inDifference(kind, offset, { t, language });
  const [should, did] = [inMeasure(kind, truth, language), inMeasure(kind, shown, language)];
  if (offset === 0) return <p role="status">{t("incubators.test.exact", { truth: should })}</p>;
  const typed = numberFormat(language, { maximumFractionDigits: 2 }).format(offset);
  return (
    <div className="card grid gap-4" role="status">
      <p className="font-semibold">{t("incubators.test.result", { truth: should, shown: did, offset: value })}</p>
      <OffsetForm
        key={`${measure} ${offset}`}
        answer={answer}
        formKey={formKey}
        now={now}
        start={{ method, [measure]: typed }}
        submit={t("incubators.test.use", { offset: value })}
      />
    </div>
  );
}
