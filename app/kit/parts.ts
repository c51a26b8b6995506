import type { ReactNode } from "react";
import type { Translate, WordKey } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { LineStep } from "#db/care-words.ts";
import type { Permission } from "#db/permissions.ts";
import type { BirdFilterName, Language } from "#db/vocabulary.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";

// What a room shows on the page of a room before it, in its `elsewhere.tsx`: an export for each page, called after it. The
// page gathers those and knows no room; `worker/kit/slots.ts` reads what they show.

/** Where parts stand on each page, from the first on. */
export type Places = {
  /** `onBirdPage`: beside the face, as a card, among the details. */
  bird: "figures" | "cards" | "facts";
  /** `onAgenda`: above what is due. */
  agenda: "above";
  /** `onDashboard`: the first thing, and below the lists of the right. */
  dashboard: "calls" | "right";
  /** `onRound`: at a cage, below its nests. */
  round: "cage";
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
};

/**
 * What a room shows of its lines of the agenda, `onAgendaLine`, by their step: under which words they stand, where they lead,
 * and the one press that does it: `action` is a page whose action does so and goes back to the field `back`.
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
