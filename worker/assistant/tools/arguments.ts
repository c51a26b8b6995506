import * as z from "zod";
import { eggStates, pairStates, sexes } from "#db/vocabulary.ts";
import type { AssistantTool } from "#db/words/assistant.ts";
import { id as anyId, calendarDay } from "#worker/fields.ts";

// It becomes part of a path: nothing that leads elsewhere from there.
const id = anyId.regex(/^[\w-]+$/, "fields.invalid");

const year = z.string().regex(/^\d{4}$/);
const period = { from: calendarDay, to: calendarDay };
const somePeriod = { from: calendarDay.optional(), to: calendarDay.optional() };
const words = z.string().trim().min(1).max(200);
const oneBird = z.strictObject({ bird_id: id });

/** What a pair is asked by: the pair itself, or its two birds. */
const twoBirds = z.strictObject({ cock_id: id, hen_id: id });
const onePair = z.strictObject({ pair_id: id });

/**
 * What each tool is asked with. Days are calendar days of the organisation, both counted; ids are those of its own rows. An
 * argument nobody said is left out, never empty.
 */
export const toolArguments = {
  /** How many birds, and which: the filters of `/birds`. `status_id` is an id or `present`, `away`, `gone`, `current`; `q` are colours or other words to be found on the bird. */
  birds: z.strictObject({
    status_id: z.string().default("present"),
    species_id: id.optional(),
    place_id: id.optional(),
    sex: z.enum(sexes).optional(),
    age: z.enum(["chick", "young", "adult", "unknown"]).optional(),
    parents: z.enum(["both", "one", "none"]).optional(),
    missing: z.enum(["ring", "parents", "status"]).optional(),
    born_from: calendarDay.optional(),
    born_to: calendarDay.optional(),
    weight: z.literal("down").optional(),
    q: words.optional(),
  }),
  /** One bird; `about` is what of it is asked. */
  bird: z.strictObject({
    bird_id: id,
    about: z
      .enum(["all", "age", "place", "status", "species", "sex", "weight", "colour", "health", "ring"])
      .default("all"),
  }),
  kin: z.strictObject({
    bird_id: id,
    relation: z.enum(["parents", "father", "mother", "grandparents", "siblings", "young"]),
  }),
  /** F of a bird, or of the young that two would have. */
  inbreeding: z.union([oneBird, twoBirds, onePair]),
  mates: oneBird,
  /** Of one species, or of all. */
  diversity: z.strictObject({ species_id: id.optional() }),
  /** Which colours two birds would have. */
  colours: z.union([twoBirds, onePair]),
  pairs: z.strictObject({
    season: year.optional(),
    state: z.enum([...pairStates, "open"]).optional(),
    species_id: id.optional(),
    place_id: id.optional(),
    /** Of one bird. */
    bird_id: id.optional(),
  }),
  /** What has to be done in these days; `late` also what should have been done before. */
  due: z.strictObject({
    ...period,
    step: z
      .enum(["candle", "lockdown", "hatch", "overdue", "ring", "wean", "stored", "dose", "task", "payment", "deadline"])
      .optional(),
    late: z.boolean().optional(),
  }),
  /** How many chicks will hatch in these days. */
  hatch: z.strictObject({ ...period, species_id: id.optional(), pair_id: id.optional() }),
  /** What eggs came to; the season of today where none is said. `by` asks for the best or all of a kind. */
  results: z.strictObject({
    season: year.optional(),
    species_id: id.optional(),
    pair_id: id.optional(),
    bird_id: id.optional(),
    by: z.enum(["species", "season", "hen", "cock", "pair", "machine", "month"]).optional(),
  }),
  /** Two seasons beside each other: why a rate fell or rose. */
  compared: z.strictObject({ season: year, other: year, species_id: id.optional() }),
  /** Machines, and what is wrong with them; `about` is a reading, its alarms, or what lies in them. */
  machines: z.strictObject({
    incubator_id: id.optional(),
    about: z.enum(["all", "temperature", "humidity", "alarms", "eggs"]).default("all"),
  }),
  /** Courses of medicine that are open, of all or of one bird. Never a dose. */
  courses: z.strictObject({ bird_id: id.optional() }),
  /** What needs attention most. */
  tasks: z.strictObject({}),
  /** What is in stock; `running_out` is what ends within the days the page warns of. */
  stock: z.strictObject({ item_id: id.optional(), show: z.enum(["running_out", "expiring"]).optional() }),
  /** Rings that are left or used, of a year or a series. */
  rings: z.strictObject({
    year: year.optional(),
    series_id: id.optional(),
    about: z.enum(["left", "used"]).default("left"),
  }),
  /** What came in and went out; of a period that is not over, `profit` and `sales` are booked and foretold apart. */
  money: z.strictObject({
    ...period,
    about: z.enum(["profit", "sales", "expenses"]),
    /** One category of expenses. */
    category: z.string().optional(),
    species_id: id.optional(),
  }),
  /** What is still to be paid: `in` to the organisation, `out` by it. */
  owed: z.strictObject({ direction: z.enum(["in", "out"]), late: z.boolean().optional(), contact_id: id.optional() }),
  /** What a chick costs, of a pair or in all; the season of today where none is said. */
  chick_cost: z.strictObject({
    ...somePeriod,
    season: year.optional(),
    pair_id: id.optional(),
    species_id: id.optional(),
  }),
  /** Papers issued or in work; of a bird its own. */
  papers: z.strictObject({
    bird_id: id.optional(),
    kind: z.string().optional(),
    state: z.enum(["draft", "issued", "void"]).optional(),
  }),
  /** How something is done in the app: the words to seek the help with. */
  how: z.strictObject({ q: words }),
} as const satisfies Record<AssistantTool, z.ZodType>;
export type ToolArguments = { [Name in AssistantTool]: z.output<(typeof toolArguments)[Name]> };

/** What an action is asked with; every id is of the organisation's own rows. */
export const actionArguments = {
  mark_eggs: z.strictObject({
    egg_ids: z.array(id).min(1).max(60),
    state: z.enum(eggStates),
    on: calendarDay,
  }),
  move_birds: z.strictObject({ bird_ids: z.array(id).min(1).max(200), place_id: id }),
  note_weight: z.strictObject({ bird_id: id, grams: z.number().positive().max(20_000), on: calendarDay }),
  add_task: z.strictObject({
    title: z.string().min(1).max(200),
    on: calendarDay,
    bird_id: id.optional(),
    pair_id: id.optional(),
  }),
  book_feed: z.strictObject({ feed_id: id, on: calendarDay }),
  draft_sale: z.strictObject({
    bird_ids: z.array(id).min(1).max(50),
    contact_id: id.optional(),
    cents: z.int().nonnegative().optional(),
  }),
  draft_listing: z.strictObject({ bird_ids: z.array(id).min(1).max(50), cents: z.int().nonnegative().optional() }),
} as const;
