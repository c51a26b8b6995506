import { SelectField } from "#app/controls/choice-fields.tsx";
import { type FieldFacts, fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";

/** What may be noted of a chick beside its ring, by the names of its boxes. */
type ChickFacts = Record<"sex" | "mutation" | "split", FieldFacts>;
type Refused = { faults: Record<string, string[]>; typed: Record<string, string> } | undefined;

/** The boxes of a chick beside its ring, with what was sent and not taken. */
export function chickFacts({ id, number }: { id: string; number: number | string }, refused: Refused): ChickFacts {
  const facts = (name: keyof ChickFacts, maxLength?: number) =>
    fieldFacts(`${name}-${id}`, {
      id: `${name}-${number}`,
      errors: refused?.faults[`${name}-${id}`],
      initialValue: refused?.typed[`${name}-${id}`],
      maxLength,
    });
  return { sex: facts("sex"), mutation: facts("mutation", 200), split: facts("split", 500) };
}

type Props = { tag: string; fields: ChickFacts };

/** Sex, colour and what it is split for: folded, for most are not seen yet when a chick is ringed. */
export function ChickFields({ tag, fields }: Props) {
  const { t } = useWords();
  const isOpen = Object.values(fields).some(({ errors, initialValue }) => errors || initialValue);
  return (
    <details className="drawer" open={isOpen || undefined}>
      <summary aria-label={t("clutches.rings.more.of", { tag })}>{t("clutches.rings.more")}</summary>
      <div className="form">
        <SelectField
          field={fields.sex}
          label={t("clutches.rings.sex")}
          empty={t("clutches.rings.sex.unknown")}
          choices={(["male", "female"] as const).map((sex) => ({ value: sex, label: t(`clutches.rings.sex.${sex}`) }))}
        />
        <TextField field={fields.mutation} label={t("clutches.rings.mutation")} autoComplete="off" />
        <TextField
          field={fields.split}
          label={t("clutches.rings.split")}
          hint={t("clutches.rings.split.hint")}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
