import { foldName } from "#worker/species/names.ts";

/** A place as an import must know it. */
export type NamedPlace = { id: string; parent_id: string | null; name: string };
type Found = { id?: string; isMany: boolean };

const deepest = 8;

/** Names from the outermost place to this one, as a file writes them: `Sala 1 / Bateria 2 / Gaiola 3`. */
export function pathsOf(places: readonly NamedPlace[]): Map<string, string> {
  const byId = new Map(places.map((place) => [place.id, place]));
  return new Map(places.map(({ id }) => [id, namesOf(id, byId).join(" / ")]));
}

function namesOf(id: string, byId: ReadonlyMap<string, NamedPlace>): string[] {
  const names: string[] = [];
  for (let place = byId.get(id); place && names.length < deepest; place = byId.get(place.parent_id ?? "")) {
    names.unshift(place.name);
  }
  return names;
}

/** The parts of a path as they are written: `/`, `>`, `›`, `→` and `\` stand between them. */
export const pathParts = (text: string): string[] =>
  text
    .split(/[/\\>›→]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A path as comparisons see it. */
export const pathKey = (text: string): string => pathParts(text).map(foldName).join("/");

/**
 * Finds a place by its whole path, by the end of it, or by its name alone: whatever only one place goes by. A whole path
 * is that place's even where others end the same way.
 */
export function placeFinder(places: readonly NamedPlace[]): (text: string) => Found {
  const whole = new Map<string, string | null>();
  const ends = new Map<string, string | null>();
  const put = (map: Map<string, string | null>, key: string, id: string) => map.set(key, map.has(key) ? null : id);
  for (const [id, path] of pathsOf(places)) {
    const parts = pathKey(path).split("/");
    put(whole, parts.join("/"), id);
    for (let from = 1; from < parts.length; from += 1) put(ends, parts.slice(from).join("/"), id);
  }
  return (text) => {
    const key = pathKey(text);
    const id = whole.has(key) ? whole.get(key) : ends.get(key);
    return { ...(id && { id }), isMany: id === null };
  };
}
