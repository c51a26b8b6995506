import type { ReactNode } from "react";
import type { Translate, WordKey } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Permission } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";

// What a room shows on the page of a room before it. The page gathers the files called after it, `app/<room>/on-*.tsx`, and
// knows none of them; `worker/kit/slots.ts` reads what they show.

/** Where parts stand on each page, from the first on. */
export type Places = {
  /** `on-bird-page.tsx`: beside the face, as a card, among the details. */
  bird: "figures" | "cards" | "facts";
  /** `on-agenda.tsx`: above what is due. */
  agenda: "above";
  /** `on-dashboard.tsx`: the first thing, and below the lists of the right. */
  dashboard: "calls" | "right";
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
/** What rooms bring, in its order, for whoever may see it; `found` is what `import.meta.glob` found. */
export function inOrder<Of extends Placed>(found: Record<string, unknown>): readonly Of[] {
  return (Object.values(found) as Array<readonly Of[]>).flat().sort((one, other) => one.order - other.order);
}

/** A bird as the links to its pages see it. */
type LinkedBird = { id: string; is_reference: boolean; has_papers: boolean; status: { kind: string } | null };
type BirdLink = Placed & { label: WordKey; when?: (bird: LinkedBird) => boolean };
/** What a room adds to the head of every page of a bird, in `on-bird.ts`: pages of it, and what is done day by day. */
export type OnBird = {
  /** Where it ends behind `/birds/:birdId`. */
  tabs?: ReadonlyArray<BirdLink & { path: `/${string}` | "" }>;
  actions?: ReadonlyArray<BirdLink & { icon: IconName; to: (id: string) => string; isDocument?: true }>;
};
/** Whether a bird of this flock lives here: whoever is gone, or another breeder's, is in no place. */
export const livesHere = ({ is_reference, status }: LinkedBird) => !is_reference && status?.kind !== "gone";

/** What happened to a bird, in `on-timeline.ts` of its room: each kind in words, with where it came from. */
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
/** Sentences of a room, in `on-attention.tsx`, from what the worker's slot `attention` answered. */
export type AttentionOf<Found> = Placed & { text(attention: Found, t: Translate, language: Language): AttentionItem[] };
