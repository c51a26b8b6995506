import { pathsOf } from "#app/places/place-paths.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";

/** Chosen for birds that leave their place and go to none. */
export const nowhere = "none";

/** Places by their whole way, each with how many birds it holds and has room for. */
export const occupiedChoices = (places: MovePage["places"]) =>
  pathsOf(places).map(({ id, path, birds, capacity }) => ({
    value: id,
    label: capacity === null ? `${path} (${birds})` : `${path} (${birds}/${capacity})`,
  }));
