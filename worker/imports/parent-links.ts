import { holdsNoText, readIdentifier } from "#worker/birdfiles/fields.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { refuse } from "./look-up.ts";
import { bearers, ringOf } from "./parents/names.ts";
import {
  birthParentRoles,
  type FileFamily,
  type FosterRole,
  fosterRoles,
  type Kin,
  type Role,
  type StoredBird,
} from "./parents/parentage.ts";
import { isSentence } from "./parents/texts.ts";
import type { FileRow, Remark } from "./reading/rows.ts";

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

/** How rows are bound to the parents they name. */
type Binding = {
  /** Rings nobody has are kept as birds of others. */
  welcomes: boolean;
  /** A name that only one fitting bird bears is that bird. */
  takesNames: boolean;
  /** Birds of the file that say no sex get it by being a parent. */
  sexesParents: boolean;
  speciesOf: (kin: Kin) => string | undefined;
  /** How a note says which parent a text is about. */
  nameOf: (role: Role | FosterRole) => string;
};
/** Parents nobody has, those that were taken by their names, and what was no parent but a text about one. */
type Bound = { strangers: Map<string, Kin | null>; taken: NameTaken[]; texts: Remark[] };
export type NameTaken = { field: Role | FosterRole; name: string; ring: string; rows: number };

/**
 * Binds every row to the parents it names, by ring or by name. The rings nobody has are answered: with a bird of somebody
 * else's for each when they are welcome, else with nothing, and a fault of the row.
 */
export function linkParents(kin: readonly Kin[], faults: Remark[], binding: Binding): Bound {
  const byKey = new Map(kin.flatMap((it) => [[it.stored?.key ?? it.row?.key ?? "", it] as const]));
  const desk: Desk = {
    ...binding,
    faults,
    strangers: new Map(),
    taken: new Map(),
    texts: [],
    named: bearers(kin, binding),
  };
  for (const child of kin) {
    const { row } = child;
    if (!row) continue;
    for (const role of [...birthParentRoles, ...fosterRoles]) {
      const ring = row[role];
      if (ring === "") continue;
      const parent = byKey.get(ringKey(ring));
      if (parent === child) refuse(row, role, "import.parent.self", faults);
      else {
        const found = parent ?? (holdsNoText(ring) ? undefined : withoutRing(desk, { child, row, role, ring }));
        if (found) child[role] = found;
      }
    }
  }
  return { strangers: desk.strangers, taken: [...desk.taken.values()], texts: desk.texts };
}

type Desk = Binding & {
  faults: Remark[];
  strangers: Map<string, Kin | null>;
  taken: Map<string, NameTaken>;
  texts: Remark[];
  named: ReturnType<typeof bearers>;
};
type ParentSearch = { child: Kin; row: FileRow; role: Role | FosterRole; ring: string };

/** A parent whose ring nobody has: one of that name, a text about it, a bird of somebody else's, or a fault of the row. */
function withoutRing(desk: Desk, { child, row, role, ring }: ParentSearch): Kin | undefined {
  const { faults, strangers, taken, welcomes, takesNames } = desk;
  const bearer = desk.named(ring, role, child);
  if (bearer && "rings" in bearer) {
    refuse(row, role, "import.parent.names", faults, { name: ring, rings: bearer.rings.join(", ") });
    return undefined;
  }
  if (bearer) {
    const values = { name: ring, ring: ringOf(bearer.kin) };
    const key = `${role} ${values.ring}`;
    const before = taken.get(key) ?? { field: role, ...values, rows: 0 };
    taken.set(key, { ...before, rows: before.rows + 1 });
    if (!takesNames) refuse(row, role, "import.parent.by_name", faults, values);
    return takesNames ? bearer.kin : undefined;
  }
  if (isSentence(ring)) {
    keepText(desk, { child, row, role, ring });
    return undefined;
  }
  const key = ringKey(ring);
  const earlier = strangers.get(key);
  if (earlier) return earlier;
  const { stranger, code } = strangerOf(ring, key, role, row.row);
  strangers.set(key, welcomes ? stranger : null);
  if (!welcomes || !stranger) refuse(row, role, welcomes ? code : "import.parent.unknown", faults);
  return (welcomes && stranger) || undefined;
}

const longestNotes = 2000;

/** Puts a text about a parent into the notes of its young; a bird at hand keeps the notes it has. */
function keepText({ texts, faults, nameOf }: Desk, { child, row, role, ring }: ParentSearch): void {
  if (child.stored) return;
  const note = `${nameOf(role)}: ${ring}`;
  const lines = row.notes?.split("\n") ?? [];
  const notes = [...lines.filter((line) => line !== note), note].join("\n");
  if ([...notes].length > longestNotes) {
    refuse(row, role, "import.notes.long", faults);
    return;
  }
  row.notes = notes;
  texts.push({ row: row.row, field: role, value: ring, code: "import.parent.text" });
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
  const fields: FileRow = { ...silence, ...own, foster_father: "", foster_mother: "" };
  return { stranger: { id: `${strangerMark}${key}`, row: fields, active: true } satisfies Kin, code: "" };
}
