import { type HealthKind, healthKinds } from "#db/words/care.ts";

/** The kind that an address names. */
export const kindIn = (text: string | null): HealthKind | undefined => healthKinds.find((kind) => kind === text);

/** What there is to choose of: a necropsy of the dead alone; what an entry is already stays. */
export const kindsFor = (isDead: boolean, already?: HealthKind): readonly HealthKind[] =>
  healthKinds.filter((kind) => kind !== "necropsy" || isDead || already === kind);
