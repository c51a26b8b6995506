import type { FieldFacts } from "#app/controls/field.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { birdColumns } from "#db/bird-columns.ts";

/** Why a status was not given, field by field, and what was typed. */
export type Unset = { faults: Array<{ path: string; message: string }>; typed: Record<string, string> };

/** A field of a form of a status, with what was typed and what was wrong; at first with `start`. */
export function statusField(name: string, id: string, start: string, unset: Unset | undefined): FieldFacts {
  const errors = unset?.faults.filter(({ path }) => path === name).map(({ message }) => message) ?? [];
  return fieldFacts(name, { id, initialValue: unset?.typed[name] ?? start, ...(errors.length > 0 && { errors }) });
}

type Props = {
  unset?: Unset | undefined;
  today: string;
  /** What the ids of the fields begin with, on a page that has them twice. */
  prefix?: string;
  /** Whether the page is about a death. */
  dead?: boolean;
};

/** Since which day a status stands, today unless another is said, and of what birds died. */
export function StatusDayFields({ unset, today, prefix = "", dead = false }: Props) {
  const { t } = useWords();
  const causes = `${prefix}causes-of-death`;
  return (
    <>
      <DateField
        field={statusField("status_since", `${prefix}status_since`, today, unset)}
        label={t(dead ? "birds.status.died_on" : "birds.field.status_since")}
        min="1900-01-01"
        max={today}
      />
      <TextField
        field={statusField("cause_of_death", `${prefix}cause_of_death`, "", unset)}
        label={t("birds.field.cause_of_death")}
        hint={t(dead ? "birds.status.cause_hint" : "birds.hint.cause_of_death")}
        maxLength={birdColumns.cause_of_death.longest}
        placeholder=" "
        list={causes}
        autoComplete="off"
      />
      <datalist id={causes}>
        {t("birds.status.causes")
          .split("|")
          .map((cause) => (
            <option key={cause} value={cause} />
          ))}
      </datalist>
    </>
  );
}
