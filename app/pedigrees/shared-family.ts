import type { PedigreeBird } from "#worker/pedigrees/certificate/pedigree.ts";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import { type DrawnFamily, familyOf } from "./family.ts";

/** A pedigree without ids as the family that is drawn: each bird goes by its place in the list. */
export function sharedFamily(
  birds: readonly PedigreeBird[],
  generations: number,
): DrawnFamily<LineageNode> | undefined {
  const nodes = birds.map(nodeOf);
  const relationships = birds.flatMap(({ father, mother }, child) =>
    [father, mother].flatMap((parent) =>
      parent === null ? [] : [{ source_id: String(parent), target_id: String(child), relationship: "parent" as const }],
    ),
  );
  return familyOf({ nodes, relationships, focus_node_id: "0" }, { ancestors: generations, descendants: 0 });
}

function nodeOf(bird: PedigreeBird, at: number): LineageNode {
  const { ring, name, sex, species, mutation, hatch_year, ring_colour } = bird;
  const facts = [hatch_year, species, mutation].filter(Boolean).join(" · ");
  return {
    id: String(at),
    display_name: name ? `${ring} · ${name}` : ring,
    role: at === 0 ? "focus" : "great_grandparent",
    generation: 0,
    notes: { sex, status: facts, hatch_date: null, hatch_precision: null, is_reference: false },
    face: { ring, name, ring_colour, drawing: bird.drawing, photo_id: null },
  };
}
