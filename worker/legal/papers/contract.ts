import * as z from "zod";
import { paperStates } from "#db/words/legal.ts";
import { contactNamed } from "#worker/contacts/contract.ts";
import { calendarDay, digits, id, line, notes, optional, paging } from "#worker/fields.ts";
import { listedKinds, planOf, typedFields, writtenKinds } from "./kinds-contract.ts";

/** So many birds are asked for at once at most. */
export const mostBirds = 300;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();

const typed = z
  .strictObject(
    Object.fromEntries(typedFields.map((field) => [field, optional(line(200)).optional()])),
    "fields.invalid",
  )
  .transform((given) => given as Partial<Record<(typeof typedFields)[number], string | null>>);

const given = {
  on: optional(calendarDay),
  contact_id: optional(id),
  typed,
};

const required = {
  birds: ["bird_ids", "legal.paper.birds.none"],
  clutch: ["clutch_id", "legal.paper.clutch.none"],
  treatments: ["year", "legal.paper.treatments.none"],
  register: ["year", "legal.paper.year.none"],
} as const;
const year = digits("fields.invalid").pipe(z.number().int().min(1900, "fields.invalid").max(2200, "fields.invalid"));
const present = (it: unknown) => it !== null && it !== undefined;

/**
 * New drafts of a kind, of these birds or of those of a sale: `on` is today where nothing is said. A clutch card is of a
 * clutch, a treatment log of a course or a year, the register of a year.
 */
export const paperDraft = z
  .object({
    kind: z.enum(writtenKinds, "legal.paper.kind"),
    bird_ids: z.array(id, "fields.invalid").max(mostBirds, "legal.paper.birds.many").default([]),
    sale_id: optional(id).default(null),
    clutch_id: optional(id).default(null),
    course_id: optional(id).default(null),
    year: year.nullable().default(null),
    on: given.on.default(null),
    contact_id: given.contact_id.default(null),
    typed: typed.default({}),
    org_id,
  })
  .superRefine(({ kind, bird_ids, sale_id, clutch_id, course_id, year: its }, context) => {
    const isGiven = {
      birds: bird_ids.length > 0 || sale_id !== null,
      clutch: present(clutch_id),
      treatments: present(course_id) || present(its),
      register: present(its),
    }[planOf(kind).of ?? "birds"];
    if (isGiven) return;
    const [path, message] = required[planOf(kind).of ?? "birds"];
    context.addIssue({ code: "custom", path: [path], message });
  });
export type PaperDraft = z.output<typeof paperDraft>;

/** An edit of a draft: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const paperChange = z.object({ ...given, ...contactNamed, version, org_id }).partial();
export type PaperChange = z.output<typeof paperChange>;

/** Why a paper is void; `anew` begins another draft of the same in its place. */
export const paperVoid = z.object({
  reason: notes(300)
    .nullable()
    .refine((it) => it !== null, "legal.paper.void.reason"),
  anew: z.boolean("fields.invalid").default(false),
  org_id,
});
export type PaperVoid = { reason: string; anew: boolean };

export const paperFilter = z.object({
  ...paging,
  kind: z.enum([...listedKinds, ""], "fields.invalid").default(""),
  state: z.enum([...paperStates, ""], "fields.invalid").default(""),
  sale_id: id.optional(),
  org_id,
});
export type PaperFilter = z.output<typeof paperFilter>;

/** What a paper can be of that is not of birds; of a pair, its clutches alone. */
export const aboutChoices = z.object({
  kind: z.enum(writtenKinds, "legal.paper.kind"),
  pair_id: id.optional(),
  org_id,
});
