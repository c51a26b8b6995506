import type { ReactNode } from "react";
import type { FieldFacts } from "#app/controls/field.tsx";
import type { Translate, WordKey } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Permission } from "#db/permissions.ts";
import type { BirdFilterName, Language } from "#db/vocabulary.ts";
import type { LineStep } from "#db/words/care.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";

// What a room shows on the page of a room before it, in its `elsewhere.tsx`: an export for each page, called after it. The
// page gathers those and knows no room; `worker/kit/slots.ts` reads what they show.

/** Where parts stand on each page, from the first on. */
export type Places = {
  /** `onBirdPage`: beside the face, as a card, among the details. */
  bird: "figures" | "cards" | "facts";
  /** `onAgenda`: above what is due. */
  agenda: "above";
  /** `onDashboard`: above all, and below the lists of the right. */
  dashboard: "alarms" | "right";
  /** `onRound`: at a cage, below its nests. */
  round: "cage";
  /** `onIncubators`: on the card of each machine, which `page.incubator` is. */
  incubators: "card";
  /** `onIncubator`: in each tray, which `page.tray` is; as a card below the trays. */
  incubator: "tray" | "cards";
  /**
   * `onContact`: among what is done with it, as a card, and in the list of what is kept once it is erased, where a part says
   * nothing when it keeps nothing.
   */
  contact: "actions" | "cards" | "kept";
  /** `onSpecies`: below what the flock says of it. */
  species: "cards";
  /** `onSale`: below its lines. */
  sale: "cards";
  /** `onExpense`: below its lines and shares. */
  expense: "cards";
  /** `onCourse`: below what was prescribed. */
  course: "cards";
};

/** A part of a page, which gets what the page was answered. `Page` is what it takes of that. */
export type Part<On extends keyof Places, Page> = {
  place: Places[On];
  /** The smaller, the earlier; no two parts of one place have the same. */
  order: number;
  /** Only for those who may. */
  needs?: Permission;
  /** A method, so that parts of every room fit one list. */
  Show(props: { page: Page }): ReactNode;
};

type Placed = { order: number; needs?: Permission };
/** What rooms show on a page; `found` is what `import.meta.glob` found, which is nothing of some. */
export const shownBy = <Of>(found: Record<string, unknown>): readonly Of[] =>
  (Object.values(found) as Array<Of | undefined>).filter((it) => it !== undefined);
/** The same of lists, together and in their order. */
export const inOrder = <Of extends Placed>(found: Record<string, unknown>): readonly Of[] =>
  shownBy<readonly Of[]>(found)
    .flat()
    .sort((one, other) => one.order - other.order);

/** What a room adds to what else can be done with a pair, `onPair`. */
export type OnPair = ReadonlyArray<Placed & { label: WordKey; icon: IconName; to: (id: string) => string }>;

/** What a room adds to what else can be done with an item of the stock, `onItem`. */
export type OnItem = OnPair;

/** A bird as the links to its pages see it. */
type LinkedBird = { id: string; is_reference: boolean; has_papers: boolean; status: { kind: string } | null };
type BirdLink = Placed & { label: WordKey; when?: (bird: LinkedBird) => boolean };
/** What a room adds to the head of every page of a bird, `onBird`: pages of it, and what is done day by day. */
export type OnBird = {
  /** Where it ends behind `/birds/:birdId`. */
  tabs?: ReadonlyArray<BirdLink & { path: `/${string}` | "" }>;
  actions?: ReadonlyArray<BirdLink & { icon: IconName; to: (id: string) => string; isDocument?: true }>;
};
/** Whether a bird of this flock lives here: whoever is gone, or another breeder's, is in no place. */
export const livesHere = ({ is_reference, status }: LinkedBird) => !is_reference && status?.kind !== "gone";

/** A page of money, `onMoney`, which a row of tabs leads to from every other. */
export type OnMoney = ReadonlyArray<Placed & { to: string; label: WordKey }>;
/** The same of the shelf and its rings, `onStock`. */
export type OnStock = OnMoney;

/** What a room shows below the ring of a bird that is entered, `onNewRing`: `field` is the id of its box. */
export type OnNewRing = ReadonlyArray<Placed & { Show(props: { field: string; species_id: string }): ReactNode }>;

