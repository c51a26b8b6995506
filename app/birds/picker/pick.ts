import type { ComponentType } from "react";
import type { Hit } from "#app/kit/search-group.ts";

/** A bird or a place that can be chosen, in finished words; `text` is what stands in the box once it is. */
export type Candidate = Omit<Hit, "to"> & { id: string; text: string };
/** Draws one of them as a line. */
export type ShowLine = ComponentType<{ of: Omit<Candidate, "id" | "text"> }>;
/** Who is called so, a few of them. */
export type Picks = { picks: Candidate[]; more: boolean };
/** The same, for what was typed in a box; `words` ask its reader, where nothing else is wrong. */
export type PickQuestion = Picks & { text: string; words?: string };
/** What was chosen in a box. */
export type Picked = { id: string; text: string };

/** How a choice travels in a form: its id, and what then stands in the box. */
export const pickValue = ({ id, text }: Picked): string => `${id} ${text}`;

/** What was chosen in `box` of a form that was refused, out of what that gives back. */
export function keptPick(sent: Record<string, unknown> | null | undefined, name: string, box = name) {
  const value = sent?.[`${box}-pick`];
  const picked = pickIn(Array.isArray(value) ? value.at(-1) : value);
  const drawn = sent?.[`${box}-of`];
  return picked && (drawn === sent?.[name] || drawn === picked.text) ? picked : undefined;
}

export function pickIn(value: unknown): Picked | undefined {
  if (typeof value !== "string") return undefined;
  const at = value.indexOf(" ");
  return at > 0 ? { id: value.slice(0, at), text: value.slice(at + 1) } : undefined;
}
