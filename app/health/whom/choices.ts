import type { Picked } from "#app/birds/picker/pick.ts";
import type { choicesOf } from "#worker/health/queries.ts";

/** Whom a form is about, and what it offers. */
export type Choices = Awaited<ReturnType<typeof choicesOf>>;

/** Who can be ticked in it. */
export const pickedOf = ({ birds }: { birds: ReadonlyArray<{ id: string; identifier: string }> }): Picked[] =>
  birds.map(({ id, identifier }) => ({ id, text: identifier }));

/** Those of them that can still be given something. */
export const livingOf = ({ birds }: Pick<Choices, "birds">): Picked[] =>
  pickedOf({ birds: birds.filter(({ is_gone }) => is_gone === 0) });
