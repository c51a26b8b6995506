import type { Relationship, Sex } from "#db/vocabulary.ts";

/** A bird of a lineage answer, as far as a pedigree needs it. */
export type Relative = { id: string; notes: { sex: Sex } };
export type Tie = { source_id: string; target_id: string; relationship: Relationship };
export type Side = "father" | "mother";
/** A place in a pedigree: filled or, as on a breeder's paper, left blank. Sire before dam. */
export type Ancestor<Bird> = { bird: Bird | undefined; side: Side | undefined; parents: Ancestor<Bird>[] };
export type Descendant<Bird> = { bird: Bird; children: Descendant<Bird>[] };
/** The offspring of one pairing; the partner may be unknown. */
export type Brood<Bird> = { partner: Bird | undefined; children: Descendant<Bird>[] };
export type DrawnFamily<Bird> = {
  ancestry: Ancestor<Bird>;
  broods: Brood<Bird>[];
  siblings: Bird[];
};

/** How many generations each way a family is followed. */
export type Reach = { ancestors: number; descendants: number };

/**
 * The family of one bird out of a lineage answer; undefined when the answer does not hold the bird itself. Data that
 * runs in a circle ends where it meets itself.
 */
export function familyOf<Bird extends Relative>(
  { nodes, relationships, focus_node_id }: { nodes: Bird[]; relationships: Tie[]; focus_node_id: string },
  reach: Reach,
): DrawnFamily<Bird> | undefined {
  const known = new Map(nodes.map((bird) => [bird.id, bird]));
  const focus = known.get(focus_node_id);
  if (!focus) return undefined;
  const parentsOf = index(relationships, known, "target_id", "source_id");
  const childrenOf = index(relationships, known, "source_id", "target_id");
  const bonds = (wanted: Relationship) => besideOf(focus, wanted, { relationships, known });
  return {
    ancestry: ancestryOf(focus, { parentsOf, left: reach.ancestors, path: [] }),
    broods: broodsOf(focus, { parentsOf, childrenOf, partners: bonds("partner"), left: reach.descendants }),
    siblings: bonds("sibling"),
  };
}

type Kin<Bird> = (id: string) => Bird[];
type End = "source_id" | "target_id";

function index<Bird extends Relative>(ties: Tie[], known: Map<string, Bird>, from: End, to: End): Kin<Bird> {
  const found = new Map<string, Map<string, Bird>>();
  for (const tie of ties) {
    const bird = known.get(tie[to]);
    if (tie.relationship !== "parent" || !bird) continue;
    found.set(tie[from], (found.get(tie[from]) ?? new Map<string, Bird>()).set(bird.id, bird));
  }
  return (id) => [...(found.get(id)?.values() ?? [])];
}

type Answer<Bird> = { relationships: Tie[]; known: Map<string, Bird> };

/** Who stands beside the focus: its partners or its siblings, each once. */
function besideOf<Bird extends Relative>(focus: Bird, wanted: Relationship, { relationships, known }: Answer<Bird>) {
  const ties = relationships.filter(({ relationship }) => relationship === wanted);
  const ids = ties.flatMap(({ source_id, target_id }) => {
    if (target_id === focus.id) return [source_id];
    return source_id === focus.id ? [target_id] : [];
  });
  return [...new Set(ids)].flatMap((id) => (id === focus.id ? [] : (known.get(id) ?? [])));
}

type Climb<Bird> = { parentsOf: Kin<Bird>; left: number; path: string[]; side?: Side };

function ancestryOf<Bird extends Relative>(bird: Bird, { parentsOf, left, path, side }: Climb<Bird>): Ancestor<Bird> {
  const isClimbable = left > 0 && !path.includes(bird.id);
  const place = (parent: Bird | undefined, at: Side): Ancestor<Bird> =>
    parent
      ? ancestryOf(parent, { parentsOf, left: left - 1, path: [...path, bird.id], side: at })
      : { bird: undefined, side: at, parents: [] };
  const { father, mother } = sided(isClimbable ? parentsOf(bird.id) : []);
  return { bird, side, parents: isClimbable ? [place(father, "father"), place(mother, "mother")] : [] };
}

// Parents are sexed when they are entered; one who is not takes the place that is left.
function sided<Bird extends Relative>(parents: Bird[]): { father: Bird | undefined; mother: Bird | undefined } {
  const father = parents.find(({ notes }) => notes.sex === "male");
  const mother = parents.find((it) => it.notes.sex === "female" && it !== father);
  const rest = parents.filter((it) => it !== father && it !== mother);
  return { father: father ?? (mother ? rest[0] : rest.shift()), mother: mother ?? rest[0] };
}

type Descent<Bird> = {
  parentsOf: Kin<Bird>;
  childrenOf: Kin<Bird>;
  partners: Bird[];
  left: number;
};

function broodsOf<Bird extends Relative>(focus: Bird, descent: Descent<Bird>): Brood<Bird>[] {
  const { parentsOf, childrenOf, partners, left } = descent;
  const broods = new Map<string, Brood<Bird>>(partners.map((partner) => [partner.id, { partner, children: [] }]));
  const met = new Map([[focus.id, left]]);
  for (const child of left > 0 ? childrenOf(focus.id) : []) {
    const partner = parentsOf(child.id).find(({ id }) => id !== focus.id);
    const brood = broods.get(partner?.id ?? "") ?? { partner, children: [] };
    brood.children.push(descentOf(child, { childrenOf, left: left - 1, met }));
    broods.set(partner?.id ?? "", brood);
  }
  return [...broods.values()];
}

// A bird bred back into its own family is a child twice; its own children are drawn again only if that shows more.
function descentOf<Bird extends Relative>(
  bird: Bird,
  { childrenOf, left, met }: { childrenOf: Kin<Bird>; left: number; met: Map<string, number> },
): Descendant<Bird> {
  if (left <= (met.get(bird.id) ?? 0)) return { bird, children: [] };
  met.set(bird.id, left);
  return { bird, children: childrenOf(bird.id).map((it) => descentOf(it, { childrenOf, left: left - 1, met })) };
}
