import { TextField } from "#app/controls/text-fields.tsx";
import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ringColourWords } from "#db/vocabulary.ts";

const names = ["pattern", "year", "size_mm", "first", "last", "breeder_code", "federation", "colour", "notes"] as const;
type Name = (typeof names)[number];
type Offered = { codes: readonly string[]; federations: readonly string[] };

/** The form of a series: how its rings read, and from which number to which. */
export function SeriesForm({ offered, ...props }: RecordFormProps<Name> & { offered: Offered }) {
  const { t } = useWords();
  const label = (name: Name) => t(`ringing.field.${name}`);
  const text = (name: Name, hint?: string): RecordField<Name> => ({
    name,
    label: label(name),
    as: "text",
    ...(hint && { hint }),
  });
  const figure = (name: Name): RecordField<Name> => ({ name, label: label(name), as: "text", inputMode: "numeric" });
  const colours = ringColourWords.map((value) => ({ value, label: t(`birds.ring.colour.${value}`) }));
  const fields: ReadonlyArray<RecordField<Name>> = [
    text("pattern", t("ringing.hint.pattern")),
    figure("year"),
    { ...text("size_mm", t("ringing.hint.size_mm")), as: "text", inputMode: "decimal" },
    figure("first"),
    figure("last"),
    text("breeder_code"),
    text("federation"),
    { name: "colour", label: label("colour"), as: "choice", choices: colours, empty: t("ringing.colour.none") },
    { name: "notes", label: label("notes"), as: "notes" },
  ];
  const pairs: ReadonlyArray<readonly [Name, Name]> = [
    ["year", "size_mm"],
    ["first", "last"],
  ];
  return (
    <RecordForm {...props} fields={fields}>
      {(draw, facts) => (
        <>
          {draw("pattern")}
          {pairs.map((pair) => (
            <div key={pair[0]} className="grid grid-cols-2 items-start gap-3">
              {draw(...pair)}
            </div>
          ))}
          <TextField
            field={facts.breeder_code}
            label={label("breeder_code")}
            hint={t("ringing.hint.breeder_code")}
            autoComplete="off"
            list="ring-codes"
          />
          <TextField field={facts.federation} label={label("federation")} autoComplete="off" list="ring-federations" />
          <Offers id="ring-codes" of={offered.codes} />
          <Offers id="ring-federations" of={offered.federations} />
          {draw("colour", "notes")}
        </>
      )}
    </RecordForm>
  );
}

const Offers = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
