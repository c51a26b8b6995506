import type { Language } from "#db/vocabulary.ts";
import { say } from "#worker/locales/say.ts";

type Kin = { identifier: string; species_id: string; birth_date: string | null };
type Known = Kin & {
  father: Kin | null;
  mother: Kin | null;
  acquired_on: string | null;
  microchip: string | null;
};
type Word = "hybrid" | "same_day_parent" | "acquired_future" | "acquired_before_birth" | "microchip_form";
export type Warning = { code: `birds.${Word}`; message: string };

/** What is allowed and still worth a second look; `today` is the organisation's day. */
export function warningsFor(bird: Known, { language, today }: { language: Language; today: string }): Warning[] {
  const warning = (word: Word, values = {}): Warning => ({
    code: `birds.${word}`,
    message: say(language, `birds.warnings.${word}`, values),
  });
  const ofParents = [bird.father, bird.mother].flatMap((parent) => {
    if (!parent) return [];
    const values = { ring: parent.identifier };
    const isSameDay = bird.birth_date !== null && bird.birth_date === parent.birth_date;
    return [
      parent.species_id !== bird.species_id && warning("hybrid", values),
      isSameDay && warning("same_day_parent", values),
    ];
  });
  const { acquired_on: acquired, birth_date: born, microchip } = bird;
  const ofRecord = [
    acquired && acquired > today && warning("acquired_future"),
    acquired && born && acquired < born && warning("acquired_before_birth"),
    // ISO 11784: fifteen digits.
    microchip && !/^\d{15}$/.test(microchip) && warning("microchip_form"),
  ];
  return [...ofParents, ...ofRecord].filter((it) => typeof it === "object" && it !== null);
}
