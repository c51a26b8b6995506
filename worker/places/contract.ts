import * as z from "zod";
import { placeKinds } from "#db/vocabulary.ts";
import { id, label, line, notes, optional, paging } from "#worker/fields.ts";

const name = label(60, "places.name.required", "places.name.long");
const capacity = z
  .number("places.capacity.range")
  .int("places.capacity.range")
  .min(1, "places.capacity.range")
  .max(10_000, "places.capacity.range");

const words = (most: number) => optional(line(most));
/** Where a site is; of other kinds it is not kept. In Portugal the postal code must be one. */
const where = { address: words(200), postal_code: words(20), locality: words(80), district: words(80) };

const fields = {
  name,
  kind: z.enum(placeKinds, "places.kind.required"),
  /** The place it stands in; null stands alone. */
  parent_id: optional(id),
  /** How many birds fit; null is not said. */
  capacity: optional(capacity),
  notes: optional(notes(2000)),
  ...where,
};

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new place. */
export const placeDraft = z.object({
  ...fields,
  parent_id: fields.parent_id.optional(),
  capacity: fields.capacity.optional(),
  notes: fields.notes.optional(),
  address: where.address.optional(),
  postal_code: where.postal_code.optional(),
  locality: where.locality.optional(),
  district: where.district.optional(),
  org_id,
});
export type PlaceDraft = z.output<typeof placeDraft>;

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const placeChange = z.object({ ...fields, org_id, version }).partial();
export type PlaceChange = z.output<typeof placeChange>;

/** How many cages one action makes at most. */
const mostAtOnce = 200;

/** Many cages at once: "C1" to "C24"; a first name with leading zeros ("C01") pads the others. */
export const cageRun = z
  .object({ first: name, last: name, kind: z.enum(["cage", "aviary"], "fields.invalid").default("cage") })
  .extend({ capacity: optional(capacity).optional() })
  .transform(({ first, last, ...rest }, context) => {
    const names = namesBetween(first, last);
    if (Array.isArray(names)) return { ...rest, names };
    context.addIssue({ code: "custom", path: ["last"], message: names });
    return z.NEVER;
  });
export type CageRun = z.output<typeof cageRun>;

function namesBetween(first: string, last: string): string[] | string {
  const [from, to] = [numbered(first), numbered(last)];
  if (!from || !to || from.prefix !== to.prefix) return "places.run.form";
  const count = to.number - from.number + 1;
  if (count < 1) return "places.run.backwards";
  if (count > mostAtOnce) return "places.run.many";
  return Array.from({ length: count }, (_, at) => {
    return from.prefix + String(from.number + at).padStart(from.digits.length, "0");
  });
}

function numbered(text: string) {
  const [, prefix = "", digits = ""] = /^(.*?)(\d{1,6})$/u.exec(text) ?? [];
  return digits === "" ? undefined : { prefix, digits, number: Number(digits) };
}

/** Which places are to be chosen from: all, or those that others can stand in. */
export const placeChoicesFilter = z.object({ of: z.enum(["all", "holders"], "fields.invalid").default("all"), org_id });

/** Which places the overview shows: all of them, or those so called, or those at a site. */
export const overviewFilter = z.object({
  ...paging,
  q: z.string("fields.invalid").trim().max(200, "fields.long").default(""),
  site_id: id.optional(),
});
export type OverviewFilter = z.output<typeof overviewFilter>;
