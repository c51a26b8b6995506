import type { BirdCaution } from "#db/vocabulary.ts";
import { ageBounds } from "#worker/birds/matching.ts";
import { type BreedingBird, cautionsOfRooms } from "#worker/kit/bird-slots.ts";

/**
 * What to think of before a bird breeds: its age (a year is when breeders call a bird adult), and what the rooms know of it
 * from the row it was read in.
 */
export function cautionsOf(bird: BreedingBird, read: { row: object; today: string }): BirdCaution[] {
  const { birth_date } = bird;
  const age: BirdCaution[] = birth_date === null ? ["unknown_age"] : [];
  const young: BirdCaution[] = birth_date !== null && birth_date > ageBounds(read.today).adult ? ["young"] : [];
  return [...young, ...age, ...cautionsOfRooms(bird, read)];
}
