import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { SpeciesDraft } from "#worker/species/contract.ts";

export type SpeciesField = Exclude<keyof SpeciesDraft, "catalogue_slug" | "org_id">;

/** The figures of the incubation profile that a species' form asks for. */
export const profileNumbers = [
  "incubation_days",
  "incubation_days_to",
  "lockdown_days_before_hatch",
  "temperature_c",
  "humidity_start_pct",
  "humidity_lockdown_pct",
  "weight_loss_pct",
] as const;

/** What the agenda works the days of a season out of, beside the days of incubation. */
export const seasonNumbers = [
  "lay_interval_days",
  "sits_from_egg",
  "candling_days",
  "ring_days_from",
  "ring_days_to",
  "weaning_day",
] as const;

/** What is asked of a species. */
export function useSpeciesFields(): Array<RecordField<SpeciesField>> {
  const { t } = useWords();
  const label = (name: SpeciesField) => ({ name, label: t(`species.field.${name}`) });
  const hinted = (name: Exclude<SpeciesField, "turning_enabled" | "profile_notes">) => ({
    ...label(name),
    hint: t(`species.hint.${name}`),
  });
  return [
    ...(["common_name", "latin_name", "group"] as const).map((name) => ({ as: "text" as const, ...hinted(name) })),
    { as: "number", ...hinted("ring_size_mm") },
    ...profileNumbers.map((name) => ({ as: "number" as const, ...hinted(name) })),
    ...seasonNumbers.map((name) =>
      name === "candling_days" ? { as: "text" as const, ...hinted(name) } : { as: "number" as const, ...hinted(name) },
    ),
    { as: "tick", ...label("turning_enabled") },
    { as: "tick", ...hinted("has_exception_profile") },
    { as: "notes", ...label("profile_notes") },
  ];
}
