import type { Language } from "#db/vocabulary.ts";
import { say } from "#worker/locales/say.ts";

type Kin = { identifier: string; species_id: string; birth_date: string | null };
export type Warning = { code: "birds.hybrid" | "birds.same_day_parent"; message: string };

/** What is allowed and still worth a second look: a parent of another species, a parent born on the same day. */
export function warningsFor(bird: Kin & { father: Kin | null; mother: Kin | null }, language: Language): Warning[] {
  return [bird.father, bird.mother].flatMap((parent) => {
    if (!parent) return [];
    const values = { ring: parent.identifier };
    const sameDay = bird.birth_date !== null && bird.birth_date === parent.birth_date;
    const warnings: Warning[] = [];
    if (parent.species_id !== bird.species_id)
      warnings.push({ code: "birds.hybrid", message: say(language, "birds.warnings.hybrid", values) });
    if (sameDay)
      warnings.push({
        code: "birds.same_day_parent",
        message: say(language, "birds.warnings.same_day_parent", values),
      });
    return warnings;
  });
}
