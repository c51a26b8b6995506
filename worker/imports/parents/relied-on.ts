import type { FileFamily } from "./parentage.ts";

/** A bird that is written, by the ids of those it rests on. */
type Written = Record<"father_id" | "mother_id" | "foster_father_id" | "foster_mother_id", string | null> & {
  id: string;
};
type ById = [id: string, version: number];

/**
 * A stored bird that gets another parent could close a circle with an edit further up that was made meanwhile. So it
 * relies on everyone above as well: whoever changes one of them has changed the version.
 */
export function reliedOn(
  { created, updated }: { created: readonly Written[]; updated: readonly Written[] },
  family: FileFamily,
): ById[] {
  const { byId, ancestry } = family;
  const all = [...byId.values()].flatMap(({ stored }) => stored ?? []);
  if (all.length === 0) return [];
  const planned = [...created, ...updated];
  const ids = new Set(
    planned.flatMap((it) => [it.id, it.father_id, it.mother_id, it.foster_father_id, it.foster_mother_id]),
  );
  const changesParents = updated.some(({ father_id, mother_id }) => father_id ?? mother_id);
  const stored = changesParents ? all : all.filter(({ id }) => ids.has(id));
  const relied = stored.map(({ id, version }) => [id, version] as ById);
  return changesParents ? [...relied, ...[...ancestry].map(([id, { version }]) => [id, version] as ById)] : relied;
}
