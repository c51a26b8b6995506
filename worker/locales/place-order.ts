import { type Language, type PlaceKind, placeKinds } from "#db/vocabulary.ts";
import { naturalOrder } from "./formats.ts";

type Ordered = { id: string; kind: PlaceKind; name: string };

/**
 * The order in which places stand wherever they are listed: sites, rooms, banks, cages, aviaries; each by its name, C2
 * before C10. `ways` compares them by all that they stand in, from the outermost to the place itself: what stands in a
 * place comes behind the place. What a query orders, `worker/places/place-order.ts` orders alike.
 */
export function placeOrder(language: Language) {
  const { compare: byName } = naturalOrder(language);
  function places(one: Ordered, other: Ordered): number {
    const byKind = placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind);
    return byKind || byName(one.name, other.name) || (one.id < other.id ? -1 : 1);
  }
  function ways(one: readonly Ordered[], other: readonly Ordered[]): number {
    const fork = one.findIndex(({ id }, at) => id !== other[at]?.id);
    const [here, there] = [one[fork], other[fork]];
    return here && there ? places(here, there) : one.length - other.length;
  }
  return { places, ways };
}
