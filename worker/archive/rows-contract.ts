import { z } from "zod";
import {
  acquisitions,
  chromosomes,
  deeds,
  euAnnexes,
  evidences,
  inheritances,
  lethalities,
  placeKinds,
  ringColourWords,
  sexes,
  sexingMethods,
  statusKinds,
  subjects,
} from "#db/vocabulary.ts";
import { calendarDay, label, line, notes, stamp } from "#worker/fields.ts";

// What a row of an archive may hold. Strict: a column nobody knows is refused, not skipped. Lengths are more generous than
// the forms', because what a form takes may grow.

/** An absent column is an empty one. */
const empty = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
const id = z.string("fields.invalid").regex(/^\w{1,64}$/, "fields.invalid");
const word = label(300);
const text = (max: number) => empty(notes(max));
const day = empty(calendarDay);
const instant = z
  .string("fields.invalid")
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/, "fields.invalid")
  .refine((at) => !Number.isNaN(Date.parse(at)), "fields.invalid");
const flag = z.union([z.literal(0), z.literal(1)], "fields.invalid");
const whole = (least: number, most: number) =>
  z.int("fields.number").min(least, "fields.number").max(most, "fields.number");
const number = (least: number, most: number) =>
  z.number("fields.number").min(least, "fields.number").max(most, "fields.number");
const version = whole(1, 1_000_000_000);
const position = whole(-1_000_000_000, 1_000_000_000);
/** Worked out anew from what it sums up. */
const derived = empty(z.string("fields.invalid").max(10_000, "fields.long"));
const millimetres = empty(number(0.1, 100));

// What JSON takes for a text and SQLite gives back as it got it: no half of a character, no control but the usual ones.
const jsonText = String.raw`"(?:[^"\\\p{Cc}\p{Cs}]|\\["\\/bfnrt]|\\u(?!d[89a-f]|0000)[0-9a-f]{4})*"`;
const jsonTexts = new RegExp(`^\\[(?:${jsonText}(?:,${jsonText})*)?\\]$`, "iu");

const species = z.strictObject({
  id,
  common_name: word,
  name_key: derived,
  latin_name: word,
  species_group: word,
  incubation_days: whole(1, 365),
  lockdown_days_before_hatch: empty(whole(0, 365)),
  humidity_start_pct: empty(number(0, 100)),
  humidity_lockdown_pct: empty(number(0, 100)),
  temperature_c: empty(number(0, 100)),
  turning_enabled: flag,
  has_exception_profile: flag,
  profile_notes: text(10_000),
  catalogue_slug: empty(z.string("fields.invalid").regex(/^[a-z0-9_-]{1,100}$/, "fields.invalid")),
  ring_size_mm: millimetres,
  version,
  created_at: instant,
  updated_at: z.union([z.literal(""), instant], "fields.invalid").default(""),
});

const statuses = z.strictObject({
  id,
  key: word,
  name_pt: word,
  name_en: word,
  kind: z.enum(statusKinds, "fields.invalid"),
  position,
});

const places = z.strictObject({
  id,
  parent_id: empty(id),
  kind: z.enum(placeKinds, "fields.invalid"),
  name: word,
  name_key: derived,
  capacity: empty(whole(1, 1_000_000)),
  position,
  notes: text(10_000),
  version,
  created_at: instant,
  updated_at: instant,
});

