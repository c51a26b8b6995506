import * as z from "zod";
import { eggMillimetres, incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { calendarDay, decimal, id, line, notes, optional } from "#worker/fields.ts";
import { most } from "./limits-contract.ts";

// Longer than any clutch: a range such as `1-999999999` is a typing error.
const mostNamed = 1000;
const part = /^(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/;

/**
 * The numbers that a text such as `1-40, 45` names, ascending and each once; null where it cannot be read so, and for
 * more than a thousand. Commas, semicolons and blanks part; a span may be said from either end.
 */
export function numbersIn(text: string): number[] | null {
  const parts = text
    .normalize("NFKC")
    .replace(/\s*[-–—]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  const named = new Set<number>();
  for (const stated of parts) {
    const [, first, last = first] = part.exec(stated) ?? [];
    if (!first || !last) return null;
    const [from, to] = [Math.min(Number(first), Number(last)), Math.max(Number(first), Number(last))];
    if (from < 1 || to - from >= mostNamed) return null;
    for (let number = from; number <= to; number += 1) named.add(number);
    if (named.size > mostNamed) return null;
  }
  return [...named].sort((one, other) => one - other);
}

/** Which form of the page it is. */
const form = z.string("fields.invalid").optional();

/** What is written of a clutch, from the version that was read. */
export const clutchForm = z.object({
  form,
  notes: optional(notes(2000)).optional(),
  version: decimal(1, 1_000_000_000, "fields.invalid").optional(),
});

/** What is known of a nest, from the version that was read; hens by their rings, as people write them. */
export const nestFactsForm = z.object({
  form,
  dummy_eggs: optional(decimal(0, most.dummies, "clutches.dummy_eggs")).optional(),
  incubated_by: optional(z.enum(incubationRoles, "fields.invalid")).optional(),
  nest_kind: optional(z.enum(nestKinds, "fields.invalid")).optional(),
  nest_material: optional(z.enum(nestMaterials, "fields.invalid")).optional(),
  nest_detail: optional(line(200)).optional(),
  /** The ids that stood in the boxes `feeder-0` and on: what nobody touched is not looked for again. */
  feeders_before: optional(line(3000)).optional(),
  version: decimal(1, 1_000_000_000, "fields.invalid").optional(),
});

/** Eggs of a pair: an emptied day is one nobody knows, and a tick is there or not. */
export const layingForm = z.object({
  form,
  pair_id: id,
  laid_on: optional(calendarDay).optional(),
  count: decimal(1, 200, "clutches.count"),
  every: decimal(0, 30, "clutches.every"),
  hen_id: optional(id).optional(),
  new_clutch: z.literal("on", "fields.invalid").optional(),
  confirmed: z.literal("on", "fields.invalid").optional(),
});

const measure = decimal(eggMillimetres.least, eggMillimetres.most, "clutches.measure");

/** What is corrected of an egg, from the version that was read. */
export const eggForm = z.object({
  mark: optional(line(40)).optional(),
  laid_on: optional(calendarDay).optional(),
  hen_id: optional(id).optional(),
  length_mm: optional(measure).optional(),
  breadth_mm: optional(measure).optional(),
  notes: optional(notes(1000)).optional(),
  confirmed: z.literal("on", "fields.invalid").optional(),
  version: decimal(1, 1_000_000_000, "fields.invalid").optional(),
});
