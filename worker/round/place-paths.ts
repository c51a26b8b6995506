import type { Language } from "#db/vocabulary.ts";
import { placeOrder } from "#worker/locales/place-order.ts";
import type { RoundPlace } from "./reading.ts";

/** How places are called with what stands around them, and the order in which one walks past them; what is in none is last. */
export function waysOf(places: readonly RoundPlace[], language: Language) {
  const by = new Map(places.map((place) => [place.id, place]));
  const known = new Map<string, RoundPlace[]>();
  const ways: string[] = [];
  /** From the room to the place itself. */
  function wayTo(id: string): RoundPlace[] {
    const kept = known.get(id);
    if (kept) return kept;
    const way: RoundPlace[] = [];
    let place = by.get(id);
    while (place && !way.includes(place)) {
      way.unshift(place);
      place = by.get(place.parent_id ?? "");
    }
    known.set(id, way);
    return way;
  }
  const order = placeOrder(language);
  function compare(one: string | null, other: string | null): number {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return order.ways(wayTo(one), wayTo(other));
  }
  /** Its name, and where in `ways` that of the places around it stands. */
  function nameOf(id: string | null): { name: string; way?: number } | undefined {
    const way = id === null ? [] : wayTo(id);
    const place = way.at(-1);
    if (!place) return undefined;
    const { name } = place;
    if (way.length === 1) return { name };
    const around = way.slice(0, -1).map((it) => it.name);
    const text = around.join(" · ");
    if (!ways.includes(text)) ways.push(text);
    return { name, way: ways.indexOf(text) };
  }
  return { ways, nameOf, compare };
}
