import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { birdColumns, columnKinds, type Fact } from "#db/bird-columns.ts";
import { hintKey, optionKey } from "./fact-words.ts";

type Props = Pick<ComponentPropsWithoutRef<"input">, "max" | "placeholder" | "list"> & {
  name: Fact;
  field: FieldFacts;
  /** Where something else is said than on the form of a bird. */
  label?: ReactNode;
  hint?: ReactNode;
};

/** The box of one fact, as the kind of its column wants it. */
export function FactField({ name, field, label, hint, ...rest }: Props) {
  const { t } = useWords();
  const plan = birdColumns[name];
  const kind = columnKinds[plan.kind];
  const usual = hintKey(name);
  const words = { field, label: label ?? t(`birds.field.${name}`), hint: hint ?? (usual && t(usual)) };
  const letters = "longest" in plan ? plan.longest : "letters" in kind ? kind.letters : undefined;
  switch (kind.control) {
    case "tick":
      return <CheckboxField {...words} />;
    case "day":
      return <DateField {...words} min="1900-01-01" {...rest} />;
    case "choice": {
      const labelOf = (value: string) => (kind.display === "word" ? t(optionKey(name, value)) : value);
      const choices = "of" in plan ? plan.of.map((value) => ({ value, label: labelOf(value) })) : [];
      return <SelectField {...words} empty={t("birds.form.not_said")} choices={choices} />;
    }
    case "line":
      return <TextField {...words} maxLength={letters} {...rest} autoComplete="off" />;
    case "number":
      return <TextField {...words} maxLength={letters} {...rest} autoComplete="off" inputMode="decimal" />;
  }
}
