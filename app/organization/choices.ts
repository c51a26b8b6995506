import type { Choice } from "#app/controls/choice-fields.tsx";
import type { Language } from "#db/vocabulary.ts";
import { countries, currencies } from "#worker/organization/codes-contract.ts";

/** The lists of the form of an organisation, in the reader's words. For loaders: they would weigh more than the page. */
export function organizationChoices(language: Language, { timezone, locale }: { timezone: string; locale: string }) {
  return {
    timezones: timezonesWith(timezone),
    locales: localesWith(locale, language),
    countries: countryChoices(language),
    currencies: named(currencies, "currency", language).map(({ value, label }) => ({
      value,
      label: `${value} ${label}`,
    })),
  };
}
/** Every country by its name, for a loader's answer. */
export const countryChoices = (language: Language): Choice[] => named(countries, "region", language);
export type OrganizationChoices = ReturnType<typeof organizationChoices>;

/** Every time zone by its continent; one that is stored and has no continent, such as UTC, is there as well. */
function timezonesWith(stored: string): Choice[] {
  const known = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
  const plain = [...new Set(["UTC", ...(known.includes(stored) ? [] : [stored])])];
  return [
    ...plain.map((value) => ({ value, label: value })),
    ...known.map((value) => {
      const [group = "", ...place] = value.split("/");
      return { value, label: place.join(", ").replaceAll("_", " "), group };
    }),
  ];
}

function localesWith(stored: string, language: Language): Choice[] {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return [...new Set(["pt-PT", "en-GB", stored])].map((value) => ({ value, label: names.of(value) ?? value }));
}

function named(codes: readonly string[], type: "region" | "currency", language: Language): Choice[] {
  const names = new Intl.DisplayNames(language, { type });
  const order = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label));
}
