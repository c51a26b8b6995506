import type { Today } from "./api-types.ts";

const hasParents = ({ latest }: Today) => latest.some((bird) => bird.father_id ?? bird.mother_id);

/** Whether there ever was a pair. */
export const hasPairs = ({ breeding }: Today) => breeding?.has_pairs === true;

/** Whether there ever was an egg. */
export const hasEggs = ({ breeding }: Today) => breeding?.has_eggs === true;

/** Whether the flock is so young that the way through the first hour still helps. */
export const isStarting = (today: Today) =>
  today.total === 0 || (today.total <= today.latest.length && !hasParents(today) && !hasEggs(today));
