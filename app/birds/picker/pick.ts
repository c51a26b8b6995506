import type { Hit } from "#app/kit/search-group.ts";

/** A bird or a place that can be chosen, in finished words; `text` is what stands in the box once it is. */
export type Candidate = Omit<Hit, "to"> & { id: string; text: string };
/** Who is called so, a few of them. */
export type Picks = { picks: Candidate[]; more: boolean };
/** The same, for what was typed in a box. */
export type Asked = Picks & { asked: string };
/** What was chosen in a box. */
export type Picked = { id: string; text: string };

/** How a choice travels in a form: its id, and what then stands in the box. */
export const pickValue = ({ id, text }: Picked): string => `${id} ${text}`;

type Sent = URLSearchParams | FormData;

/**
 * What was chosen in `box`, where that is what the form means: of the text the box was drawn with. Whoever typed another
 * since means what was typed.
 */
export function sentPick(given: Sent, box: string, text: string): Picked | undefined {
  const drawn = given.get(`${box}-of`);
  const value = given.getAll(`${box}-pick`).at(-1);
  return typeof drawn === "string" && drawn.trim() === text.trim() ? pickIn(value) : undefined;
}

/** The same out of what a refused form gives back. */
export function keptPick(sent: Record<string, unknown> | null | undefined, name: string, box = name) {
  const value = sent?.[`${box}-pick`];
  const picked = pickIn(Array.isArray(value) ? value.at(-1) : value);
  const drawn = sent?.[`${box}-of`];
  return picked && (drawn === sent?.[name] || drawn === picked.text) ? picked : undefined;
}

function pickIn(value: unknown): Picked | undefined {
  if (typeof value !== "string") return undefined;
  const at = value.indexOf(" ");
  return at > 0 ? { id: value.slice(0, at), text: value.slice(at + 1) } : undefined;
}
