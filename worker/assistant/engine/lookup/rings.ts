import { bareRing, ringKey } from "#worker/rings/keys.ts";
import type { Values } from "../cells/cells.ts";
import { distance } from "../text/distance.ts";
import { birdOf } from "./names.ts";
import type { Rows } from "./rows.ts";

/** The birds of exactly that ring, else those whose ring ends in that very number. Of none it is nothing: no other is taken. */
export function birdsOfRing(rows: Rows, typed: string): Values["bird"][] {
  const all = [...new Map([...rows.rings, ...rows.called].map((it) => [it.id, it])).values()];
  const own = (some: typeof all) =>
    some.some((it) => it.is_reference === 0) ? some.filter((it) => it.is_reference === 0) : some;
  const key = ringKey(typed);
  const bare = bareRing(typed);
  if (!/\d/.test(bare)) return [];
  for (const fits of [
    (ring: string) => ringKey(ring) === key,
    (ring: string) => bareRing(ring) === bare,
    (ring: string) => endsSo(ring, bare),
  ]) {
    const found = all.filter(({ identifier }) => fits(identifier));
    if (found.length > 0) return own(found).map(birdOf);
  }
  return [];
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
function endsSo(ring: string, bare: string): boolean {
  const whole = bareRing(ring);
  if (/^\d+$/.test(bare)) {
    const last = lastNumber(ring);
    if (last !== "" && Number(last) === Number(bare)) return true;
    return bare.length >= 4 && whole.endsWith(bare);
  }
  return whole.endsWith(bare);
}
