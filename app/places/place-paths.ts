import type { PlaceKind } from "#db/vocabulary.ts";
import { placeOrder } from "#worker/locales/place-order.ts";

/** A place and what it stands in. */
export type Placed = { id: string; parent_id: string | null; kind: PlaceKind; name: string };

/** Places with the whole way to each, "Sala › Bateria 1 › C3", in the order of places everywhere. */
export function pathsOf<Given extends Placed>(places: readonly Given[]): Array<Given & { path: string }> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const wayTo = (place: Placed, steps = 5): Placed[] => {
    const holder = steps > 0 && place.parent_id ? byId.get(place.parent_id) : undefined;
    return holder ? [...wayTo(holder, steps - 1), place] : [place];
  };
  const { ways } = placeOrder("pt");
  return places
    .map((place) => ({ place, way: wayTo(place) }))
    .sort((one, other) => ways(one.way, other.way))
    .map(({ place, way }) => ({ ...place, path: way.map(({ name }) => name).join(" › ") }));
}
