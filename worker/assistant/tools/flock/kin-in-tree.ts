import type { Lineage, LineageNode } from "#worker/pedigrees/lineage.ts";
import type { Finding, ToolContext } from "../tool.ts";
import { birdHref, bornOn, joined, nameOf, whereWritten } from "./bird-words.ts";

type Tree = { data: Lineage & { is_cut: boolean }; head: { id: string; identifier: string; name: string | null } };

/** The grandparents or siblings of a bird, as its pedigree has them; siblings are full or half. */
export async function kinInTree(
  bird_id: string,
  relation: "grandparents" | "siblings",
  context: ToolContext,
): Promise<Finding> {
  const { call, speech } = context;
  const depth = relation === "grandparents" ? 2 : 1;
  const { data, head } = await call<Tree>(
    `/api/birds/${encodeURIComponent(bird_id)}/lineage?ancestors=${depth}&descendants=0&include_siblings=${depth === 1}`,
  );
  const bird = nameOf(head);
  const role = relation === "grandparents" ? "grandparent" : "sibling";
  const found = data.nodes.filter((node) => node.role === role);
  const parentsOf = parentsIn(data);
  const own = parentsOf(head.id);
  const isFull = ({ id }: LineageNode) => own.length === 2 && own.every((parent) => parentsOf(id).includes(parent));
  const full = found.filter(isFull).length;
  const items = found.map((node) =>
    rowOf(
      node,
      relation === "siblings" ? speech.say(isFull(node) ? "kin.is.full" : "kin.is.half") : undefined,
      context,
    ),
  );
  const isUnknown = found.length === 0 && (relation === "grandparents" || own.length === 0);
  const key = isUnknown ? `kin.${relation}.unknown` : found.length === 0 ? `kin.${relation}.none` : `kin.${relation}`;
  const total = found.length;
  const parts: Record<string, string> =
    relation === "siblings"
      ? { full: speech.say("kin.full", { count: full }), half: speech.say("kin.half", { count: total - full }) }
      : {};
  return {
    outcome: isUnknown ? "unknown" : "answered",
    figures: isUnknown ? {} : { total, ...(relation === "siblings" && { full, half: total - full }) },
    rows: { total, items: items.slice(0, 50) },
    href: `${birdHref(head.id)}/pedigree`,
    answer: speech.say(key, { bird, count: total, names: speech.list(items.map(({ label }) => label)), ...parts }),
    how: speech.say(data.is_cut ? "kin.how.cut" : "kin.how"),
    ...(isUnknown && { links: whereWritten(`${birdHref(head.id)}/edit`, context) }),
  };
}

function parentsIn({ relationships }: Lineage): (id: string) => string[] {
  const parents = new Map<string, string[]>();
  for (const { source_id, target_id, relationship } of relationships)
    if (relationship === "parent") parents.set(target_id, [...(parents.get(target_id) ?? []), source_id]);
  return (id) => parents.get(id) ?? [];
}

function rowOf({ id, display_name, notes }: LineageNode, kind: string | undefined, context: ToolContext) {
  const born = notes.hatch_date ? bornOn(notes.hatch_date, notes.hatch_precision, context) : null;
  const detail = joined([kind, context.speech.say(`sex.${notes.sex}`), born, notes.status]);
  return { label: display_name, href: birdHref(id), detail };
}
