import type { Entry } from "./entries.ts";

/** Whether it should have been done before a day: its last day is past, or it was long awaited. */
export const isLate = ({ step, until }: Pick<Entry, "step" | "until">, today: string): boolean =>
  step === "overdue" || until < today;

/** How many eggs or chicks it is about. */
export const sizeOf = ({ egg_ids, bird_ids }: Pick<Entry, "egg_ids" | "bird_ids">): number =>
  egg_ids.length + bird_ids.length;
