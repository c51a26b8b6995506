import type { NewBirdForm } from "#app/birds/api-types.ts";
import type { Fault as Said } from "#app/controls/error-summary.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { PlaceChoice } from "#worker/places/queries.ts";
import type { Fault } from "./sent-pair.ts";

/** What the boxes of a pair offer: the newest birds of either sex, the places, and the organisation's day. */
export async function boxesFor({ api }: Pick<LoadContext, "api">) {
  const [{ data: form }, { data: places }] = await Promise.all([
    api.get<{ data: NewBirdForm }>("/api/birds/new-form"),
    api.get<{ data: PlaceChoice[] }>("/api/places/choices"),
  ]);
  const named = (birds: NewBirdForm["fathers"]) => birds.map(({ identifier, name }) => ({ identifier, name }));
  return {
    candidates: { cock: named(form.fathers), hen: named(form.mothers) },
    places: places.map(({ id, name }) => ({ id, name })),
    today: form.today,
  };
}

const boxes = ["kind", "place_id", "started_on", "notes", "reason", "on", "state"];

/** Faults as the summary of a form tells them, each leading to its box where it has one. */
export const summaryOf = (faults: readonly Fault[]): Said[] =>
  faults.map(({ path, message }) => {
    const field = /^(cock|hen)_ids$/.test(path) ? path.replace("_ids", "-0") : path;
    return boxes.includes(path) || /^(cock|hen)-\d+$/.test(field) ? { message, field } : { message };
  });
