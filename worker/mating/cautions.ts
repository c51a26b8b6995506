import type { BirdCaution, StatusKind } from "#db/vocabulary.ts";
import { ageBounds } from "#worker/birds/matching.ts";

type Known = {
  birth_date: string | null;
  status_key: string | null;
  status_kind?: StatusKind | null;
  is_reference?: boolean;
};

const alarming = ["sick", "quarantine", "reserved"] as const;

/** What to think of before a bird breeds, from its age and its status; a year is when breeders call a bird adult. */
export function cautionsOf(bird: Known, today: string): BirdCaution[] {
  const { birth_date, status_key, status_kind = "present", is_reference = false } = bird;
  const age: BirdCaution[] = birth_date === null ? ["unknown_age"] : [];
  const young: BirdCaution[] = birth_date !== null && birth_date > ageBounds(today).adult ? ["young"] : [];
  const status = alarming.filter((key) => key === status_key);
  const away: BirdCaution[] = is_reference || (status_kind !== null && status_kind !== "present") ? ["away"] : [];
  return [...young, ...age, ...status, ...away];
}
