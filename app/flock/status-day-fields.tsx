import "#app/birds/status/status-fields.css";
import type { FieldFacts } from "#app/controls/field.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { birdColumns, columnKinds } from "#db/bird-columns.ts";

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
  /** Whether several birds get the status. */
  isOfMany?: boolean;
};

/** Since which day a status stands, today unless another is said, of what birds died, and to whom and for how much they went. */
export function StatusDayFields({ unset, today, prefix = "", dead = false, isOfMany = false }: Props) {
  const { t } = useWords();
  return (
    <>
      <DateField
        field={statusField("status_since", `${prefix}status_since`, today, unset)}
        label={t(dead ? "birds.status.died_on" : "birds.field.status_since")}
        min="1900-01-01"
        max={today}
      />
      <CauseField
        field={statusField("cause_of_death", `${prefix}cause_of_death`, "", unset)}
        hint={t(dead ? "birds.status.cause_hint" : "birds.hint.cause_of_death")}
      />
      {!dead && <LeftFields unset={unset} prefix={prefix} isOfMany={isOfMany} />}
    </>
  );
}

/** What a bird died of, in the keeper's words, with the commonest to choose from. */
export function CauseField({ field, hint }: { field: FieldFacts; hint: string }) {
  const { t } = useWords();
  const causes = `${field.id}-causes`;
  return (
    <>
      <TextField
        field={field}
        label={t("birds.field.cause_of_death")}
        hint={hint}
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

function LeftFields({ unset, prefix = "", isOfMany }: Pick<Props, "unset" | "prefix" | "isOfMany">) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <TextField
        field={statusField("left_to", `${prefix}left_to`, "", unset)}
        label={t("birds.field.left_to")}
        hint={t("birds.hint.left_to")}
        maxLength={birdColumns.left_to.longest}
        placeholder=" "
        autoComplete="off"
      />
      {may("money.read") && (
        <TextField
          field={statusField("left_price_cents", `${prefix}left_price_cents`, "", unset)}
          label={t("birds.field.left_price_cents")}
          hint={isOfMany && t("birds.bulk.price_of_each")}
          maxLength={columnKinds.cents.letters}
          placeholder=" "
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </>
  );
}
