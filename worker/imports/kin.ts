import { readIdentifier } from "#worker/birdfiles/fields.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { refuse } from "./look-up.ts";
import {
  birthParentRoles,
  type FileFamily,
  type FosterRole,
  fosterRoles,
  type Kin,
  type Role,
  type StoredBird,
} from "./parentage.ts";
import type { FileRow, Remark } from "./rows.ts";

/** Everyone of the file and the flock, each once. */
export function gather(rows: readonly FileRow[], birds: readonly StoredBird[], family: FileFamily): Kin[] {
  const byKey = new Map<string, StoredBird>();
  for (const stored of birds) {
    if (stored.key !== null) byKey.set(stored.key, stored);
    family.byId.set(stored.id, { id: stored.id, stored, active: false });
  }
  const named = new Set<string>();
  for (const row of rows) {
    // The second row with a ring is a fault; the first speaks for the bird.
    if (row.key === "" || named.has(row.key)) continue;
    named.add(row.key);
    const stored = byKey.get(row.key);
    const kin: Kin = stored
      ? { id: stored.id, stored, row, active: false }
      : { id: `row:${row.row}`, row, active: false };
    family.byId.set(kin.id, kin);
  }
  return [...family.byId.values()];
}

/**
 * Binds every row to the parents it names. Answers the rings nobody has: with a bird of somebody else's for each when
 * they are welcome, else with nothing, and a fault of the row.
 */
export function linkParents(kin: readonly Kin[], faults: Remark[], welcomes: boolean): Map<string, Kin | null> {
  const byKey = new Map(kin.flatMap((it) => [[it.stored?.key ?? it.row?.key ?? "", it] as const]));
  const strangers = new Map<string, Kin | null>();
  for (const child of kin) {
    for (const role of [...birthParentRoles, ...fosterRoles]) {
      const ring = child.row?.[role];
      if (!child.row || !ring) continue;
      const key = ringKey(ring);
      const parent = byKey.get(key) ?? strangers.get(key);
      if (parent === child) refuse(child.row, role, "import.parent.self", faults);
      else if (parent) child[role] = parent;
      else {
        const { stranger, code } = strangerOf(ring, key, role, child.row.row);
        strangers.set(key, welcomes ? stranger : null);
        if (welcomes && stranger) child[role] = stranger;
        else refuse(child.row, role, welcomes ? code : "import.parent.unknown", faults);
      }
    }
  }
  return strangers;
}

/** What ids of such birds begin with until they are written. */
export const strangerMark = "ring:";
const silence = {
  name: null,
  birth_date: null,
  birth_precision: null,
  notes: null,
  status: "",
  place: "",
  species: "",
  father: "",
  mother: "",
};

function strangerOf(ring: string, key: string, role: Role | FosterRole, row: number) {
  const { code } = readIdentifier(ring);
  if (code !== undefined) return { stranger: null, code };
  const sex = role === "father" || role === "foster_father" ? "male" : "female";
  const facts = { is_reference: 1 };
  const own = { row, rejected: false, identifier: ring, key, sex, facts } as const;
  const said: FileRow = { ...silence, ...own, foster_father: "", foster_mother: "" };
  return { stranger: { id: `${strangerMark}${key}`, row: said, active: true } satisfies Kin, code: "" };
}
