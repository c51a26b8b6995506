import type { Placed } from "./place-paths.ts";

/** Places by their whole name, "Room › Bank › Cage", in the order in which they stand in one another. */
export function placeChoices(places: readonly Placed[]): Array<{ value: string; label: string }> {
  const below = (parent: string | null, before: string): Array<{ value: string; label: string }> =>
    standingIn(places, parent).flatMap(({ id, name }) => {
      const label = before ? `${before} › ${name}` : name;
      return [{ value: id, label }, ...below(id, label)];
    });
  return below(null, "");
}

/** The places that stand right in another; in none for null. */
export const standingIn = (places: readonly Placed[], parent: string | null) =>
  places.filter(({ parent_id }) => parent_id === parent);
