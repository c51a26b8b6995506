import type { Bird } from "#worker/birds/columns/details.ts";
import type { matesOf } from "#worker/mating/mates.ts";
import { toolArguments } from "../arguments.ts";
import { birdHref, joined, nameOf, whereWritten } from "../flock/bird-words.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { shareWords } from "./inbreeding-words.ts";
import { unlessRefused } from "./refusals.ts";

type Mates = Awaited<ReturnType<typeof matesOf>>;

/** Who might be paired with a bird, the lowest F of the young first, as `/birds/:id/mates` ranks them. */
export const mates = tool({
  name: "mates",
  permission: "flock.read",
  arguments: toolArguments.mates,
  async find({ bird_id }, context) {
    const path = `/api/birds/${encodeURIComponent(bird_id)}`;
    const found = await unlessRefused(context.call<{ data: Mates }>(`${path}/mates?page_size=50`), "conflict");
    return found ? ranked(found.data, context) : whyNone((await context.call<{ data: Bird }>(path)).data, context);
  },
});

function ranked({ head, items, total }: Mates, context: ToolContext): Finding {
  const { speech } = context;
  const [best] = items;
  const f = (share: number) => speech.say("mates.f", { share: shareWords(share, context) });
  const values = { bird: nameOf(head), count: total };
  const rows = items.map((mate) => {
    const cautions = mate.cautions.map((it) => speech.say(`mates.caution.${it}`));
    const looks = mate.young?.looks.map(({ name }) => name).join(", ");
    return {
      label: nameOf(mate),
      href: birdHref(mate.id),
      detail: joined([
        f(mate.expected_inbreeding),
        mate.mutation,
        ...cautions,
        looks && speech.say("mates.young", { looks }),
      ]),
    };
  });
  const answer = best
    ? speech.say("mates.best", { ...values, mate: nameOf(best), share: shareWords(best.expected_inbreeding, context) })
    : speech.say("mates.none", values);
  return {
    outcome: "answered",
    figures: { total, ...(best && { expected_inbreeding: best.expected_inbreeding }) },
    rows: { total, items: rows },
    href: `${birdHref(head.id)}/mates`,
    answer: best ? [answer, speech.say("mates.count", values)].join(" ") : answer,
    how: speech.say("mates.how"),
  };
}

function whyNone(bird: Bird, context: ToolContext): Finding {
  const why = bird.is_reference ? "theirs" : bird.status?.kind === "gone" ? "gone" : "unknown_sex";
  return {
    outcome: "unknown",
    figures: {},
    rows: noRows,
    href: birdHref(bird.id),
    answer: context.speech.say(`mates.${why}`, { bird: nameOf(bird), status: bird.status?.name ?? "" }),
    how: context.speech.say("mates.how"),
    ...(why === "unknown_sex" && { links: whereWritten(`${birdHref(bird.id)}/edit`, context) }),
  };
}
