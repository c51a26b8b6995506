import type { Language } from "#db/vocabulary.ts";
import { naturalOrder } from "#worker/locales/formats.ts";
import { placeOrder } from "#worker/locales/place-order.ts";
import type { RoundMachine } from "./machines.ts";
import type { RoundPlace } from "./reading.ts";

/** Where a stop is, and what the machine is called where it is one. */
type Stand = { place_id: string | null; machine?: string | undefined };

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
  const { compare: byName } = naturalOrder(language);
  function compare(one: Stand, other: Stand): number {
    const [here, there] = [one.place_id, other.place_id];
    const machines = Number(one.machine !== undefined) - Number(other.machine !== undefined);
    if (here === null || there === null)
      return Number(here === null) - Number(there === null) || machines || byNames(one, other);
    const [mine, theirs] = [wayTo(here), wayTo(there)];
    // A machine stands behind all cages of its place.
    if (one.machine !== undefined && isAround(mine, theirs, other)) return 1;
    if (other.machine !== undefined && isAround(theirs, mine, one)) return -1;
    return order.ways(mine, theirs) || machines || byNames(one, other);
  }
  const byNames = (one: Stand, other: Stand) => byName(one.machine ?? "", other.machine ?? "");
  const isAround = (outer: readonly RoundPlace[], inner: readonly RoundPlace[], { machine }: Stand) =>
    outer.length < inner.length + Number(machine === undefined) && outer.every(({ id }, at) => inner[at]?.id === id);
  /** Its name, and where in `ways` that of the places around it stands. */
  function nameOf(id: string | null): { name: string; way?: number } | undefined {
    const way = id === null ? [] : wayTo(id);
    const place = way.at(-1);
    if (!place) return undefined;
    const { name } = place;
    if (way.length === 1) return { name };
    return { name, way: textAt(way.slice(0, -1)) };
  }
  function textAt(way: readonly RoundPlace[]): number {
    const text = way.map((it) => it.name).join(" · ");
    if (!ways.includes(text)) ways.push(text);
    return ways.indexOf(text);
  }
  /** The same of a machine, whose own place is around it. */
  function nameOfMachine({ name, place_id }: RoundMachine): { name: string; way?: number } {
    const way = place_id === null ? [] : wayTo(place_id);
    return way.length === 0 ? { name } : { name, way: textAt(way) };
  }
  return { ways, nameOf, nameOfMachine, compare };
}
