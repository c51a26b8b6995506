import * as z from "zod";
import { healthEvents, healthFiles } from "#db/schema/health.ts";
import { healthKinds } from "#db/words/care.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, oneOf, rowId, text, version, word } from "#worker/kit/archived-fields.ts";

export const archivedHealthEvents = archived(healthEvents, {
  kind: "health",
  beside: "refused",
  worded: { kind: "audit.health.kind" },
  planned: ["until_on", "follow_up_on"],
  row: z.strictObject({
    id: rowId,
    bird_id: rowId,
    kind: oneOf(healthKinds),
    on_day: calendarDay,
    findings: text(8000),
    vet: text(300),
    cost: text(300),
    place_id: empty(rowId),
    until_on: day,
    follow_up_on: day,
    followed_up_on: day,
    status_before_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const wrong = rows.find(
      ({ kind, on_day, until_on }) => until_on !== null && (kind !== "quarantine" || until_on < on_day),
    );
    return wrong && { key: "health.row.until", values: { day: wrong.until_on ?? "" } };
  },
});

export const archivedHealthFiles = archived(healthFiles, {
  kind: "health_file",
  beside: "refused",
  left: ["file_key", "file_type", "file_bytes"],
  file: { key: "file_key", type: "file_type", bytes: "file_bytes", comes: "needed" },
  row: z.strictObject({
    id: rowId,
    event_id: rowId,
    name: word,
    created_at: instant,
  }),
});
