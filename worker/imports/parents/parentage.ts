import type { Sex } from "#db/vocabulary.ts";
import type { FileField } from "#worker/birdfiles/contract.ts";
import { circles } from "#worker/kinship/pedigree-cycles.ts";
import { type Known, lastOf } from "#worker/locales/part-days.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import type { FileRow, Remark } from "../reading/rows.ts";

/** A bird the flock has, as far as an import must know it. */
export type StoredBird = {
  id: string;
  /** The ring as comparisons see it; null for a bird in the trash, whose ring nobody can name. */
  key: string | null;
  /** The ring as it is written. */
  identifier: string;
  name: string | null;
  sex: Sex;
  species_id: string;
  status_id: string | null;
  status_since: string | null;
  acquired_on: string | null;
  birth_date: string | null;
  birth_precision: Known;
  father_id: string | null;
  mother_id: string | null;
  version: number;
  place_id: string | null;
  foster_father_id: string | null;
  foster_mother_id: string | null;
  is_reference: boolean;
  /** Whether its notes and its other facts are those the file gives; blank gives none. */
  same_facts: boolean;
  /** Young that are not in the file: how many it fathered, mothered, and by when the first was born. */
  fathered: number;
  mothered: number;
  first_young: string | null;
};

export type Role = "father" | "mother";
export const birthParentRoles: readonly Role[] = ["father", "mother"];
export type FosterRole = "foster_father" | "foster_mother";
export const fosterRoles: readonly FosterRole[] = ["foster_father", "foster_mother"];
const sexWanted: Record<Role, Sex> = { father: "male", mother: "female" };

/** A bird of the flock, of the file, or of both. */
export type Kin = {
  id: string;
  stored?: StoredBird;
  row?: FileRow;
  /** The parents its row names. */
  father?: Kin;
  mother?: Kin;
  foster_father?: Kin;
  foster_mother?: Kin;
  /** Whether its row is going to be written. */
  active: boolean;
};
/** Stored birds further up that are no kin: who their parents are, and the version that was read. */
export type Ancestry = ReadonlyMap<string, { version: number; parents: readonly string[] }>;
export type FileFamily = {
  byId: Map<string, Kin>;
  ancestry: Ancestry;
  faults: Remark[];
};
type Blame = { kin: Kin; field: FileField; code: string; values?: Remark["values"] };

/**
 * Rejects every row that would leave a bird with an impossible parent: wrong sex, born later, rejected itself, or its
 * own descendant. A rejection may undo what others rely on, so it goes on until nothing changes; each row falls once.
 */
export async function settleParentage(family: FileFamily): Promise<void> {
  const young = youngOf(family);
  checkAll(family, young, family.byId.values());
  await yieldThread();
  // Going back to stored parents may close another circle; after this many rounds someone is playing with us.
  for (let round = 0; round < 20; round += 1) {
    const fallen = breakCircles(family);
    if (fallen.length === 0) return;
    checkAll(family, young, [...fallen, ...fallen.flatMap((kin) => young.get(kin.id) ?? [])]);
  }
  const bold = [...family.byId.values()].filter((kin) => kin.active && kin.stored && (kin.father ?? kin.mother));
  for (const kin of bold) reject(family, { kin, field: kin.father ? "father" : "mother", code: "import.parent.cycle" });
  checkAll(family, young, family.byId.values());
}

/** Everyone who may have this bird as a parent: in the file, or as stored. */
function youngOf({ byId }: FileFamily): Map<string, Kin[]> {
  const young = new Map<string, Kin[]>();
  for (const kin of byId.values()) {
    const ids = [kin.father?.id, kin.mother?.id, kin.stored?.father_id, kin.stored?.mother_id];
    for (const id of new Set([...ids, kin.foster_father?.id, kin.foster_mother?.id])) {
      if (!id) continue;
      const siblings = young.get(id);
      if (siblings) siblings.push(kin);
      else young.set(id, [kin]);
    }
  }
  return young;
}

function checkAll(family: FileFamily, young: ReadonlyMap<string, Kin[]>, first: Iterable<Kin>) {
  const queue = [...first];
  for (let kin = queue.pop(); kin; kin = queue.pop()) {
    const ofParents = birthParentRoles.flatMap((role) => parentBlames(family, kin, role));
    const blames = [...ownBlames(kin), ...ofParents, ...fosterRoles.flatMap((role) => fosterBlames(kin, role))];
    for (const blame of blames) reject(family, blame);
    for (const fallen of new Set(blames.map((blame) => blame.kin))) {
      queue.push(fallen, ...(young.get(fallen.id) ?? []));
    }
  }
}

function reject({ faults }: FileFamily, { kin, field, code, values }: Blame) {
  const { row } = kin;
  if (!row) return;
  kin.active = false;
  row.rejected = true;
  const given = row as Partial<Record<FileField, string | null>>;
  faults.push({ row: row.row, field, value: given[field] ?? "", code, ...(values && { values }) });
}

