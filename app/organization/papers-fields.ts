import type { RecordField } from "#app/kit/record-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PaperField } from "#worker/organization/needed-contract.ts";

/** What papers ask of who gives them out. */
export function usePapersFields(): Array<RecordField<PaperField>> {
  const { t } = useWords();
  const text = (name: PaperField, autoComplete: string) =>
    ({ as: "text", name, label: t(`papers.field.${name}`), dir: "auto", autoComplete }) as const;
  return [
    { ...text("legal_name", "name"), hint: t("papers.hint.legal_name") },
    { ...text("tax_id", "off"), hint: t("papers.hint.tax_id") },
    text("address", "street-address"),
    { ...text("postal_code", "postal-code"), hint: t("papers.hint.postal_code") },
    text("locality", "address-level2"),
    text("district", "address-level1"),
    { ...text("phone", "tel"), type: "tel" },
    { ...text("email", "email"), type: "email" },
    { ...text("premises", "off"), hint: t("papers.hint.premises") },
    { ...text("activity", "off"), hint: t("papers.hint.activity") },
  ];
}
