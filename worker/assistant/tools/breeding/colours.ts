import type { Crossed } from "#worker/genetics/crosses.ts";
import type { PairOfBirds } from "#worker/genotypes/pair.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";
import { toolArguments } from "../arguments.ts";
import { addressOf } from "../flock/address.ts";
import { birdHref } from "../flock/bird-words.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { looksOf, lossWords } from "./looks.ts";

/** Which colours the young of two birds, or of a pair, would have, as the calculator of colours tells it. */
export const colours = tool({
  name: "colours",
  permission: "flock.read",
  arguments: toolArguments.colours,
  async find(input, context) {
    return "pair_id" in input ? ofPair(input.pair_id, context) : ofTwo(input, context);
  },
});

async function ofPair(id: string, context: ToolContext): Promise<Finding> {
  const { data } = await context.call<PairAnswer>(`/api/pairs/${encodeURIComponent(id)}`);
  const [only, another] = data.judged;
  if (only && !another) return ofTwo(only, context);
  const key = another ? "colours.many" : "colours.nobody";
  return unknown(`/birds/pairs/${data.id}`, context.speech.say(key, { pair: data.number }), context);
}

async function ofTwo({ cock_id, hen_id }: { cock_id: string; hen_id: string }, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const filters = { father: cock_id, mother: hen_id };
  const { data } = await call<{ data: PairOfBirds }>(addressOf("/api/birds/pair-genetics", filters));
  const { father, mother, crossed, fault } = data;
  const href = addressOf("/genetics", filters);
  const birds = { cock: father?.identifier ?? "", hen: mother?.identifier ?? "" };
  if (crossed) return outcomes(crossed, { href, birds }, context);
  if (fault) return unknown(href, fault.message, context);
  const gap = [father, mother].find((it) => it && (!it.has_record || it.unread.length > 0));
  if (!gap || data.choices.length === 0) return unknown(href, speech.say("colours.no_book", birds), context);
  const key = gap.has_record ? "colours.unread" : "colours.unwritten";
  const words = speech.list(gap.unread.map(({ word }) => `“${word}”`));
  const links = [{ label: speech.say("link.genes", { bird: gap.identifier }), href: `${birdHref(gap.id)}/genetics` }];
  return { ...unknown(href, speech.say(key, { bird: gap.identifier, words }), context), links };
}

const unknown = (href: string, answer: string, { speech }: ToolContext): Finding => ({
  outcome: "unknown",
  figures: {},
  rows: noRows,
  href,
  answer,
  how: speech.say("colours.how"),
});

type Around = { href: string; birds: { cock: string; hen: string } };

function outcomes(crossed: Crossed, { href, birds }: Around, context: ToolContext): Finding {
  const { speech } = context;
  const looks = looksOf(crossed, context);
  const shown = looks.slice(0, 3).map(({ name, text }) => speech.say("colours.one", { name, share: text }));
  const more = looks.length - shown.length + crossed.untold;
  const sentences = [
    speech.say(more > 0 ? "colours.some" : "colours.all", { ...birds, looks: speech.list(shown), count: more }),
    lossWords(crossed, context),
  ];
  const bars = looks.slice(0, 12).map(({ name, share, text }) => ({ label: name, value: share, text }));
  return {
    outcome: "answered",
    figures: {},
    rows: {
      total: looks.length,
      items: looks
        .slice(0, 50)
        .map(({ name, text, detail }) => ({ label: name, href: null, detail: detail ? `${text} · ${detail}` : text })),
    },
    href,
    answer: sentences.filter(Boolean).join(" "),
    how: speech.say("colours.how"),
    ...(bars.length > 1 && { chart: { title: speech.say("colours.chart", birds), bars } }),
  };
}
