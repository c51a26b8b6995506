import type { NewBirdForm } from "#app/birds/api-types.ts";
import type { takePlace } from "#app/birds/picker/meant.ts";
import type { Asked } from "#app/birds/picker/pick.ts";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import type { Fault as Said } from "#app/controls/error-summary.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Fault } from "./sent-pair.ts";

/** What the boxes of a pair offer: the birds of either sex last used, the places, and the organisation's day. */
export async function boxesFor(context: LoadContext) {
  const { data: form } = await context.api.get<{ data: NewBirdForm }>("/api/birds/new-form");
  const { male: cock, female: hen } = recentIn(form, context);
  return { recent: { cock, hen }, places: form.places, today: form.today };
}

type Open = Awaited<ReturnType<typeof takePlace>>;

/** Who could be meant, a place among them. */
export const withPlace = (asked: Record<string, Asked>, place: Open): Record<string, Asked> =>
  place ? { ...asked, place_id: place.asked } : asked;

/** What is wrong, that of a place among it. */
export const withPlaceFault = (faults: readonly Fault[], place: Open): Fault[] =>
  place ? [...faults, { path: "place_id", message: place.message }] : [...faults];

const boxes = ["kind", "place_id", "started_on", "notes", "reason", "on", "state"];

/** Faults as the summary of a form tells them, each leading to its box where it has one. */
export const summaryOf = (faults: readonly Fault[]): Said[] =>
  faults.map(({ path, message }) => {
    const field = /^(cock|hen)_ids$/.test(path) ? path.replace("_ids", "-0") : path;
    return boxes.includes(path) || /^(cock|hen)-\d+$/.test(field) ? { message, field } : { message };
  });
