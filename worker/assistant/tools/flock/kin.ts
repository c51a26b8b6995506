import type { Bird } from "#worker/birds/columns/details.ts";
import type { ListedBird } from "#worker/birds/listings.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { type Finding, type ToolContext, tool } from "../tool.ts";
import { addressOf } from "./address.ts";
import { birdHref, birdRow, nameOf, whereWritten } from "./bird-words.ts";
import { kinInTree } from "./kin-in-tree.ts";

type Relation = ToolArguments["kin"]["relation"];
type Wanted = { bird_id: string; relation: Relation };

/** Who a bird's parents, grandparents, siblings or young are. */
export const kin = tool({
  name: "kin",
  permission: "flock.read",
  arguments: toolArguments.kin,
  async find(input, context) {
    const { relation } = input;
    if (relation === "young") return young(input, context);
    if (relation === "grandparents" || relation === "siblings") return kinInTree(input.bird_id, relation, context);
    return parents(input, context);
  },
});

async function parents({ bird_id, relation }: Wanted, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const { data } = await call<{ data: Bird }>(`/api/birds/${encodeURIComponent(bird_id)}`);
  const bird = nameOf(data);
  const sides = relation === "parents" ? (["father", "mother"] as const) : ([relation as "father" | "mother"] as const);
  const found = sides.flatMap((side) => {
    const parent = data[side];
    return parent ? [{ side, parent }] : [];
  });
  const missing = sides.filter((side) => !data[side]);
  const lines = [
    ...found.map(({ side, parent }) => speech.say(`kin.${side}`, { bird, parent: nameOf(parent) })),
    ...(found.length > 0 || sides.length === 1
      ? missing.map((side) => speech.say(`kin.${side}.unknown`, { bird }))
      : [speech.say("kin.parents.unknown", { bird })]),
  ];
  const items = found.map(({ side, parent }) => ({
    label: nameOf(parent),
    href: birdHref(parent.id),
    detail: speech.say(`kin.is.${side}`),
  }));
  return {
    outcome: found.length > 0 ? "answered" : "unknown",
    figures: found.length > 0 ? { total: found.length } : {},
    rows: { total: items.length, items },
    href: `${birdHref(data.id)}/pedigree`,
    answer: lines.join(" "),
    how: speech.say("kin.how"),
    ...(missing.length > 0 && { links: whereWritten(`${birdHref(data.id)}/edit`, context) }),
  };
}

async function young({ bird_id }: Wanted, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  // Without the bird itself nobody could say whose young they are, and of no such bird there would be none.
  const { data: bird } = await call<{ data: Bird }>(`/api/birds/${encodeURIComponent(bird_id)}`);
  const filters = { parent: bird_id };
  const { data } = await call<{ data: { items: ListedBird[]; total: number } }>(
    addressOf("/api/birds", { ...filters, page_size: "50" }),
  );
  const { items, total } = data;
  return {
    outcome: "answered",
    figures: { total },
    rows: { total, items: items.map((it) => birdRow(it, context)) },
    href: addressOf("/birds", filters),
    answer: speech.say(total === 0 ? "kin.young.none" : "kin.young", { bird: nameOf(bird), count: total }),
    how: speech.say("kin.young.how"),
  };
}