const birds = z.strictObject({
  id,
  identifier: stamp(300),
  identifier_key: derived,
  name: text(400),
  search_key: derived,
  sex: z.enum(sexes, "fields.invalid"),
  species_id: id,
  status_id: empty(id),
  birth_date: day,
  father_id: empty(id),
  mother_id: empty(id),
  foster_father_id: empty(id),
  foster_mother_id: empty(id),
  notes: text(10_000),
  is_reference: flag,
  place_id: empty(id),
  ring_size_mm: millimetres,
  microchip: text(200),
  sexing_method: empty(z.enum(sexingMethods, "fields.invalid")),
  mutation: text(2000),
  genotype: text(2000),
  breeder: text(1000),
  owner: text(1000),
  acquisition: empty(z.enum(acquisitions, "fields.invalid")),
  acquired_on: day,
  acquired_price_cents: empty(whole(0, 1_000_000_000_000)),
  acquired_document: text(1000),
  eu_annex: empty(z.enum(euAnnexes, "fields.invalid")),
  certificate_number: text(400),
  changed_by: empty(id),
  change_reason: text(2000),
  change_import: empty(id),
  version,
  import_id: empty(id),
  created_at: instant,
  updated_at: instant,
  deleted_at: empty(instant),
});

const mutations = z.strictObject({
  id,
  species_id: id,
  name: word,
  name_key: derived,
  former_names: z
    .string("fields.invalid")
    .max(10_000, "fields.long")
    .refine((text) => jsonTexts.test(text), "fields.invalid")
    .default("[]"),
  locus: empty(z.string("fields.invalid").regex(/^\w{1,64}$/, "fields.invalid")),
  chromosome: z.enum(chromosomes, "fields.invalid"),
  inheritance: z.enum(inheritances, "fields.invalid"),
  allele_rank: number(0, 1000),
  lethal: z.enum(lethalities, "fields.invalid"),
  evidence: z.enum(evidences, "fields.invalid"),
  source: text(1000),
  notes: text(10_000),
  version,
  created_at: instant,
  updated_at: instant,
});

const bird_weights = z.strictObject({
  id,
  bird_id: id,
  weighed_on: calendarDay,
  grams: number(0.0001, 1_000_000),
  note: text(2000),
  created_at: instant,
});

const bird_photos = z.strictObject({
  id,
  bird_id: id,
  type: z.enum(["image/jpeg", "image/png", "image/webp"], "fields.invalid"),
  bytes: whole(1, 1_000_000_000),
  width: whole(1, 100_000),
  height: whole(1, 100_000),
  caption: text(1000),
  position,
  created_at: instant,
});

const moves = z.strictObject({
  id,
  bird_id: id,
  from_place_id: empty(id),
  to_place_id: empty(id),
  at: instant,
  user_id: empty(id),
  reason: text(2000),
});

const saved_views = z.strictObject({
  id,
  user_id: id,
  list: z.string("fields.invalid").regex(/^[a-z_]{1,40}$/, "fields.invalid"),
  name: word,
  query: z.string("fields.invalid").max(8000, "fields.long"),
  created_at: instant,
});

const ring_colours = z.strictObject({
  year: whole(1900, 2200),
  colour: z.enum(ringColourWords, "fields.invalid"),
});

/** What a column held: the house writes nothing else into its trail. */
const value = z.union(
  [z.number(), z.boolean(), z.null(), z.string().refine((it) => notes(20_000).safeParse(it).success)],
  "fields.invalid",
);

const audit = z.strictObject({
  id,
  at: instant,
  user_id: empty(id),
  subject: z.enum(subjects, "fields.invalid"),
  subject_id: id,
  deed: z.enum(deeds, "fields.invalid"),
  changes: z.record(
    z.string().regex(/^\w{1,100}$/, "fields.invalid"),
    z.tuple([value, value], "fields.invalid"),
    "fields.invalid",
  ),
  import_id: empty(id),
  /** Who did it, as the archive says. */
  author: empty(line(300)),
  restored_at: empty(instant),
});

/** What a row of each table may be. */
export const archivedRows = {
  audit,
  saved_views,
  ring_colours,
  moves,
  bird_weights,
  bird_photos,
  birds,
  places,
  statuses,
  mutations,
  species,
};
/** Everything in an archive, read and found to be of the right kind. */
export type ArchivedRows = { [Table in keyof typeof archivedRows]: Array<z.output<(typeof archivedRows)[Table]>> };
