import type { Sex } from "#db/vocabulary.ts";
import { foldName } from "#worker/species/names.ts";
import type { FosterRole, Kin, Role } from "./parentage.ts";
import { hasNoSex } from "./sexes.ts";

type AnyRole = Role | FosterRole;
/** Who bears a name: one that fits, or why none can be taken. */
type Named = { kin: Kin } | { rings: string[] } | undefined;

const wanted: Record<Role, Sex> = { father: "male", mother: "female" };
const barred: Record<FosterRole, Sex> = { foster_father: "female", foster_mother: "male" };
const isBirthRole = (role: AnyRole): role is Role => role in wanted;
const mostRings = 8;

type Fitting = {
  speciesOf: (kin: Kin) => string | undefined;
  /** Birds of the file that say no sex fit as well: they get it by being a parent. */
  sexesParents: boolean;
};

/**
 * Finds a parent by the name its young give: the one bird of the right sex and, for parents by birth, the right species.
 * Several are answered by their rings, a name nobody fitting bears by nothing.
 */
export function bearers(kin: Iterable<Kin>, { speciesOf, sexesParents }: Fitting) {
  const byName = new Map<string, Kin[]>();
  for (const one of kin) {
    const name = one.row?.name ?? one.stored?.name;
    if (!name || one.stored?.key === null) continue;
    const key = foldName(name);
    const others = byName.get(key);
    if (others) others.push(one);
    else byName.set(key, [one]);
  }
  return (name: string, role: AnyRole, child: Kin): Named => {
    const fits = (one: Kin) => {
      const sex = one.row?.sex ?? one.stored?.sex ?? "unknown";
      if (!isBirthRole(role)) return one !== child && sex !== barred[role];
      const isSexed = sex === wanted[role] || (sexesParents && hasNoSex(one));
      return one !== child && isSexed && speciesOf(one) === speciesOf(child);
    };
    // Ten thousand birds of one name are ten thousand times the same name: more than a few are not looked at again.
    const found: Kin[] = [];
    for (const one of byName.get(foldName(name)) ?? []) {
      if (fits(one)) found.push(one);
      if (found.length >= mostRings) break;
    }
    const [first] = found;
    if (!first) return undefined;
    return found.length === 1 ? { kin: first } : { rings: found.map(ringOf) };
  };
}

/** The ring of a bird as it is written. */
export const ringOf = ({ row, stored }: Kin): string => stored?.identifier ?? row?.identifier ?? "";
