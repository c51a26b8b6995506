import type { Words } from "#worker/locales/translate.ts";

// What the rooms of the API say: found and never listed, for whom their manifests would bring all of the API along.
// (Typed by `as`: at `glob<` Vitest, which keeps what it has transformed, would never find a new room.)
const pt = import.meta.glob("../../worker/*/words/pt.ts", { eager: true, import: "pt" });
const en = import.meta.glob("../../worker/*/words/en.ts", { eager: true, import: "en" });

/** Everything the API can say, so that a form's faults are said here in its words. */
export const apiWords: Words = { pt: together(pt), en: together(en) };

function together(found: Record<string, unknown>): Record<string, string> {
  return Object.assign({}, ...Object.values(found));
}
