import * as z from "zod";
import { sexingMethods } from "#db/vocabulary.ts";
import { healthKinds } from "#db/words/care.ts";
import { version } from "#worker/birds/contract.ts";
import { calendarDay, id, line, notes, optional, paging } from "#worker/fields.ts";
import { mostMeant } from "./whom/bounds-contract.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

const fields = {
  kind: z.enum(healthKinds, "health.kind"),
  on: calendarDay,
  findings: optional(notes(4000)),
  vet: optional(line(120)),
  /** What it cost, in words: nothing is summed up of it. */
  cost: optional(line(120)),
  /** Of a quarantine: where, and its last day. */
  place_id: optional(id),
  until: optional(calendarDay),
  follow_up_on: optional(calendarDay),
};

const draft = {
  ...fields,
  on: optional(calendarDay).default(null),
  findings: fields.findings.default(null),
  vet: fields.vet.default(null),
  cost: fields.cost.default(null),
  place_id: fields.place_id.default(null),
  until: fields.until.default(null),
  follow_up_on: fields.follow_up_on.default(null),
  /**
   * Whether the bird's status follows: sick, in quarantine, or back to what it was before. Where it is not said, illness and
   * quarantine set it and a recovery does not.
   */
  status: z.boolean("fields.invalid").optional(),
  org_id,
};

/** The sex that a laboratory found, and how: the bird's own from then on. */
const sexed = {
  sex: z.preprocess((it) => (it === "" ? undefined : it), z.enum(["male", "female"], "health.sex").optional()),
  sexing_method: z.preprocess((it) => it || undefined, z.enum(sexingMethods, "fields.invalid").optional()),
};

/** What happened to one bird; without a day it was today. */
export const healthDraft = z.object({ ...draft, ...sexed });
export type HealthDraft = z.output<typeof healthDraft>;

/** An edit: absent is unchanged, null clears. The status of the bird stays as it is. */
export const healthChange = z.object({ ...fields, version, org_id }).partial();
export type HealthChange = z.output<typeof healthChange>;

/** The same for many: birds one by one, or all that live in a place. */
export const healthOfMany = z
  .object({
    ...draft,
    ids: z.array(id, "fields.invalid").min(1, "health.nobody").max(mostMeant, "health.many").optional(),
    /** Whose birds are meant; the place of a quarantine is `place_id`. */
    of_place_id: id.optional(),
  })
  .refine(
    ({ ids, of_place_id, kind, place_id }) => {
      const given = [ids, of_place_id].filter((it) => it !== undefined).length;
      return given === 1 || (given === 0 && kind !== "quarantine" && place_id !== null);
    },
    { path: ["ids"], error: "health.nobody" },
  );

/** A visit that was to come is done: that of one event, or with `alike` of all that were told with it. */
export const followedUp = z.object({
  on: optional(calendarDay).default(null),
  alike: z.boolean("fields.invalid").default(false),
  org_id,
});
export type FollowedUp = z.output<typeof followedUp>;

export const healthFilter = z.object({
  ...paging,
  kind: z.enum([...healthKinds, ""], "fields.invalid").default(""),
  org_id,
});
export type HealthFilter = z.output<typeof healthFilter>;

/** A page of one bird's events; `event` is one that is asked for wherever it stands. */
export const birdHealthFilter = z.object({ ...paging, event: id.optional(), org_id });
export type BirdHealthFilter = z.output<typeof birdHealthFilter>;

/** Whom a new entry would be of. */
export const healthChoices = z.object({
  /** Ids with commas between them. */
  ids: z
    .string("fields.invalid")
    .max(70 * mostMeant, "health.many")
    .optional(),
  place_id: id.optional(),
  /** What the form is of, for which later rooms offer something. */
  of: z.literal("course", "fields.invalid").optional(),
  org_id,
});
export type HealthChoices = z.output<typeof healthChoices>;
