import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { NumberField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { trayKinds } from "#db/words/care.ts";

/** A tray as its line in the form holds it; one without an id is new. */
export type EditedTray = { id?: string | null; name: string; kind: string; slots?: number | string | null };

type Props = {
  trays: readonly EditedTray[];
  /** What was wrong, by the contract's names, such as `trays[0].name`. */
  faults: Partial<Record<string, string[] | null>>;
  isNew: boolean;
};

// So many lines are there at least, and so many of them are free.
const [leastLines, freeLines] = [3, 2];
const blank: EditedTray = { name: "", kind: "setter" };

/** A line for each tray of a machine, and some to fill in. */
export function TrayRows({ trays, faults, isNew }: Props) {
  const { t } = useWords();
  const count = Math.max(leastLines, trays.length + freeLines);
  const lines = Array.from({ length: count }, (_, at) => trays[at] ?? blank);
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-1">{t("incubators.form.trays")}</legend>
      <p className="field-hint">
        {t("incubators.form.trays_hint")} {!isNew && t("incubators.form.tray_gone")}
      </p>
      {lines.map((tray, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place
        <TrayLine key={at} at={at} tray={tray} faults={faults} />
      ))}
    </fieldset>
  );
}

type LineProps = { at: number; tray: EditedTray; faults: Props["faults"] };

function TrayLine({ at, tray, faults }: LineProps) {
  const { t } = useWords();
  const factsOf = (name: "name" | "kind" | "slots") =>
    fieldFacts(`tray-${at}-${name}`, {
      initialValue: tray[name] ?? "",
      errors: faults[`trays[${at}].${name}`] ?? undefined,
    });
  const label = (name: "name" | "kind" | "slots") => (
    <>
      <span className="unseen">{t("incubators.form.tray", { number: at + 1 })}: </span>
      {t(`incubators.tray.${name}`)}
    </>
  );
  return (
    <div className="tray-line">
      {tray.id && <input type="hidden" name={`tray-${at}-id`} value={tray.id} />}
      <TextField field={factsOf("name")} label={label("name")} dir="auto" autoComplete="off" maxLength={40} />
      <SelectField
        field={factsOf("kind")}
        label={label("kind")}
        choices={trayKinds.map((it) => ({ value: it, label: t(`incubators.tray.kind.${it}`) }))}
      />
      <NumberField field={factsOf("slots")} label={label("slots")} min={1} max={10_000} />
    </div>
  );
}
