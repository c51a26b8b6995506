import { paperKinds } from "#db/words/legal.ts";
import type { Paper } from "#worker/legal/papers/paper-rows.ts";
import { translate } from "#worker/locales/translate.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { addressOf } from "./address.ts";
import { birdHref, joined, nameOf } from "./bird-words.ts";

type Input = ToolArguments["papers"];
type Listed = Omit<Paper, "typed">;
type Head = { id: string; identifier: string; name: string | null };

/** Papers that were issued or are in work, of all birds or of one. */
export const papers = tool({
  name: "papers",
  permission: "papers.issue",
  arguments: toolArguments.papers,
  async find(input, context) {
    if (input.kind !== undefined && !paperKinds.some((it) => it === input.kind)) return noSuchKind(context);
    return input.bird_id === undefined ? ofAll(input, context) : ofBird(input.bird_id, input, context);
  },
});

const noSuchKind = ({ speech }: ToolContext): Finding => ({
  outcome: "unknown",
  figures: {},
  rows: noRows,
  href: "/legal-forms",
  answer: speech.say("papers.no_kind"),
  how: speech.say("papers.how"),
});

async function ofAll({ kind, state }: Input, context: ToolContext): Promise<Finding> {
  const filters = { kind, state };
  const { data, total } = await context.call<{ data: Listed[]; total: number }>(addressOf("/api/papers", filters));
  return found({ papers: data, total, of: "", href: addressOf("/legal-forms", filters) }, filters, context);
}

async function ofBird(id: string, { kind, state }: Input, context: ToolContext): Promise<Finding> {
  const { data } = await context.call<{ data: { head: Head; papers: Listed[] } }>(
    `/api/papers/birds/${encodeURIComponent(id)}`,
  );
  const its = data.papers.filter((it) => (!kind || it.kind === kind) && (!state || it.state === state));
  const of = ` ${context.speech.say("papers.of_bird", { bird: nameOf(data.head) })}`;
  const href = `${birdHref(data.head.id)}/legal-forms`;
  return found({ papers: its, total: its.length, of, href }, { kind, state }, context);
}

type Found = { papers: Listed[]; total: number; of: string; href: string };

function found(
  { papers: list, total, of, href }: Found,
  { kind, state }: Pick<Input, "kind" | "state">,
  context: ToolContext,
): Finding {
  const { speech, language } = context;
  const { say } = speech;
  const kindOf = (it: string) => translate(language, `audit.paper.kind.${it}`);
  const values = {
    count: total,
    state: state ? ` ${say(`papers.state.${state}`, { count: total })}` : "",
    kind: kind ? ` ${say("papers.of_kind", { kind: kindOf(kind) })}` : "",
    of,
  };
  const items = list.slice(0, 50).map((it) => ({
    label: joined([kindOf(it.kind), it.number]),
    href: `/legal-forms/${it.id}`,
    detail: joined([say(`papers.state.${it.state}`, { count: 1 }), speech.day(it.on_day), it.contact]),
  }));
  return {
    outcome: "answered",
    figures: { total },
    rows: { total, items },
    href,
    answer: say(total === 0 ? "papers.none" : "papers.have", values),
    how: say("papers.how"),
  };
}
