import * as z from "zod";
import { pairBirds, pairs } from "#db/schema/pairs.ts";
import { pairKinds, pairSides, pairStates } from "#db/vocabulary.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  day,
  derived,
  empty,
  flag,
  instant,
  oneOf,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { pairNumber } from "./season.ts";

export const archivedPairs = archived(pairs, {
  worded: { kind: "audit.pair.kind", state: "audit.pair.state" },
  kind: "pair",
  beside: "refused",
  unread: ["position"],
  row: z
    .strictObject({
      id: rowId,
      season: whole(1900, 9999),
      position: whole(1, 1_000_000),
      number: derived,
      kind: oneOf(pairKinds),
      state: oneOf(pairStates),
      state_since: day,
      place_id: empty(rowId),
      species_id: empty(rowId),
      started_on: day,
      ended_on: day,
      notes: text(10_000),
      version,
      created_at: instant,
      updated_at: instant,
    })
    .refine((pair) => pair.number === null || pair.number === pairNumber(pair.season, pair.position), {
      path: ["number"],
      error: "fields.invalid",
    }),
  same: ({ season, position }) => pairNumber(season, position),
  fault(rows) {
    const wrong = rows.find(({ started_on, ended_on }) => started_on && ended_on && started_on > ended_on);
    return wrong && { key: "pairs.archive.days", values: { number: pairNumber(wrong.season, wrong.position) } };
  },
  returned:
    () =>
    ({ season, position }) => ({ number: pairNumber(season, position) }),
});

export const archivedPairBirds = archived(pairBirds, {
  worded: { side: "pairs.sides" },
  kind: "pair_bird",
  beside: "refused",
  unread: ["is_open"],
  row: z.strictObject({
    id: rowId,
    pair_id: rowId,
    bird_id: empty(rowId),
    ring: word,
    side: oneOf(pairSides),
    mutation: empty(word),
    genotype: text(10_000),
    from_on: day,
    until_on: day,
    is_open: flag.default(0),
  }),
  fault(rows) {
    const wrong = rows.find(({ from_on, until_on }) => from_on && until_on && from_on > until_on);
    return wrong && { key: "pairs.archive.stay", values: { ring: wrong.ring } };
  },
  // Whether it is open follows from its days and its pair, and a trigger says so: of a hen that a file has in two open
  // pairs only the first comes back.
  returned(_rows, { brought }) {
    const ended = new Set(brought(archivedPairs).flatMap(({ id, state }) => (state === "ended" ? [id] : [])));
    const laying = new Set<string>();
    return ({ pair_id, side, bird_id, until_on }) => {
      const isOpenHen = side === "hen" && bird_id !== null && until_on === null && !ended.has(pair_id);
      if (isOpenHen && laying.has(bird_id)) return null;
      if (isOpenHen) laying.add(bird_id);
      return { is_open: 0 };
    };
  },
});
