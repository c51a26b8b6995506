import type { SQL } from "drizzle-orm";
import type { NotificationEvent } from "#db/notification-events.ts";
import type { Permission } from "#db/permissions.ts";
import type { LineStep } from "#db/words/care.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import type { Answers, Statements } from "./batch.ts";
import type { BirdCautions, BirdColumns, BirdFilters, BirdRings, SeenBird } from "./bird-slots.ts";
import type { OfContact, SeenContact } from "./contact-slots.ts";
import type { HookEvents } from "./hook-slots.ts";
import type { OfIncubator, SeenIncubator } from "./incubator-slots.ts";
import type { Subjects } from "./subjects.ts";

// What a room adds to the page of a room before it: it names the slot in its manifest, and the page's room runs what is
// there without knowing whose it is. `app/<room>/elsewhere.tsx` shows it.

/** Statements that join a page's one trip, and what their answers add to the page's own; `Seen` is what that was told by. */
type Joining<Seen, Answer extends object = object> = {
  statements: Statements;
  /** A method, so that joinings of every room fit one list. */
  serialize(answers: Statements, seen: Seen): Answer;
};

/** What a room adds to an answer. */
type Slot<Input, Seen, Answer extends object = object> = {
  join: (scope: Scope, input: Input) => Joining<Seen, Answer>;
} & (
  | {
      /** Without this permission nothing is read, and `without` is said. */
      needs: Permission;
      without: Answer;
    }
  | { needs?: never; without?: never }
);

/** What a slot says, for the part of the app that shows it. */
export type SlotAnswer<Of extends { join: (...given: never[]) => { serialize(...given: never[]): object } }> =
  ReturnType<ReturnType<Of["join"]>["serialize"]>;

/** Statements and what is said of their answers, each by the name it was asked under. */
export const joining = <Named extends Statements, Seen, Answer extends object>(
  statements: Named,
  serialize: (answers: Answers<Named>, seen: Seen) => Answer,
): Joining<Seen, Answer> => ({ statements, serialize: serialize as unknown as Joining<Seen, Answer>["serialize"] });

/** One row of what happened to a bird. */
export type EventRow = {
  kind: string;
  /** An instant, or a calendar day. */
  at: string;
  what: string | null;
  before: string | null;
  n: number | null;
  known: string | null;
};

/** Something that happened to a bird, in its room's own words: `onTimeline` of `app/<room>/elsewhere.tsx` says the kind. */
export type BirdEvents<Event extends object = object> = {
  /** A SELECT of the columns of `EventRow`, the newest first and `most` of them, each read by an index of its own. */
  rows: (scope: Scope, bird_id: string, most: number) => SQL;
  /** The kinds that `rows` names; of one that `addsUp` those of a day are told together, with their count. */
  kinds: Readonly<Record<string, { addsUp?: true }>>;
  /** What is said of it beside its kind and day; it may be of another of the kinds. */
  serialize(row: EventRow): Event;
  /** Of what happened on one day, the smaller, the earlier. */
  order: number;
};

/** The names a search finds something by; `total` may be more than the items. */
type FoundGroup = { items: readonly object[]; total: number; total_is_capped: boolean };
/** Groups by their names in the answer. */
export type FoundGroups = Readonly<Record<string, FoundGroup>>;
type SearchSlot = Slot<string, undefined, FoundGroups> & {
  /** Found with a bird by its ring, and so no other thing beside it that keeps it from being opened at once. */
  isOfBirds?: true;
  /** The one that is called exactly so, where no bird is, and how the answer names it. */
  opens?: { as: `opens_${string}`; of(found: FoundGroups): string | null };
};
/** How many of a group are shown. */
export const mostFound = 8;

/** Where the round begins, before its first place. */
export const roundStart = "start";
/** What is to be done, by names of its room's own, each with the place where; null is none, `roundStart` before all. */
export type AtPlaces = Readonly<Record<string, ReadonlyArray<{ place_id: string | null }>>>;

/** Something due that a room brings to the agenda: on a day (`YYYY-MM-DD`), or until another. */
export type AgendaLine = {
  step: LineStep;
  on: string;
  until: string;
  /** Whether it should have been done before today. */
  is_late: boolean;
  /** What it is done to: a course, a health event, a task. */
  subject_id: string;
  /** The breeder's own words: a medicine, a task, a ring. */
  title: string;
  /** What else is told of it, in short: "8 birds, cage B". */
  detail: string | null;
  /** `HH:MM` of the organisation's clock; null is all day. */
  hour: string | null;
  /** Which of the doses of its day; null for what is once a day. */
  nth: number | null;
  /** Which it is of several of its subject, however its day may move; absent where there is one. */
  occurrence?: string;
  bird_ids: string[];
  egg_ids: string[];
  place_id: string | null;
  place: string | null;
};
type AgendaQuery = { from: string; to: string; late: boolean; site_id: string | undefined };

/** What somebody is notified of. */
export type Notice = {
  event: NotificationEvent;
  /** What makes it one of its kind. */
  key: string;
  /** The page it is about. */
  link: `/${string}`;
  /** What its sentence names: values, or SQL that reads one. */
  facts?: Record<string, string | number | SQL>;
};
/** The organisation and the day that begins in it, as the clock sees them. */
export type MorningScope = Pick<Scope, "db" | "org_id" | "now" | "today">;
/** What time alone brings: read each morning, for everybody whom its events concern. */
type MorningSlot = { join: (scope: MorningScope) => Joining<undefined, { notices: Notice[] }> };
type SeenFrom = { timezone: string; subjects: Subjects };

/** A room may fill a slot more than once: its parts each bring what is theirs. */
type OneOrMore<Of> = Of | readonly Of[];