/**
 * What a room adds to a form of another, as `onCourseForm` to that of a course of medicine and `onDoseForm` to the question who did
 * not get a dose: boxes, sent to the API under their names as they were typed, where later rooms answer for them. `page` is
 * what the form was answered.
 */
export type OnForm<Page = object> = ReadonlyArray<
  Placed & {
    names: readonly string[];
    /** What the boxes hold before somebody types. */
    start?(page: Page): Record<string, string>;
    /** Whether a refusal, whose `current` this is, is mended in these boxes. */
    mends?(current: unknown): boolean;
    Show(props: { page: Page; field(name: string): FieldFacts }): ReactNode;
  }
>;

/** What a room adds to the register, `onBirdList`; `birdFilters` and `birdColumns` of its worker's manifest answer it. */
export type OnBirdList<Row extends object = object> = {
  filters?: ReadonlyArray<{
    name: BirdFilterName;
    order: number;
    label: WordKey;
    /** Said where nothing is chosen. */
    empty: WordKey;
    /** What each word of the filter is called. */
    words: Readonly<Record<string, WordKey>>;
    /** Shown only while it narrows the list, to which something else led. */
    isQuiet?: true;
  }>;
  columns?: ReadonlyArray<{
    /** What the address calls it. */
    name: string;
    order: number;
    label: WordKey;
    /** What the cell reads of its bird; what is not known is absent. */
    reads: ReadonlyArray<keyof Row & string>;
    cell(bird: Partial<Row>): ReactNode;
  }>;
  /** What is done with the birds that are chosen: a page that takes them from its address, `ids` or `all` the list means. */
  actions?: ReadonlyArray<Placed & { label: WordKey; to: string }>;
};

/**
 * What a room shows of its lines of the agenda, `onAgendaLine`, by their step: under which words they stand, where they lead,
 * and the one press that does it: `action` is a page whose action does so and goes back to where the field
 * `return_to` says.
 */
export type OnAgendaLine = Partial<
  Record<
    LineStep,
    {
      icon: IconName;
      label: WordKey;
      to(line: AgendaLine): string;
      press?: {
        needs: Permission;
        label: WordKey;
        action(line: AgendaLine): string;
        fields(line: AgendaLine): Readonly<Record<string, string>>;
      };
    }
  >
>;

/** What happened to a bird, `onTimeline`: each kind in words, with where it came from. */
export type OnTimeline<Event> = Record<
  string,
  {
    icon: IconName;
    text(event: Event, t: Translate, language: Language): string;
    aside?(event: Event, t: Translate): string | undefined;
  }
>;

/** A sentence on the dashboard that leads to what needs attention. */
export type AttentionItem = {
  key: string;
  icon: IconName;
  tone: "red" | "amber" | "stone";
  text: string;
  to: string;
  more?: string | ReactNode[];
};
/** Sentences of a room, `onAttention`, from what the worker's slot `attention` answered. */
export type AttentionOf<Found> = Placed & { text(attention: Found, t: Translate, language: Language): AttentionItem[] };

/** Something to do today on the dashboard: it leads to a list with as many rows as it says, `start` to where it is done. */
type DueItem = Omit<AttentionItem, "more"> & {
  isLate?: boolean;
  start?: string;
  /** The one press that does it; it goes back to where the field `return_to` says. */
  press?: { needs: Permission; label: string; action: string; fields: Readonly<Record<string, string>> };
};
/** What a room has to do today, `onDue`, from what the worker's slot `dashboard` answered. */
export type DueOf<Found> = Placed & { items(page: Found, t: Translate): DueItem[] };

/** A number of the dashboard and the list that has as many rows, or that comes to as much. */
type Figure = { value: string; to: string };
type Share = Figure & { of?: Figure | undefined };
/** A figure at a glance: what is counted, how many, and what stands beside it; nothing is said of what is empty. */
export type GlanceItem = Share & { key: string; label: string; beside?: Array<Share & { before: string }> };
/** Figures of a room, `onGlance`, from what the worker's slot `dashboard` answered. */
export type GlanceOf<Found> = Placed & { figures(page: Found, t: Translate, language: Language): GlanceItem[] };
