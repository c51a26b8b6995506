import { type Picked, pickIn } from "./pick.ts";

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
