import { mm } from "#worker/labels/pdf-ink.ts";
import type { FormContent } from "./content.ts";
import { type FormData, formLines, type Place, type PlacedData } from "./data-contract.ts";
import { type Room, roomOf } from "./fitting.ts";
import type { OpenForm } from "./opening.ts";

/** Where one of our data is written on a page. */
export type Spot = { data: FormData; page: number; room: Room; place: Place | null };

/** Every spot of a form that our data go to, by its fields and by the places that were said. */
export function spotsOf({ pages, widgets }: OpenForm, { goes, places, step }: FormContent): Spot[] {
  const ofFields = widgets.flatMap((widget): Spot[] => {
    const data = widget.kind === "text" ? goes[widget.name] : undefined;
    return data ? [{ data, page: widget.page, room: roomOf(widget), place: null }] : [];
  });
  const ofPlaces = Object.entries(places).flatMap(([data, place]) =>
    place
      ? pages.flatMap(({ height }, at) =>
          place.page === at + 1 || place.page === 0
            ? spotsAt(data as PlacedData, place, { page: at + 1, height, step })
            : [],
        )
      : [],
  );
  return [...ofFields, ...ofPlaces];
}

function spotsAt(data: PlacedData, place: Place, on: { page: number; height: number; step: number }): Spot[] {
  const column = /^line\.(\w+)$/.exec(data)?.[1];
  if (!column) return [spotAt(data as FormData, place, on)];
  return Array.from({ length: formLines }, (_, at) =>
    spotAt(`line.${at + 1}.${column}` as FormData, { ...place, y: place.y + at * on.step }, on),
  );
}

function spotAt(data: FormData, place: Place, { page, height }: { page: number; height: number }): Spot {
  const { x, y, width, size } = place;
  // The letters stand on the line that was said, so the room begins as much below as is left above them.
  const room = { x: mm(x), y: height - mm(y) - size * 0.15, width: mm(width), height: size, size };
  return { data, page, room: { ...room, align: "left", isTall: false, cells: null }, place };
}

/** Our data whose place is beyond a page's edge: of lines, that of the last. */
export function outside({ pages, places, step }: Pick<FormContent, "pages" | "places" | "step">): PlacedData[] {
  return Object.entries(places).flatMap(([data, place]) => {
    if (!place) return [];
    const on = place.page === 0 ? pages : pages.slice(place.page - 1, place.page);
    const lowest = place.y + (data.startsWith("line.") ? step * (formLines - 1) : 0);
    const isIn = on.length > 0 && on.every((it) => place.x + place.width <= it.width && lowest <= it.height);
    return isIn ? [] : [data as PlacedData];
  });
}
