import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { FreshForm } from "./fresh-form.ts";
import { FieldControl, filledIn, type RecordField, type RecordValues } from "./record-fields.tsx";
import { StaleTable } from "./stale-table.tsx";

/** Draws fields by their names; all of them when none is named. */
type Draw<Name extends string> = (...names: Name[]) => ReactNode;

/** How a page uses the form of its room. */
export type RecordFormProps<Name extends string> = {
  /** What the loader made by `freshForm`. */
  form: FreshForm;
  /** What the action answered: the faults and everything typed, and the record as it stands if someone was quicker. */
  answer?: { reply: Reply; current?: Versioned<Name> | undefined } | undefined;
  submit: string;
  /** Where Cancel leads. */
  back: string;
} & (
  | { /** What the fields start with. */ start?: Partial<RecordValues<Name>>; record?: undefined; stale?: undefined }
  | {
      /** The record that is edited. */
      record: Versioned<Name>;
      /** Heads both versions when someone else was quicker. */
      stale: string;
      start?: undefined;
    }
);
type Versioned<Name extends string> = RecordValues<Name> & { version: number };

type Props<Name extends string> = RecordFormProps<Name> & {
  fields: ReadonlyArray<RecordField<Name>>;
  /** Too long for one column at a desk. */
  isLong?: boolean;
  /** Sets fields apart, and says or sends what is no field. */
  children?: (draw: Draw<Name>, facts: Record<Name, FieldFacts>) => ReactNode;
};

/** The form of a record, new or at hand: its faults, its fields, its one action. */
export function RecordForm<Name extends string>(props: Props<Name>) {
  const { form, answer, fields, submit, back, record, start = record ?? {}, stale = "", isLong, children } = props;
  const { t } = useWords();
  const { reply, current } = answer ?? {};
  const typed = reply?.initialValue ?? {};
  const names = fields.map(({ name }) => name);
  const facts = plainFields(names, { reply, constraint: form.limits, start: filledIn(fields, start) });
  const draw: Draw<Name> = (...chosen) =>
    fields
      .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
      .map((field) => <FieldControl key={field.name} of={field} facts={facts[field.name]} />);
  return (
    <Form idempotencyKey={form.idempotency_key} guarded data-long={isLong}>
      {record && (
        <input type="hidden" name="version" value={String(current?.version ?? typed.version ?? record.version)} />
      )}
      {current ? (
        <StaleTable title={stale} fields={fields} stored={filledIn(fields, current)} typed={typed} />
      ) : (
        <ErrorSummary faults={faultsOf(Object.values(facts), withoutField(reply, names))} />
      )}
      {children ? children(draw, facts) : draw()}
      <div className="actions">
        <Button kind="primary">{current ? t("ui.stale.save_over") : submit}</Button>
        <LinkButton to={back}>{t("ui.cancel")}</LinkButton>
      </div>
    </Form>
  );
}

/** The faults of the form as a whole, and of what it sends without a box for it. */
function withoutField(reply: Reply | undefined, names: readonly string[]): string[] {
  const faults = Object.entries(reply?.error ?? {}).filter(([name]) => !names.includes(name));
  return faults.flatMap(([, messages]) => messages ?? []);
}
