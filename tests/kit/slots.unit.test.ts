import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OnTimeline, Part } from "#app/kit/parts.ts";
import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { permissions } from "#db/permissions.ts";
import type { Room } from "#worker/kit/room.ts";
import { joined, joining, type Slots } from "#worker/kit/slots.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import type { Scope } from "#worker/scope.ts";

type Placed = { place?: string; group?: string; order: number; needs?: string };
type RoomFile = { path: string; exports: Record<string, unknown> };
const found = import.meta.glob("../../app/*/elsewhere.tsx", { eager: true }) as Record<string, RoomFile["exports"]>;
const files: RoomFile[] = Object.entries(found).map(([path, exports]) => ({
  path: path.replace("../../", ""),
  exports,
}));

/** What pages gather from every room, by the names they gather it under. */
const gathered = new Set(
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`app/${path}`, "utf8").matchAll(/import: "(on\w+)",\s*query: "\?part=(\w+)"/g)])
    .flatMap(([, name = "", part]) => (name === part ? [name] : [])),
);

/** What is wrong with what rooms show elsewhere, each with its cure. */
function faultsOf(shown: readonly RoomFile[]): string[] {
  const unknown = shown.flatMap(({ path, exports }) =>
    Object.keys(exports)
      .filter((name) => !gathered.has(name))
      .map((name) => `${path}: no page gathers ${name}; there are ${[...gathered].sort().join(", ")}`),
  );
  const parts = shown.flatMap(({ path, exports }) =>
    Object.entries(exports)
      .flatMap(([name, all]) => [
        [name, all] as const,
        ...Object.entries(Object(all)).map(([of, it]) => [`${name}.${of}`, it] as const),
      ])
      .flatMap(([name, all]) => (Array.isArray(all) ? (all as Placed[]).map((part) => ({ ...part, path, name })) : [])),
  );
  const places = parts.map(({ name, place, group, order }) => `${name} ${place ?? group ?? ""} ${order}`);
  const twice = parts.filter((_, at) => places.indexOf(places[at] ?? "") !== at);
  const known: readonly string[] = permissions;
  const forbidden = parts.filter(({ needs }) => needs && !known.includes(needs));
  return [
    ...unknown,
    ...twice.map(({ path, name, order }) => `${path}: order ${order} of ${name} is another's already: take a free one`),
    ...forbidden.map(({ path, name, needs }) => `${path}: ${name} needs ${needs}, which no db/permissions.ts names`),
  ];
}

const Nothing = () => null;

test("what rooms show on the pages of others is gathered there; no two parts stand in one place, for permissions there are", () => {
  expect([gathered.size > 6, files.length > 15]).toEqual([true, true]);
  expect(faultsOf(files)).toEqual([]);
});

test("a part nobody gathers, a place that is taken and a permission there is not are told with their cure", () => {
  const card = { place: "cards", order: 10, Show: Nothing };
  const wrong = [
    { path: "app/a/elsewhere.tsx", exports: { onBirdPage: [card], onBirdPge: [] } },
    { path: "app/b/elsewhere.tsx", exports: { onBirdPage: [card, { ...card, order: 11, needs: "birds.all" }] } },
  ];
  expect(faultsOf(wrong)).toEqual([
    expect.stringMatching(/^app\/a\/elsewhere\.tsx: no page gathers onBirdPge; there are onAgenda, /),
    "app/b/elsewhere.tsx: order 10 of onBirdPage is another's already: take a free one",
    "app/b/elsewhere.tsx: onBirdPage needs birds.all, which no db/permissions.ts names",
  ]);
});

test("every kind of bird event has words on the bird's page, and no unknown kind has", () => {
  const kinds = gatheredRooms.slots.birdEvents.flatMap((slot) => Object.keys(slot.kinds));
  const texts = files.flatMap(({ exports: { onTimeline } }) => Object.keys((onTimeline ?? {}) as OnTimeline<object>));
  expect(texts.sort()).toEqual(kinds.sort());
  const orders = gatheredRooms.slots.birdEvents.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)]);
});

const scope = { role: "viewer" } as Scope;
const states = (text: object) => ({ from: "", join: () => joining({}, () => text) });

test("two rooms that say the same of one page are told which", () => {
  const twice = [
    { ...states({ weights: [] }), from: "record/birdPage" },
    { ...states({ weights: 1 }), from: "health/birdPage" },
  ];
  expect(() => joined(scope, twice, {}).serialize({}, undefined)).toThrow(
    'health/birdPage and record/birdPage both say "weights"',
  );
});

test("what a reader may not see is not read", () => {
  const read = () => joining({ prices: sql`SELECT 1` as never }, () => ({ prices: 1 }));
  const slots = [{ from: "a/b", needs: "trail.read", without: { prices: null }, join: read }] as const;
  const { statements, serialize } = joined(scope, slots, {});
  expect([statements, serialize({}, undefined)]).toEqual([{}, { prices: null }]);
});

test("an unknown slot, place or permission is a type error", () => {
  // @ts-expect-error
  const slot = { birdPge: states({}) } satisfies Room;
  const queries = () => joining({}, () => ({}));
  // @ts-expect-error
  const needs: Slots["birdPage"] = { needs: "birds.everything", without: {}, join: queries };
  // @ts-expect-error
  const place: Part<"bird", object> = { place: "tabs", order: 1, Show: Nothing };
  // @ts-expect-error
  const part: Part<"bird", object> = { place: "cards", order: 1, needs: "birds.everything", Show: Nothing };
  // @ts-expect-error
  const menu: RoomManifest = { menus: [] };
  // @ts-expect-error
  const filter = { birdFilters: { heaviness: { down: () => sql`1` } } } satisfies Room;
  expect([slot, needs, place, part, menu, filter]).toHaveLength(6);
});
