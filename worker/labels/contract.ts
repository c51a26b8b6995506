import * as z from "zod";
import { narrowing } from "#worker/birds/list-contract.ts";
import { id } from "#worker/fields.ts";

/**
 * Label papers: millimetres of the sheet, of a label, from edge to the first and from one to the next, and how high a logo
 * stands above the words; on the smallest there is no room for one.
 */
export const labelSheets = {
  a4_24: { page: [210, 297], size: [70, 37], margin: [0, 0.5], step: [70, 37], columns: 3, rows: 8, logo: 7 },
  a4_40: {
    page: [210, 297],
    size: [48.5, 25.4],
    margin: [8, 21.5],
    step: [48.5, 25.4],
    columns: 4,
    rows: 10,
    logo: 4.5,
  },
  a4_65: {
    page: [210, 297],
    size: [38.1, 21.2],
    margin: [4.75, 10.7],
    step: [40.6, 21.2],
    columns: 5,
    rows: 13,
    logo: 0,
  },
  single: { page: [50, 25], size: [50, 25], margin: [0, 0], step: [50, 25], columns: 1, rows: 1, logo: 4.5 },
} as const;
export type LabelSheet = keyof typeof labelSheets;
export const sheetNames = Object.keys(labelSheets) as [LabelSheet, ...LabelSheet[]];

/** How many labels are made at once. */
export const mostLabels = 500;

const ids = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  z.array(id, "fields.invalid").default([]),
);

const paper = {
  sheet: z.enum(sheetNames, "fields.invalid").default("a4_24"),
  /** How many labels of the first sheet are used up already. */
  skip: z.number("fields.invalid").int("fields.invalid").min(0, "fields.invalid").max(64, "fields.invalid").default(0),
};

/** Which birds get labels, asked as the list is asked, and on what. */
export const birdLabelRequest = z.object({ ...narrowing, ids, ...paper });
export type BirdLabelRequest = z.output<typeof birdLabelRequest>;

/** Which places get labels: chosen ones, or all that stand in one. */
export const placeLabelRequest = z.object({ ids, place_id: id.optional(), ...paper });
export type PlaceLabelRequest = z.output<typeof placeLabelRequest>;
