import type { takePlace } from "#app/birds/picker/meant.ts";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import type { Fault as Said } from "#app/controls/error-summary.tsx";
import type { Fault } from "./sent-pair.ts";

type Open = Awaited<ReturnType<typeof takePlace>>;

/** Who could be meant, a place among them. */
export const withPlace = (questions: Record<string, PickQuestion>, place: Open): Record<string, PickQuestion> =>
  place ? { ...questions, place_id: place.question } : questions;

/** What is wrong, that of a place among it. */
export const withPlaceFault = (faults: readonly Fault[], place: Open): Fault[] =>
  place ? [...faults, { path: "place_id", message: place.message }] : [...faults];

const boxes = ["kind", "place_id", "started_on", "notes", "reason", "on", "state", "confirmed"];

/** Faults as the summary of a form tells them, each leading to its box where it has one. */
export const summaryOf = (faults: readonly Fault[]): Said[] =>
  faults.map(({ path, message }) => {
    const field = /^(cock|hen)_ids$/.test(path) ? path.replace("_ids", "-0") : path;
    return boxes.includes(path) || /^(cock|hen)-\d+$/.test(field) ? { message, field } : { message };
  });
