import { inOneLine } from "#app/kit/search-group.ts";
import type { Translate } from "#app/locales/words.tsx";
import type { PlacePick } from "#worker/birds/picker/place-picks.ts";
import type { Candidate } from "./pick.ts";

type Place = Omit<PlacePick, "rank">;

/** A place as a box of few names it: the way to it, and how full it is. */
export const placeLabel = ({ name, birds, capacity }: Place): string =>
  capacity === null ? `${name} (${birds})` : `${name} (${birds}/${capacity})`;

/** A place as it is chosen from many: its own name, and below it where it stands and how full it is. */
export function placePick({ id, name, birds, capacity }: Place, t: Translate): Candidate {
  const way = name.split(" › ");
  const full =
    capacity === null ? t("birds.pick.birds", { count: birds }) : t("birds.pick.birds_of", { count: birds, capacity });
  return { id, text: name, title: way.at(-1) ?? name, detail: inOneLine(way.slice(0, -1).join(" › "), full) };
}
