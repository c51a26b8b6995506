import type { OnDuplicate } from "#db/vocabulary.ts";
import { type Family, fosterRoles, type Kin, parentRoles, type StoredBird, settleBonds } from "./import-bonds.ts";
import type { FileRow, FileRows, Remark } from "./import-rows.ts";
import { type KnownWords, lookUp, refuse, type Words } from "./import-words.ts";
import { ringKey } from "./rings.ts";

/** What the organisation has, as far as a file's rows mention it. */
export type Known = KnownWords & {
  birds: readonly StoredBird[];
  /** Parents of birds further up that are not among `birds`; for circles. */
  ancestry: ReadonlyMap<string, readonly string[]>;
};

/** A bird to write. Ids of birds that are made by the same import are `row:7` until then. */
export type PlannedBird = {
  id: string;
  row: FileRow;
  /** Known unless the row is about a bird at hand and leaves it out. */
  species_id: string | null;
  status_id: string | null;
  father_id: string | null;
  mother_id: string | null;
  place_id: string | null;
  foster_father_id: string | null;
  foster_mother_id: string | null;
};
export type ImportPlan = {
  rows: number;
  created: PlannedBird[];
  updated: Array<PlannedBird & { stored: StoredBird }>;
  unchanged: number;
  skipped: number;
  rejected: number;
  faults: Remark[];
  remarks: Remark[];
  unknown: Words["unknown"];
  /** How many more birds count against the plan's limit: birds of others do not. */
  grows_by: number;
  /** Birds at hand the writing relies on, as they were read: id and version. */
  relies_on: Array<[id: string, version: number]>;
};

/** Decides the outcome of every row. Pure: the same file and flock give the same plan, in any row order. */
export function planImport(file: FileRows, known: Known, on_duplicate: OnDuplicate): ImportPlan {
  const faults = [...file.faults];
  const words = lookUp(file.rows, known, faults);
  const family: Family = { byId: new Map(), ancestry: known.ancestry, faults };
  const kin = gather(file.rows, known.birds, family);
  linkParents(kin, faults);
  const differing = new Set(kin.filter((it) => it.row && it.stored && differs(it.row, it, it.stored, words)));
  for (const it of kin) it.active = isActive(it, on_duplicate, differing, words, faults);
  settleBonds(family);
  const rejected = file.rows.filter((row) => row.rejected).length;
  const outcome = sortOut(kin, differing, words);
  const remarks = [...file.remarks, ...outcome.differing.map(differsRemark)];
  const { created, updated, unchanged } = outcome;
  const relies_on = reliedOn([...created, ...updated], family);
  const counts = { rows: file.rows.length, unchanged, skipped: outcome.differing.length, rejected };
  return {
    ...counts,
    created,
    updated,
    faults,
    remarks,
    unknown: words.unknown,
    relies_on,
    grows_by: growthOf(outcome),
  };
}

function growthOf({ created, updated }: Pick<ImportPlan, "created" | "updated">): number {
  const born = created.filter(({ row }) => !row.facts.is_reference).length;
  const turned = updated.map(({ row, stored }) =>
    row.facts.is_reference === undefined ? 0 : Number(stored.is_reference) - row.facts.is_reference,
  );
  return turned.reduce((sum, one) => sum + one, born);
}

/** Everyone of the file and the flock, each once. */
function gather(rows: readonly FileRow[], birds: readonly StoredBird[], family: Family): Kin[] {
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

function linkParents(kin: readonly Kin[], faults: Remark[]) {
  const byKey = new Map(kin.flatMap((it) => [[it.stored?.key ?? it.row?.key ?? "", it] as const]));
  for (const child of kin) {
    for (const role of [...parentRoles, ...fosterRoles]) {
      const ring = child.row?.[role];
      if (!child.row || !ring) continue;
      const parent = byKey.get(ringKey(ring));
      if (parent === child) refuse(child.row, role, "import.parent.self", faults);
      else if (parent) child[role] = parent;
      else refuse(child.row, role, "import.parent.unknown", faults);
    }
  }
}

/** Whether a row says anything else than what is stored. Blank says nothing. */
function differs(
  row: FileRow,
  { father, mother, foster_father, foster_mother }: Kin,
  stored: StoredBird,
  words: Words,
): boolean {
  const said: Array<[string | null | undefined, string | null]> = [
    [row.name, stored.name],
    [row.sex, stored.sex],
    [words.species.get(row), stored.species_id],
    [words.statuses.get(row), stored.status_id],
    [row.birth_date, stored.birth_date],
    [father?.id, stored.father_id],
    [mother?.id, stored.mother_id],
    [words.places.get(row), stored.place_id],
    [foster_father?.id, stored.foster_father_id],
    [foster_mother?.id, stored.foster_mother_id],
  ];
  return said.some(([now, before]) => now && now !== before) || !stored.same_facts;
}

function isActive(kin: Kin, on_duplicate: OnDuplicate, differing: Set<Kin>, words: Words, faults: Remark[]): boolean {
  const { row, stored } = kin;
  if (!row || row.rejected) return false;
  if (!stored) return true;
  if (on_duplicate === "skip" || !differing.has(kin)) return false;
  if (words.species.get(row) === stored.species_id) return true;
  refuse(row, "species", "import.species.fixed", faults);
  return false;
}

function sortOut(kin: readonly Kin[], differing: ReadonlySet<Kin>, words: Words) {
  const created: PlannedBird[] = [];
  const updated: ImportPlan["updated"] = [];
  const skipped: FileRow[] = [];
  let unchanged = 0;
  for (const it of kin) {
    const { row, stored, active } = it;
    if (!row || row.rejected) continue;
    const planned = {
      id: it.id,
      row,
      species_id: words.species.get(row) ?? null,
      status_id: words.statuses.get(row) ?? null,
      father_id: it.father?.id ?? null,
      mother_id: it.mother?.id ?? null,
      place_id: words.places.get(row) ?? null,
      foster_father_id: it.foster_father?.id ?? null,
      foster_mother_id: it.foster_mother?.id ?? null,
    };
    if (!stored) created.push(planned);
    else if (active) updated.push({ ...planned, stored });
    else if (differing.has(it)) skipped.push(row);
    else unchanged += 1;
  }
  return { created, updated, differing: skipped, unchanged };
}

const differsRemark = ({ row, identifier }: FileRow): Remark => ({
  row,
  field: "identifier",
  value: identifier,
  code: "import.row.differs",
});

function reliedOn(planned: readonly PlannedBird[], { byId }: Family): Array<[string, number]> {
  const ids = new Set(
    planned.flatMap((it) => [it.id, it.father_id, it.mother_id, it.foster_father_id, it.foster_mother_id]),
  );
  return [...ids].flatMap((id) => {
    const stored = byId.get(id ?? "")?.stored;
    return stored ? [[stored.id, stored.version] as [string, number]] : [];
  });
}
