import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OnTimeline, Part } from "#app/kit/parts.ts";
import { permissions } from "#db/permissions.ts";
import type { Room } from "#worker/kit/room.ts";
import { joined, joining, type Slots } from "#worker/kit/slots.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import type { Scope } from "#worker/scope.ts";

type Placed = { place?: string; order: number; needs?: string };
const found = import.meta.glob("../../app/*/on-*.{ts,tsx}", { eager: true }) as Record<string, Record<string, unknown>>;
const files = Object.entries(found).map(([path, exports]) => {
  const [, room = "", name = ""] = /app\/([a-z]+)\/(on-[a-z-]+)\./.exec(path) ?? [];
  return { path: path.replace("../../", ""), room, name, exports };
});

const named = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test("what a room shows on another's page is gathered there, under the name of its file", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`app/${path}`, "utf8"));
  const gathered = new Set(
    sources.flatMap((text) => [...text.matchAll(/"\.\.\/\*\/(on-[a-z-]+)\.tsx?"/g)].map(([, name = ""]) => name)),
  );
  expect(gathered.size).toBeGreaterThan(5);
  const cures = files.flatMap(({ path, name, exports }) => [
    ...(gathered.has(name) ? [] : [`${path}: no page gathers ${name}; there are ${[...gathered].sort().join(", ")}`]),
    ...(named(name) in exports ? [] : [`${path}: must export ${named(name)}`]),
  ]);
  expect(cures).toEqual([]);
});

test("no two parts stand in one place, and what they ask for is a permission", () => {
  const parts = files.flatMap(({ path, name, exports }) => {
    const all = exports[named(name)];
    return Array.isArray(all) ? (all as Placed[]).map((part) => ({ ...part, path, name })) : [];
  });
  expect(parts.length).toBeGreaterThan(8);
  const places = parts.map(({ name, place, order }) => `${name}, ${place ?? "in the list"}, order ${order}`);
  const twice = parts.filter((_, at) => places.indexOf(places[at] ?? "") !== at);
  expect(twice.map((part) => `${part.path}: order ${part.order} is another's already`)).toEqual([]);
  const known: readonly string[] = permissions;
  expect(parts.filter(({ needs }) => needs && !known.includes(needs))).toEqual([]);
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

const Nothing = () => null;

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
  expect([slot, needs, place, part]).toHaveLength(4);
});
