import type { Translate } from "#app/locales/words.tsx";
import { ruleFields } from "#db/words/legal.ts";
import type { SpeciesRules } from "#worker/legal/rules/rules.ts";

type Value = SpeciesRules["annex"]["value"];

/** What a rule says, in words; what nobody read is never free, but not known. */
export function valueText(value: Value, t: Translate): string {
  if (value === null) return t("rules.value.unknown");
  if (typeof value === "boolean") return t(value ? "rules.value.yes" : "rules.value.no");
  return value === "none" ? t("rules.value.none") : t("rules.value.annex", { letter: value });
}

/** The rules in their order, each with its name. */
export const namedRules = (t: Translate) => ruleFields.map((field) => ({ field, name: t(`rules.field.${field}`) }));
