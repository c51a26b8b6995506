import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PlaceField, type PlacesOffered } from "#app/birds/picker/place-field.tsx";
import type { RecordField, RecordValues } from "#app/kit/record-fields.tsx";
import { FieldControl } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { airKinds, turnings } from "#db/words/care.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { type EditedTray, TrayRows } from "./tray-rows.tsx";

const measures = ["temperature_c", "humidity_pct", "warning_c", "critical_c", "warning_pct"] as const;
type Name = "name" | "model" | "place_id" | "air" | "turning" | "notes" | (typeof measures)[number];
/** A machine as its form shows it. */
export type EditedIncubator = RecordValues<Name> & { id: string; name: string; version: number; trays: EditedTray[] };

/** What comes back to the form of a machine that was refused. */
export type MachineAnswer = (RecordFormProps<Name>["answer"] & { question?: PickQuestion | undefined }) | undefined;

type Props = Pick<RecordFormProps<Name>, "form" | "submit" | "back"> & {
  answer?: MachineAnswer;
  /** Where it may stand. */
  places: PlacesOffered;
  record?: EditedIncubator;
  /** Where a new one would stand, and in which tray eggs would lie. */
  start?: Partial<RecordValues<Name>> & { trays: EditedTray[] };
};

type NewProps = Pick<Props, "form" | "answer" | "places"> & { start: Partial<RecordValues<Name>> };

/** The page of a machine that is to be added, with its first tray. */
export function NewIncubator({ start, ...rest }: NewProps) {
  const { t } = useWords();
  const trays = [{ name: t("incubators.form.tray", { number: 1 }), kind: "setter" }];
  return (
    <>
      <PageHeader title={t("incubators.form.new")} />
      <IncubatorForm {...rest} start={{ ...start, trays }} back="/incubators" submit={t("incubators.form.add")} />
    </>
  );
}

type EditProps = Pick<Props, "form" | "answer" | "places"> & { record: EditedIncubator };

/** The page on which a machine is changed. */
export function EditIncubator({ record, ...rest }: EditProps) {
  const { t } = useWords();
  const back = recordPath("/incubators", record.id);
  return (
    <>
      <PageHeader title={t("incubators.form.edit", { name: record.name })} />
      <IncubatorForm {...rest} record={record} back={back} submit={t("incubators.form.save")} />
    </>
  );
}

/** The form of a machine with its trays, new or at hand. */
function IncubatorForm({ places, record, start, answer, ...rest }: Props) {
  const { t, language } = useWords();
  const fields = useIncubatorFields();
  const number = numberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  const inWords = (values: RecordValues<Name>) => ({
    ...values,
    ...Object.fromEntries(
      measures.map((name) => [name, typeof values[name] === "number" ? number.format(values[name]) : values[name]]),
    ),
  });
  const edited = record && { ...inWords(record), version: record.version };
  const current = answer?.current && { ...inWords(answer.current), version: answer.current.version };
  const shown = answer && { ...answer, current };
  const begun = inWords({ ...empty, ...start, turning: "machine" });
  const of = edited ? { record: edited, stale: t("incubators.form.stale") } : { start: begun };
  const typed = answer?.reply.initialValue?.trays as EditedTray[] | undefined;
  return (
    <RecordForm fields={fields} answer={shown} {...rest} {...of}>
      {(draw, facts) => (
        <>
          {draw("name", "model")}
          <PlaceField
            field={facts.place_id}
            label={t("incubators.field.place_id")}
            places={places}
            empty={t("incubators.form.nowhere")}
            question={answer?.question}
            sent={answer?.reply.initialValue}
          />
          {draw("air", "temperature_c", "humidity_pct", "turning")}
          <TrayRows
            trays={typed ?? record?.trays ?? start?.trays ?? []}
            faults={answer?.reply.error ?? {}}
            isNew={!record}
          />
          <details className="drawer" open={bands.some((name) => facts[name].errors) || undefined}>
            <summary>{t("incubators.form.bands")}</summary>
            <div className="form">
              <p className="field-hint">{t("incubators.form.bands_hint")}</p>
              {fields
                .filter(({ name }) => bands.some((it) => it === name))
                .map((field) => (
                  <FieldControl key={field.name} of={field} facts={facts[field.name]} />
                ))}
            </div>
          </details>
          {draw("notes")}
        </>
      )}
    </RecordForm>
  );
}

const bands = ["warning_c", "critical_c", "warning_pct"] as const;
const empty: RecordValues<Name> = {
  name: "",
  model: "",
  place_id: "",
  air: "",
  turning: "",
  notes: "",
  temperature_c: "",
  humidity_pct: "",
  warning_c: "",
  critical_c: "",
  warning_pct: "",
};

function useIncubatorFields(): Array<RecordField<Name>> {
  const { t } = useWords();
  const measure = (name: (typeof measures)[number], hint?: string): RecordField<Name> => ({
    as: "text",
    name,
    label: t(`incubators.field.${name}`),
    inputMode: "decimal",
    ...(hint !== undefined && { hint }),
  });
  const setPoint = t("incubators.form.set_point_hint");
  return [
    { as: "text", name: "name", label: t("incubators.field.name"), dir: "auto" },
    { as: "text", name: "model", label: t("incubators.field.model"), dir: "auto" },
    {
      as: "choice",
      name: "place_id",
      label: t("incubators.field.place_id"),
      empty: t("incubators.form.nowhere"),
      choices: [],
    },
    {
      as: "choice",
      name: "air",
      label: t("incubators.field.air"),
      hint: t("incubators.air.hint"),
      empty: t("incubators.air.choose"),
      choices: airKinds.map((it) => ({ value: it, label: t(`incubators.air.${it}`) })),
    },
    measure("temperature_c", setPoint),
    measure("humidity_pct", setPoint),
    {
      as: "choice",
      name: "turning",
      label: t("incubators.field.turning"),
      choices: turnings.map((it) => ({ value: it, label: t(`incubators.turning.${it}`) })),
    },
    ...bands.map((name) => measure(name)),
    { as: "notes", name: "notes", label: t("incubators.field.notes") },
  ];
}
