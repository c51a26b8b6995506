import type { SeededStatus, StatusKind } from "#db/vocabulary.ts";

/** Statuses that an organisation gets when it first gives one to a bird: what they mean is rare. */
export const statusesOnUse = [
  { key: "escaped", pt: "Fugida", en: "Escaped", kind: "gone" },
  { key: "stolen", pt: "Roubada", en: "Stolen", kind: "gone" },
] as const satisfies readonly SeededStatus[];
export type StatusOnUse = (typeof statusesOnUse)[number]["key"];

/** Statuses of birds that are no longer here and went to nobody. */
export const statusesToNobody = ["deceased", "missing", "escaped", "stolen"] as const;
/** Whether a bird of such a status went to somebody: sold, given, lent, or whatever else an organisation calls it. */
export const goesToSomebody = ({ key, kind }: { key: string | null; kind: StatusKind }): boolean =>
  kind !== "present" && !statusesToNobody.some((it) => it === key);