/** Every slot there is; a manifest that names another is a type error. */
export type Slots = {
  /** The first page of a bird: `GET /api/birds/:id/page`. */
  birdPage?: Slot<{ id: string }, SeenBird>;
  /** What happened to a bird, on the same page. */
  birdEvents?: BirdEvents;
  /** `GET /api/agenda`, from a day to another: what stands above the days. */
  agenda?: Slot<AgendaQuery, undefined>;
  /** Lines of its `data`, each list under a name of the room's own: those of the days asked for, and with `late` the missed. */
  agendaLines?: OneOrMore<Slot<AgendaQuery, undefined, Readonly<Record<string, readonly AgendaLine[]>>>>;
  /** `GET /api/dashboard`. */
  dashboard?: OneOrMore<Slot<SeenFrom, undefined>>;
  /** What needs attention there. */
  attention?: OneOrMore<Slot<undefined, undefined>>;
  /** A group of `GET /api/search`. */
  search?: SearchSlot;
  /** What is done at a cage: the round stops there too. */
  round?: OneOrMore<Slot<undefined, undefined, AtPlaces>>;
  /** `GET /api/incubators`; `shown` is a SELECT of the ids it tells of. By machine: its eggs, the next lockdown and hatch. */
  incubatorCards?: Slot<{ shown: SQL }, undefined>;
  /** `GET /api/incubators/:id`: what lies in each tray, and what follows from it. */
  incubatorPage?: Slot<{ id: string }, SeenIncubator, OfIncubator>;
  /** `GET /api/contacts/:id`: what was sold to it, bought of it, paid; and what of that is kept once it is erased. */
  contactPage?: Slot<{ id: string }, SeenContact, OfContact>;
  /** `/api/bird-species/:id/profile`, `/api/sales/:id`, `/api/expenses/:id`, `/api/courses/:id`, of a new course without id. */
  speciesPage?: Slot<{ id: string }, undefined>;
  salePage?: Slot<{ id: string }, undefined>;
  expensePage?: Slot<{ id: string }, undefined>;
  coursePage?: Slot<{ id: string | null }, undefined>;
  /** What begins or ends with a day: `notifications` notifies of it at 05:00. */
  mornings?: OneOrMore<MorningSlot>;
  /** What speaks against breeding with a bird; filters and columns of the register. */
  birdCautions?: BirdCautions;
  birdFilters?: BirdFilters;
  birdColumns?: BirdColumns;
  /** What is known of rings that were ordered. */
  birdRings?: BirdRings;
  /** Which of its lines webhooks are told of. */
  hookEvents?: HookEvents;
};

/** What the rooms name for each slot, in their order; `from` is the room and the slot. */
export type FilledSlots = {
  [Name in keyof Slots]-?: ReadonlyArray<Exclude<NonNullable<Slots[Name]>, readonly unknown[]> & { from: string }>;
};

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The slots of all rooms together. */
export function filledSlots(rooms: Readonly<Record<string, Slots>>): FilledSlots {
  const named = <Name extends keyof Slots>(name: Name) =>
    Object.entries(rooms).flatMap(([room, { [name]: filled }]) =>
      [filled ?? []].flat().map((slot, at) => ({ ...slot, from: `${room}/${name}${at || ""}` })),
    );
  return {
    birdPage: named("birdPage"),
    birdEvents: named("birdEvents").sort(byOrder),
    agenda: named("agenda"),
    agendaLines: named("agendaLines"),
    dashboard: named("dashboard"),
    attention: named("attention"),
    search: named("search"),
    round: named("round"),
    incubatorCards: named("incubatorCards"),
    incubatorPage: named("incubatorPage"),
    contactPage: named("contactPage"),
    speciesPage: named("speciesPage"),
    salePage: named("salePage"),
    expensePage: named("expensePage"),
    coursePage: named("coursePage"),
    mornings: named("mornings"),
    birdCautions: named("birdCautions"),
    birdFilters: named("birdFilters"),
    birdColumns: named("birdColumns"),
    birdRings: named("birdRings"),
    hookEvents: named("hookEvents"),
  } as FilledSlots;
}

/** The statements of a page's slots, to run beside its own in one trip; `serialize` makes of all answers what the slots add. */
export function joined<Input, Seen>(
  scope: Scope,
  slots: ReadonlyArray<Slot<Input, Seen> & { from: string }>,
  input: Input,
): { statements: Statements; serialize: (answers: object, seen: Seen) => object } {
  const all = slots.map((slot) => ({
    from: slot.from,
    without: slot.without ?? {},
    joining: !slot.needs || may(scope, slot.needs) ? slot.join(scope, input) : undefined,
  }));
  const named = all.flatMap(({ from, joining }) =>
    Object.entries(joining?.statements ?? {}).map(([name, statement]) => [`${from}/${name}`, statement] as const),
  );
  const answersOf = (answers: Record<string, unknown>, seen: Seen) =>
    all.map(({ from, without, joining }) => {
      if (!joining) return without;
      const its = Object.keys(joining.statements).map((name) => [name, answers[`${from}/${name}`]]);
      return joining.serialize(Object.fromEntries(its) as Statements, seen);
    });
  return {
    statements: Object.fromEntries(named),
    serialize: (answers, seen) => together(slots, answersOf(answers as Record<string, unknown>, seen)),
  };
}

function together(slots: ReadonlyArray<{ from: string }>, texts: readonly object[]): object {
  const whose = new Map<string, string>();
  for (const [at, one] of texts.entries())
    for (const name of Object.keys(one)) {
      const [from = "", other] = [slots[at]?.from, whose.get(name)];
      if (other) throw new Error(`${from} and ${other} both say "${name}": call it otherwise in one of them`);
      whose.set(name, from);
    }
  return Object.assign({}, ...texts);
}
