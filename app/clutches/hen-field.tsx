import type { ComponentProps } from "react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PairMate } from "#worker/clutches/queries.ts";

type Props = { field: ComponentProps<typeof SelectField>["field"]; birds: readonly PairMate[] };

/** Which hen laid an egg; asked only where there are several. */
export function HenField({ field, birds }: Props) {
  const { t } = useWords();
  const hens = birds.filter(({ side, bird_id }) => side === "hen" && bird_id !== null);
  if (hens.length < 2) return null;
  const choices = hens.map(({ bird_id, ring }) => ({ value: bird_id ?? "", label: ring }));
  return <SelectField field={field} label={t("clutches.hen")} choices={choices} empty={t("clutches.hen.unknown")} />;
}
