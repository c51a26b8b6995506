import { naturalOrder } from "#worker/locales/formats.ts";

/** A place and what it stands in. */
export type Placed = { id: string; parent_id: string | null; name: string };

/** Places with the whole way to each, "Sala › Bateria 1 › C3", in the order of that way; C2 before C10. */
export function pathsOf<Given extends Placed>(places: readonly Given[]): Array<Given & { path: string }> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const wayTo = (place: Placed, steps = 5): string => {
    const holder = steps > 0 && place.parent_id ? byId.get(place.parent_id) : undefined;
    return holder ? `${wayTo(holder, steps - 1)} › ${place.name}` : place.name;
  };
  const { compare } = naturalOrder("pt");
  return places.map((place) => ({ ...place, path: wayTo(place) })).sort((one, other) => compare(one.path, other.path));
}
