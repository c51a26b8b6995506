import type { OnDuplicate } from "#db/vocabulary.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { typedPart } from "#worker/locales/part-days.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import type { NamedParents, ParentSex, UnknownParents } from "./contract.ts";
import { judgeGenes } from "./genes.ts";
import { type Departed, departedFrom, type KnownWords, leavePlaces, lookUp, refuse, type Words } from "./look-up.ts";
import { gather, linkParents, type NameTaken, strangerMark } from "./parent-links.ts";
import {
  type Ancestry,
  doubtfulParents,
  type FileFamily,
  type FosterRole,
  type Kin,
  type Role,
  type StoredBird,
  settleParentage,
} from "./parents/parentage.ts";
import { reliedOn } from "./parents/relied-on.ts";
import { sexParents } from "./parents/sexes.ts";
import type { FileRow, FileRows, Remark } from "./reading/rows.ts";
import { judgeStatusDays } from "./status-days.ts";

/** What the organisation has, as far as a file's rows mention it. */
export type Known = KnownWords & {
  birds: readonly StoredBird[];
  /** Birds further up that are not among `birds`; for circles. */
  ancestry: Ancestry;
  /** The breeder's own mutations, by which genotypes are read beside the catalogue's. */
  mutations?: readonly Mutation[];
};

/** What was chosen for a plan, and the words of its reader. */
type PlanChoices = {
  on_duplicate: OnDuplicate;
  unknown_parents?: UnknownParents;
  named_parents?: NamedParents;
  parent_sex?: ParentSex;
  /** How a note calls a parent of whom a text tells. */
  nameOf?: (role: Role | FosterRole) => string;
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
  /** Parents nobody has, to be kept as birds of somebody else's. */
  references: PlannedBird[];
  /** How many rings of parents no bird has. */
  missing_parents: number;
  updated: Array<PlannedBird & { stored: StoredBird }>;
  unchanged: number;
  skipped: number;
  rejected: number;
  faults: Remark[];
  remarks: Remark[];
  unknown: Words["unknown"];
  same_as: Words["same_as"];
  /** Parents given by names, and which birds those are. */
  names_taken: NameTaken[];
  /** How many more birds count against the plan's limit: birds of others and those that are gone do not. */
  grows_by: number;
  /** Birds at hand the writing relies on, as they were read: id and version. */
  relies_on: Array<[id: string, version: number]>;
};

/**
 * Decides the outcome of every row. Pure: the same file and flock give the same plan, in any row order. Others are served
 * between its steps.
 */
export async function planImport(
  file: FileRows,
  known: Known,
  { on_duplicate, unknown_parents, named_parents = "take", parent_sex, nameOf = (role) => role }: PlanChoices,
): Promise<ImportPlan> {
  const faults = [...file.faults];
  const words = lookUp(file.rows, known, (row, field, code) => refuse(row, field, code, faults));
  const family: FileFamily = { byId: new Map(), ancestry: known.ancestry, faults };
  const kin = gather(file.rows, known.birds, family);
  const sexesParents = parent_sex === "take";
  const { strangers, taken, texts } = linkParents(kin, faults, {
    welcomes: unknown_parents === "reference",
    takesNames: named_parents === "take",
    sexesParents,
    nameOf,
    speciesOf: ({ row, stored }) => (row && words.species.get(row)) ?? stored?.species_id,
  });
  for (const one of strangers.values()) if (one) family.byId.set(one.id, one);
  await yieldThread();
  const sexed = sexesParents ? sexParents(kin) : [];
  judgeGenes(kin, known, words, faults);
  judgeStatusDays(kin, known.statuses, words, faults);
  const departed = departedFrom(known.statuses);
  const homeless = leavePlaces(kin, words, departed);
  const differing = new Set(kin.filter((it) => it.row && it.stored && differs(it.row, it, it.stored, words)));
  for (const it of kin) it.active = isActive(it, on_duplicate, differing, words, faults);
  await yieldThread();
  await settleParentage(family);
  await yieldThread();
  const rejected = new Set(file.rows.flatMap(({ row, rejected }) => (rejected ? [row] : [])));
  const outcome = sortOut(kin, differing, words);
  const remarks = [
    ...[...file.remarks, ...homeless, ...[...texts, ...sexed].filter(({ row }) => !rejected.has(row))],
    ...[...outcome.differing.map(differsRemark), ...doubtfulParents(kin)],
  ];
  const { created, updated, unchanged } = outcome;
  const relies_on = reliedOn(outcome, family);
  const references = referencesOf([...created, ...updated], family);
  const counts = { rows: file.rows.length, unchanged, skipped: outcome.differing.length, rejected: rejected.size };
  return {
    ...counts,
    created,
    references,
    missing_parents: strangers.size,
    updated,
    faults,
    remarks,
    unknown: words.unknown,
    same_as: words.same_as,
    names_taken: taken,
    relies_on,
    grows_by: growthOf(outcome, departed),
  };
}

function growthOf({ created, updated }: Pick<ImportPlan, "created" | "updated">, departed: Departed): number {
  const counts = (isReference: unknown, status_id: string | null) => Number(!isReference && !departed(status_id));
  const born = created.map(({ row, status_id }) => counts(row.facts.is_reference, status_id));
  const turned = updated.map(({ row, status_id, stored }) => {
    const now = counts(row.facts.is_reference ?? stored.is_reference, status_id ?? stored.status_id);
    return now - counts(stored.is_reference, stored.status_id);
  });
  return [...born, ...turned].reduce((sum, one) => sum + one, 0);
}

/** Whether a row says anything else than what is stored. Blank says nothing. */
function differs(
  row: FileRow,
  { father, mother, foster_father, foster_mother }: Kin,
  stored: StoredBird,
  words: Words,
): boolean {
  const texts: Array<[string | null | undefined, string | null]> = [
    [row.name, stored.name],
    [row.sex, stored.sex],
    [words.species.get(row), stored.species_id],
    [words.statuses.get(row), stored.status_id],
    [birthIn(row), birthIn(stored)],
    [father?.id, stored.father_id],
    [mother?.id, stored.mother_id],
    [words.places.get(row), stored.place_id],
    [foster_father?.id, stored.foster_father_id],
    [foster_mother?.id, stored.foster_mother_id],
  ];
  return texts.some(([now, before]) => now && now !== before) || !stored.same_facts;
}

/** The birth a row says, or a bird has, as it is typed. */
export const birthIn = ({ birth_date, birth_precision }: Pick<FileRow, "birth_date" | "birth_precision">) =>
  birth_date && typedPart(birth_date, birth_precision);

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

/** Strangers that a bird to be written names, of the species of the first that does. */
function referencesOf(planned: readonly PlannedBird[], { byId }: FileFamily): PlannedBird[] {
  const references = new Map<string, PlannedBird>();
  for (const child of planned) {
    for (const id of [child.father_id, child.mother_id, child.foster_father_id, child.foster_mother_id]) {
      const stranger = id?.startsWith(strangerMark) ? byId.get(id) : undefined;
      if (!id || !stranger?.row || references.has(id)) continue;
      const nothing = { status_id: null, father_id: null, mother_id: null, place_id: null };
      const raised = { foster_father_id: null, foster_mother_id: null };
      references.set(id, { id, row: stranger.row, species_id: child.species_id, ...nothing, ...raised });
    }
  }
  return [...references.values()];
}

const differsRemark = ({ row, identifier }: FileRow): Remark => ({
  row,
  field: "identifier",
  value: identifier,
  code: "import.row.differs",
});
