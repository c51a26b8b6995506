import type * as z from "zod";
import { Refusal } from "#worker/refusal.ts";

type Key = ReadonlyArray<string | number>;
/** Which list a cursor is of, its order included: one of another is refused. */
type OfList<Place extends Key> = { list: string; shape: z.ZodType<Place> };

/** A cursor behind the row at this place of a list. */
export function cursorAt(list: string, key: Key): string {
  const bytes = new TextEncoder().encode(JSON.stringify([list, ...key]));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => instead[letter] ?? "");
}
const instead: Record<string, string> = { "+": "-", "/": "_", "=": "" };

/** The place a cursor stands at; undefined for the beginning. Refuses `invalid` what is no cursor, or one of another list. */
export function placeOf<Place extends Key>({ list, shape }: OfList<Place>, text: string): Place | undefined {
  if (text === "") return undefined;
  const [of, ...key] = partsIn(text);
  const place = shape.safeParse(key);
  if (of !== list || !place.success) throw new Refusal("invalid", { after: ["fields.cursor"] });
  return place.data;
}

// What someone typed may be no base64 and no JSON: then it is no cursor.
function partsIn(text: string): unknown[] {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const parts: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (it) => it.charCodeAt(0))));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** A part of a list, of which one row more was read than is shown, and the cursor behind it; null behind the last. */
export function partOf<Row>(rows: readonly Row[], size: number, next: (last: Row) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > size ? next(last) : null };
}
