import type { PairAnswer } from "#worker/mating/pair.ts";
import type { PairAnswer as PairPage } from "#worker/pairs/queries.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";
import { toolArguments } from "../arguments.ts";
import { addressOf } from "../flock/address.ts";
import { birdHref, nameOf, whereWritten } from "../flock/bird-words.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { ancestorRows, lowerBound, riskWords, shareWords } from "./inbreeding-words.ts";
import { unlessRefused } from "./refusals.ts";

/** F of a bird, of the young of two, or of those of a pair, and which common ancestors it comes from. */
export const inbreeding = tool({
  name: "inbreeding",
  permission: "flock.read",
  arguments: toolArguments.inbreeding,
  async find(input, context) {
    if ("bird_id" in input) return ofBird(input.bird_id, context);
    return "pair_id" in input ? ofPair(input.pair_id, context) : ofTwo(input, context);
  },
});

async function ofBird(id: string, context: ToolContext): Promise<Finding> {
  const { speech } = context;
  const depth = "ancestors=1&descendants=0&include_siblings=false";
  const { data } = await context.call<{ data: PedigreePage }>(`/api/birds/${encodeURIComponent(id)}/pedigree?${depth}`);
  const { head, explanation } = data;
  const { inbreeding: f, completeness } = head;
  const href = `${birdHref(head.id)}/pedigree`;
  const bird = nameOf(head);
  // Without a single parent F says nothing: it would be 0 of a bird whose parents are siblings.
  if (completeness === 0)
    return {
      ...nothing(href, speech.say("inbreeding.bird.unknown", { bird }), speech.say("inbreeding.how")),
      links: whereWritten(`${birdHref(head.id)}/edit`, context),
    };
  return {
    outcome: "answered",
    figures: { inbreeding: f, completeness },
    href,
    answer: sentences(
      speech.say("inbreeding.bird", { bird, share: shareWords(f, context) }),
      riskWords(f, context),
      lowerBound(completeness, context),
    ),
    how: speech.say("inbreeding.how"),
    ...ancestorRows(explanation, context),
  };
}

async function ofTwo({ cock_id, hen_id }: { cock_id: string; hen_id: string }, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const filters = { cock_id, hen_id };
  const href = addressOf("/birds/pair", filters);
  const found = await unlessRefused(
    call<{ data: PairAnswer }>(addressOf("/api/birds/kinship/pair", filters)),
    "invalid",
  );
  if (!found) return nothing(href, speech.say("inbreeding.not_two"), speech.say("inbreeding.how"));
  const { cock, hen, expected_inbreeding: f, completeness, explanation, is_hybrid } = found.data;
  const birds = { cock: nameOf(cock), hen: nameOf(hen) };
  return {
    outcome: "answered",
    figures: { inbreeding: f, completeness },
    href,
    answer: sentences(
      speech.say("inbreeding.two", { ...birds, share: shareWords(f, context) }),
      is_hybrid ? speech.say("inbreeding.hybrid") : riskWords(f, context),
      lowerBound(completeness, context),
    ),
    how: speech.say("inbreeding.how"),
    ...ancestorRows(explanation, context),
  };
}

async function ofPair(id: string, context: ToolContext): Promise<Finding> {
  const { call, speech } = context;
  const { data } = await call<PairPage>(`/api/pairs/${encodeURIComponent(id)}`);
  const href = `/birds/pairs/${data.id}`;
  const { number: pair, judged } = data;
  const [only] = judged;
  if (!only) return nothing(href, speech.say("inbreeding.pair.unknown", { pair }), speech.say("inbreeding.how"));
  if (judged.length === 1) return ofTwo(only, context);
  const all = judged.map(({ inbreeding: f }) => f);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const items = judged.map((it) => ({
    label: `${it.cock.identifier} × ${it.hen.identifier}`,
    href: addressOf("/birds/pair", { cock_id: it.cock_id, hen_id: it.hen_id }),
    detail: `F ${shareWords(it.inbreeding, context)}`,
  }));
  return {
    outcome: "answered",
    figures: { total: judged.length },
    rows: { total: judged.length, items: items.slice(0, 50) },
    href,
    answer: speech.say("inbreeding.pair", { pair, least: shareWords(least, context), most: shareWords(most, context) }),
    how: speech.say("inbreeding.how"),
  };
}

const sentences = (...all: string[]) => all.filter(Boolean).join(" ");

const nothing = (href: string, answer: string, how: string): Finding => ({
  outcome: "unknown",
  figures: {},
  rows: noRows,
  href,
  answer,
  how,
});