/** Faults towards young that are not in the file. */
function ownBlames(kin: Kin): Blame[] {
  const { active, row, stored } = kin;
  if (!active || !row || !stored) return [];
  const sex = row.sex ?? stored.sex;
  const blames: Blame[] = [];
  if (stored.fathered > 0 && sex !== "male") blames.push({ kin, field: "sex", code: "import.sex.is_father" });
  if (stored.mothered > 0 && sex !== "female") blames.push({ kin, field: "sex", code: "import.sex.is_mother" });
  const late = row.birth_date && stored.first_young && row.birth_date > stored.first_young;
  return late ? [...blames, { kin, field: "birth_date", code: "import.date.after_child" }] : blames;
}

function parentBlames({ byId }: FileFamily, kin: Kin, role: Role): Blame[] {
  const parent = byId.get(parentOf(kin, role) ?? "");
  if (!parent || (!kin.stored && !kin.active)) return [];
  const named = kin.active && kin[role] !== undefined;
  const values = { ring: kin.row?.[role] ?? "", row: parent.row?.row ?? 0 };
  if (!parent.stored && !parent.active) return [{ kin, field: role, code: "import.parent.rejected", values }];
  if (sexOf(parent) !== sexWanted[role]) {
    if (named) return [{ kin, field: role, code: `import.${role}.sex`, values }];
    return parent.active ? [{ kin: parent, field: "sex", code: `import.sex.is_${role}` }] : [];
  }
  const [born, before] = [bornOf(kin), bornOf(parent)];
  if (!born || !before || before.first <= born.last) return [];
  if (named) return [{ kin, field: role, code: "import.parent.younger", values }];
  if (kin.active && kin.row?.birth_date) return [{ kin, field: "birth_date", code: "import.date.before_parent" }];
  return parent.active ? [{ kin: parent, field: "birth_date", code: "import.date.after_child" }] : [];
}

const sexBarred: Record<FosterRole, Sex> = { foster_father: "female", foster_mother: "male" };

// Whoever raises others' young may be of another species, of unknown sex, and younger than nobody asks.
function fosterBlames(kin: Kin, role: FosterRole): Blame[] {
  const foster = kin.active ? kin[role] : undefined;
  if (!foster) return [];
  const values = { ring: kin.row?.[role] ?? "", row: foster.row?.row ?? 0 };
  if (sexOf(foster) === sexBarred[role]) return [{ kin, field: role, code: `import.${role}.sex`, values }];
  if (foster.stored || foster.active) return [];
  return [{ kin, field: role, code: "import.parent.rejected", values }];
}

const sexOf = ({ active, row, stored }: Kin): Sex => (active && row?.sex) || (stored?.sex ?? "unknown");

/** The days on which a bird can have been born; undefined when nothing is known. */
function bornOf({ active, row, stored }: Kin) {
  const { birth_date: first, birth_precision: known = null } = active && row?.birth_date ? row : (stored ?? {});
  return first ? { first, last: lastOf(first, known), isPart: known !== null } : undefined;
}

/** What to look at again: parents of whom it is open whether they were born before their young. */
export function doubtfulParents(all: readonly Kin[]): Remark[] {
  return all.flatMap((kin) => {
    const { active, row } = kin;
    const born = active ? bornOf(kin) : undefined;
    if (!row || !born) return [];
    return birthParentRoles.flatMap((role) => {
      const before = kin[role] && bornOf(kin[role]);
      if (!before || before.last < born.first || !(before.isPart || born.isPart)) return [];
      const code = "import.parent.maybe_younger";
      return [{ row: row.row, field: role, value: row[role], code, values: { ring: row[role] } }];
    });
  });
}

/** The parent this bird has once all active rows are written. */
const parentOf = (kin: Kin, role: Role) => (kin.active && kin[role]?.id) || kin.stored?.[`${role}_id`];

function breakCircles(family: FileFamily): Kin[] {
  const parentsOf = (id: string): readonly string[] => {
    const kin = family.byId.get(id);
    if (!kin) return family.ancestry.get(id)?.parents ?? [];
    return birthParentRoles.flatMap((role) => parentOf(kin, role) ?? []);
  };
  const starts = [...family.byId.values()].filter(({ active }) => active).map(({ id }) => id);
  const fallen: Kin[] = [];
  for (const circle of circles(starts, parentsOf)) {
    const members = new Set(circle);
    for (const kin of circle.flatMap((id) => family.byId.get(id) ?? [])) {
      const field = birthParentRoles.find((role) => kin.active && kin[role] && members.has(kin[role].id));
      if (!field) continue;
      reject(family, { kin, field, code: "import.parent.cycle", values: { ring: kin.row?.identifier ?? "" } });
      fallen.push(kin);
    }
  }
  return fallen;
}
