import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { regions, vatRegimes } from "#db/vocabulary.ts";
import type { OrganizationChoices } from "./choices.ts";

type Name = "name" | "locale" | "timezone" | "currency" | "country" | "region" | "vat_regime";

/** What is asked of an organisation. */
export function useOrganizationFields(choices: OrganizationChoices): Array<RecordField<Name>> {
  const { t } = useWords();
  return [
    {
      as: "text",
      name: "name",
      label: t("organization.field.name"),
      dir: "auto",
      autoComplete: "organization",
      hint: t("organization.hint.name"),
    },
    {
      as: "choice",
      name: "locale",
      label: t("organization.field.locale"),
      choices: choices.locales,
      hint: t("organization.hint.locale"),
    },
    {
      as: "choice",
      name: "timezone",
      label: t("organization.field.timezone"),
      choices: choices.timezones,
      hint: t("organization.hint.timezone"),
    },
    {
      as: "choice",
      name: "currency",
      label: t("organization.field.currency"),
      choices: choices.currencies,
      hint: t("organization.hint.currency"),
    },
    {
      as: "choice",
      name: "country",
      label: t("organization.field.country"),
      choices: choices.countries,
      empty: t("organization.unsaid"),
      hint: t("organization.hint.country"),
    },
    {
      as: "choice",
      name: "region",
      label: t("organization.field.region"),
      empty: t("organization.unsaid"),
      choices: regions.map((value) => ({ value, label: t(`organization.region.${value}`) })),
      hint: t("organization.hint.region"),
    },
    {
      as: "choice",
      name: "vat_regime",
      label: t("organization.field.vat_regime"),
      choices: vatRegimes.map((value) => ({ value, label: t(`organization.vat.${value}`) })),
      hint: t("organization.hint.vat_regime"),
    },
  ];
}
