import type { LineageRole, Relationship, RingColour, Sex } from "#db/vocabulary.ts";
import type { Known } from "#worker/locales/part-days.ts";

/** A relative as the database finds it; one bird may be found in several ways. */
export type Kin = {
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  status: string | null;
  birth_date: string | null;
  birth_precision: Known;
  father_id: string | null;
  mother_id: string | null;
  is_reference: 0 | 1;
  drawing: string;
  /** The photo that stands for it. */
  photo_id: string | null;
  relation: "line" | "sibling" | "partner";
  /** Ancestors -1 to -6, descendants 1 to 6; focus, siblings and partners 0. */
  generation: number;
};

export type LineageNode = {
  id: string;
  display_name: string;
  role: LineageRole;
  generation: number;
  notes: {
    sex: Sex;
    status: string | null;
    hatch_date: string | null;
    hatch_precision: Known;
    /** Somebody else's bird, kept as an ancestor. */
    is_reference: boolean;
  };
  /** Its part of the focus' F, where the page tells it. */
  contribution?: number;
  /** What its card shows, where a tree is drawn. */
  face?: Face;
};
export type Face = {
  ring: string;
  name: string | null;
  ring_colour: RingColour | null;
  drawing: string;
  photo_id: string | null;
};
type LineageRelationship = { source_id: string; target_id: string; relationship: Relationship };
export type Lineage = { nodes: LineageNode[]; relationships: LineageRelationship[]; focus_node_id: string };

/** So many of a family are told; of a sire with thousands of young nobody reads more in a tree. */
export const mostKin = { descendants: 300, siblings: 100, partners: 100 } as const;

/** The nearest kin of what the database found, and whether there are more. */
export function nearestKin(found: readonly Kin[]): { kin: Kin[]; is_cut: boolean } {
  const left: Record<keyof typeof mostKin | "ancestors", number> = { ...mostKin, ancestors: Number.POSITIVE_INFINITY };
  const kin = [...found].sort(byNearness).filter((it) => {
    left[groupOf(it)] -= 1;
    return left[groupOf(it)] >= 0;
  });
  return { kin, is_cut: kin.length < found.length };
}

function groupOf({ relation, generation }: Kin): keyof typeof mostKin | "ancestors" {
  if (relation !== "line") return `${relation}s`;
  return generation > 0 ? "descendants" : "ancestors";
}

/**
 * Assembles a family tree. A bird found in several ways stands once, in its nearest role (steps from the focus: parent
 * and offspring one, sibling and partner two, and so on; siblings before partners before grandparents). Every relation
 * stays: the source is the parent, sibling or partner of the target.
 */
export function assembleLineage(focus_id: string, found: Kin[]): Lineage {
  const nearest = new Map<string, Kin>();
  for (const kin of [...found].sort(byNearness)) if (!nearest.has(kin.id)) nearest.set(kin.id, kin);
  const shown = [...nearest.values()];
  return {
    nodes: shown.map(nodeOf),
    relationships: [...parentRelationships(shown), ...relationshipsTo(focus_id, found)],
    focus_node_id: focus_id,
  };
}

const byNearness = (one: Kin, other: Kin) =>
  steps(one) - steps(other) || preference(one) - preference(other) || compare(one.id, other.id);

const steps = ({ relation, generation }: Kin) => (relation === "line" ? Math.abs(generation) : 2);

// Among equally near birds: siblings, partners, ancestors, descendants.
function preference({ relation, generation }: Kin): number {
  if (relation === "line") return generation > 0 ? 3 : 2;
  return relation === "sibling" ? 0 : 1;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function nodeOf({
  id,
  identifier,
  name,
  sex,
  status,
  birth_date,
  birth_precision,
  is_reference,
  ...kin
}: Kin): LineageNode {
  const display_name = name ? `${identifier} · ${name}` : identifier;
  const notes = {
    sex,
    status,
    hatch_date: birth_date,
    hatch_precision: birth_precision,
    is_reference: is_reference === 1,
  };
  return { id, display_name, role: roleOf(kin), generation: kin.generation, notes };
}

/** The role a relation gives; beyond three generations up and two down the outermost role stays. */
export function roleOf({ relation, generation }: Pick<Kin, "relation" | "generation">): LineageRole {
  if (relation !== "line") return relation;
  if (generation > 0) return generation === 1 ? "offspring" : "grand_offspring";
  return (["focus", "parent", "grandparent"] as const)[-generation] ?? "great_grandparent";
}

function parentRelationships(shown: Kin[]): LineageRelationship[] {
  const ids = new Set(shown.map(({ id }) => id));
  return shown.flatMap(({ id, father_id, mother_id }) =>
    [father_id, mother_id]
      .filter((parent) => parent !== null && ids.has(parent))
      .map((parent) => ({ source_id: parent as string, target_id: id, relationship: "parent" as const })),
  );
}

function relationshipsTo(target_id: string, found: Kin[]): LineageRelationship[] {
  return found.flatMap(({ id, relation }) =>
    relation === "line" ? [] : [{ source_id: id, target_id, relationship: relation }],
  );
}
