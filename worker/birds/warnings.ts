import type { Language } from "#db/vocabulary.ts";
import { type RingedBird, ringWarnings } from "#worker/kit/bird-slots.ts";
import { type Known, lastOf } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import { isHybridName } from "#worker/species/names.ts";
import { ringRead } from "./columns/details.ts";

type Kin = { identifier: string; species_id: string; birth_date: string | null; birth_precision: Known };
type Family = Kin &
  Omit<RingedBird, "birth_date"> & {
    [ringRead]: string | null;
    species: { latin_name: string };
    father: Kin | null;
    mother: Kin | null;
    acquired_on: string | null;
    microchip: string | null;
  };
type Word =
  | "hybrid"
  | "same_day_parent"
  | "parent_maybe_younger"
  | "acquired_future"
  | "acquired_before_birth"
  | "microchip_form";
export type Warning = { code: string; message: string };

/** What is allowed and still worth a second look; `today` is the organisation's day. */
export function warningsFor(bird: Family, { language, today }: { language: Language; today: string }): Warning[] {
  const warning = (word: Word, values = {}): Warning => ({
    code: `birds.${word}`,
    message: translate(language, `birds.warnings.${word}`, values),
  });
  // Whoever enters it as a hybrid knows that its parents are of two species.
  const isOther = (parent: Kin) => parent.species_id !== bird.species_id && !isHybridName(bird.species.latin_name);
  const ofParents = [bird.father, bird.mother].flatMap((parent) => {
    if (!parent) return [];
    const values = { ring: parent.identifier };
    return [
      isOther(parent) && warning("hybrid", values),
      isSameDay(bird, parent) && warning("same_day_parent", values),
      mayBeYounger(bird, parent) && warning("parent_maybe_younger", values),
    ];
  });
  const { acquired_on: acquired, birth_date: born, microchip } = bird;
  const ofRecord = [
    acquired && acquired > today && warning("acquired_future"),
    acquired && born && acquired < born && warning("acquired_before_birth"),
    // ISO 11784: fifteen digits.
    microchip && !/^\d{15}$/.test(microchip) && warning("microchip_form"),
  ];
  const own = [...ofParents, ...ofRecord].filter((it) => typeof it === "object" && it !== null);
  return [...own, ...ringWarnings(bird, bird[ringRead], language)];
}

const isWhole = ({ birth_date, birth_precision }: Kin) => birth_date !== null && birth_precision === null;

const isSameDay = (bird: Kin, parent: Kin) => isWhole(bird) && isWhole(parent) && bird.birth_date === parent.birth_date;

/** Whether what is known of two births leaves it open who was first: a bird of 2024 may have young of 2024. */
function mayBeYounger(bird: Kin, parent: Kin): boolean {
  if (!bird.birth_date || !parent.birth_date || (isWhole(bird) && isWhole(parent))) return false;
  return lastOf(parent.birth_date, parent.birth_precision) >= bird.birth_date;
}
