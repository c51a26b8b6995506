import { bareRing, ringKey } from "#worker/rings/keys.ts";
import type { Values } from "../cells/cells.ts";
import { distance } from "../text/distance.ts";
import { birdOf } from "./names.ts";
import type { Rows } from "./rows.ts";

/** The birds of exactly that ring, else those whose ring ends in that very number. Of none it is nothing: no other is taken. */
export function birdsOfRing(rows: Rows, typed: string): Values["bird"][] {
  const all = ringsOf(rows);
  const own = (some: typeof all) =>
    some.some((it) => it.is_reference === 0) ? some.filter((it) => it.is_reference === 0) : some;
  const key = ringKey(typed);
  const bare = bareRing(typed);
  if (!/\d/.test(bare)) return [];
  for (const fits of [
    (ring: Ring) => ring.key === key,
    (ring: Ring) => ring.bare === bare,
    (ring: Ring) => endsSo(ring, bare),
  ]) {
    const found = all.filter(fits);
    if (found.length > 0) return own(found).map(birdOf);
  }
  return [];
}

type Ring = Rows["rings"][number] & { key: string; bare: string; last: string };
const kept = new WeakMap<Rows, Ring[]>();

// Read once of all birds of a question, which asks for each run of its words.
function ringsOf(rows: Rows): Ring[] {
  const known = kept.get(rows);
  if (known) return known;
  const once = new Map([...rows.rings, ...rows.called].map((it) => [it.id, it]));
  const rings = [...once.values()].map((it) => ({
    ...it,
    key: ringKey(it.identifier),
    bare: bareRing(it.identifier),
    last: lastNumber(it.identifier),
  }));
  kept.set(rows, rings);
  return rings;
}

/** Birds of a ring one sign away from what was typed, the whole of it or its last number. */
export function neighboursOf(rows: Rows, typed: string): Values["bird"][] {
  const bare = bareRing(typed);
  if (bare.length < 3) return [];
  const isNear = (ring: string) => distance(ring, bare, 1) <= 1;
  const near = [...rows.rings, ...rows.called].filter(
    ({ identifier }) => isNear(bareRing(identifier)) || isNear(lastNumber(identifier)),
  );
  return [...new Map(near.map((it) => [it.id, it])).values()].slice(0, mostOffered).map(birdOf);
}
const mostOffered = 5;

const lastNumber = (ring: string) => (/(\d+)\D*$/.exec(ring)?.[1] ?? "").replace(/^0+(?=\d)/, "");

// "417" and "12" mean the ring whose last number that is; "2" is no end of "12".
function endsSo({ bare: whole, last }: Ring, bare: string): boolean {
  if (/^\d+$/.test(bare)) {
    if (last !== "" && Number(last) === Number(bare)) return true;
    return bare.length >= 4 && whole.endsWith(bare);
  }
  return whole.endsWith(bare);
}
