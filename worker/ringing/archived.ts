import * as z from "zod";
import { ringMarks, ringSeries } from "#db/schema/ring-series.ts";
import { ringColourWords } from "#db/vocabulary.ts";
import { ringMarkStates } from "#db/words/stock.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  derived,
  empty,
  instant,
  number,
  oneOf,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { mostNumbers } from "./contract.ts";
import { partsOf, readPattern } from "./pattern.ts";

const highest = 999_999_999;

export const archivedRingSeries = archived(ringSeries, {
  kind: "ring_series",
  beside: "refused",
  unread: ["head_key", "tail_key"],
  worded: { colour: "audit.ring_series.colour" },
  row: z.strictObject({
    id: rowId,
    federation: empty(word),
    breeder_code: empty(word),
    pattern: word,
    year: whole(1900, 2200),
    size_mm: number(0.1, 100),
    colour: empty(oneOf(ringColourWords)),
    first_number: whole(0, highest),
    last_number: whole(0, highest),
    head_key: derived,
    tail_key: derived,
    notes: text(8000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const at = rows.findIndex(({ pattern, year, first_number, last_number }) => {
      const span = last_number - first_number;
      return typeof readPattern(pattern, year) === "string" || span < 0 || span >= mostNumbers;
    });
    return at < 0 ? undefined : { key: "ringing.archive.pattern", values: { row: at + 1 } };
  },
  // The keys by which its birds are found are made here.
  returned: () => (row) => {
    const { head_key, tail_key } = partsOf(row);
    return { head_key, tail_key };
  },
});

export const archivedRingMarks = archived(ringMarks, {
  kind: "ring_mark",
  beside: "refused",
  unread: ["user_id"],
  worded: { state: "audit.ring_series.mark" },
  row: z.strictObject({
    id: rowId,
    ring_series_id: rowId,
    number: whole(0, highest),
    state: oneOf(ringMarkStates),
    on_day: calendarDay,
    why: empty(word),
    user_id: empty(rowId),
    created_at: instant,
  }),
  same: ({ ring_series_id, number: nth }) => `${ring_series_id} ${nth}`,
  returned(_rows, { members }) {
    return ({ user_id }) => ({ user_id: user_id !== null && members.has(user_id) ? user_id : null });
  },
});
