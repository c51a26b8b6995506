import { sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { places } from "#db/schema/places.ts";
import type { PlaceKind } from "#db/vocabulary.ts";
import { pathParts, placeFinder } from "#worker/birdfiles/places.ts";
import { placeDraft } from "#worker/places/contract.ts";
import { refuseCrowding } from "#worker/places/crowding.ts";
import { standsIn } from "#worker/places/nesting.ts";
import { placeRows } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

/** A place and what it is, as much as a new one must know of those around it. */
export type Place = { id: string; parent_id: string | null; name: string; kind: PlaceKind };

/**
 * Adds the places of these paths that are not there yet, in one write: `Sala 1 / Bateria 2 / Gaiola 3` is a room, a bank
 * and a cage. Answers how many were made; `invalid` when no path can be made, because nothing may stand in its place.
 */
export async function addPaths(scope: Scope, paths: readonly string[]): Promise<{ created: number }> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    try {
      return await addMissing(scope, paths);
    } catch (thrown) {
      if (!isTaken(thrown)) throw thrown;
    }
  }
  throw new Refusal("conflict");
}

// Somebody else made one of them since they were read: then it is there, and what is missing is worked out anew. Each
// time one of those who ask at once has got through.
const mostAttempts = 12;

function isTaken(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (/(UNIQUE|FOREIGN KEY) constraint failed/.test(cause.message)) return true;
  return false;
}

async function addMissing(scope: Scope, paths: readonly string[]): Promise<{ created: number }> {
  const stored = await scope.db
    .select({ id: places.id, parent_id: places.parent_id, name: places.name, kind: places.kind })
    .from(places)
    .where(owned(scope, places));
  const made = placesOf(paths, stored);
  if (made.length === 0) {
    const find = placeFinder(stored);
    if (paths.every((path) => find(path).id)) return { created: 0 };
    throw new Refusal("invalid", { names: ["import.place.cannot"] });
  }
  refuseCrowding([...stored, ...made], "names");
  const ids = newIds("place", made.length);
  const idOf = (id: string | null) => (id?.startsWith("new:") ? (ids[Number(id.slice(4))] ?? null) : id);
  const rows = made.map(({ name, kind, parent_id }, at) => [ids[at], idOf(parent_id), kind, name, foldName(name)]);
  const { org_id, now } = scope;
  await scope.db.batch([
    scope.db.run(sql`
      INSERT INTO places (id, org_id, parent_id, kind, name, name_key, created_at, updated_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, value->>4, ${now}, ${now}
      FROM json_each(${JSON.stringify(rows)}) ORDER BY key`),
    placeRows.noted(scope, ids),
  ]);
  return { created: made.length };
}

/** The places to be made; ids of new ones are `new:0`, `new:1`, … in their order. Paths that fit nowhere are left out. */
export function placesOf(paths: readonly string[], stored: readonly Place[]): Place[] {
  const all = [...stored];
  for (const path of paths) {
    const parts = pathParts(path);
    const names = parts.map((part) => placeDraft.shape.name.safeParse(part));
    if (parts.length === 0 || names.some(({ success }) => !success)) continue;
    const find = placeFinder(all);
    let held = parts.length;
    let at = find(path);
    while (!at.id && !at.isMany && held > 1) {
      held -= 1;
      at = find(parts.slice(0, held).join("/"));
    }
    if (at.isMany) continue;
    const parent = all.find(({ id }) => id === at.id);
    const rest = names.slice(parent ? held : 0).flatMap(({ data }) => data ?? []);
    const kinds = kindsOf(rest, parent?.kind);
    let parent_id = parent?.id ?? null;
    for (const [step, kind] of (kinds ?? []).entries()) {
      const id = `new:${all.length - stored.length}`;
      all.push({ id, parent_id, name: rest[step] ?? "", kind });
      parent_id = id;
    }
  }
  return all.slice(stored.length);
}

/** What stands in what, from the outermost; undefined when that is too deep or nothing may stand there. */
function kindsOf(names: readonly string[], within: PlaceKind | undefined): PlaceKind[] | undefined {
  const last = lastKind(names.at(-1) ?? "");
  const rows: PlaceKind[][] = [
    [last],
    ["cage"],
    ["room"],
    ["room", last],
    ["room", "cage"],
    ["bank", "cage"],
    ["room", "bank", "cage"],
  ];
  const fits = (kinds: PlaceKind[]) =>
    kinds.every((kind, at) => {
      const outer = at === 0 ? within : kinds[at - 1];
      return outer === undefined || standsIn[kind].includes(outer);
    });
  return rows.find((kinds) => kinds.length === names.length && fits(kinds));
}

// A name often says what the place is.
const placeKindWords: Array<[PlaceKind, RegExp]> = [
  ["room", /^(sala|quarto|room)\b/],
  ["bank", /^(bateria|bancada|bank)\b/],
  ["aviary", /^(viveiro|voadeira|aviario|aviary|flight)\b/],
];
const lastKind = (name: string): PlaceKind =>
  placeKindWords.find(([, begins]) => begins.test(foldName(name)))?.[0] ?? "cage";
