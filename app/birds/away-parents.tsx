import type { Bird } from "#worker/birds/columns/details.ts";
import { type ParentRole, parentRoles } from "./field-names.ts";

/** Which parents a bird has that are in the trash. */
export type Away = Record<ParentRole, boolean>;

/** Parents that are recorded but not at hand. */
export const awayParents = (bird: Bird) =>
  Object.fromEntries(parentRoles.map((role) => [role, bird[`${role}_id`] !== null && bird[role] === null])) as Away;

/** A parent in the trash has no ring to show; its id goes along, so that an empty box does not cut the bond. */
export function AwayParents({ bird }: { bird: Bird }) {
  const away = awayParents(bird);
  return parentRoles.map(
    (role) => away[role] && <input key={role} type="hidden" name={`${role}_id`} value={bird[`${role}_id`] ?? ""} />,
  );
}
