import type { HealthEvent } from "#worker/health/event-rows.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Weight } from "#worker/record/weights.ts";
import { type Finding, noRows, type ToolContext } from "../tool.ts";
import { birdHref, joined, nameOf } from "./bird-words.ts";

type Head = { id: string; identifier: string; name: string | null; status: { name: string } | null };
type Weights = { head: Head; items: Weight[] };
type Health = { head: Head; items: HealthEvent[]; total_pages: number };
const mostBars = 12;

/** What a bird weighed last, and how that went. */
export async function birdWeight(bird_id: string, { call, speech }: ToolContext): Promise<Finding> {
  const { data } = await call<{ data: Weights }>(`/api/birds/${encodeURIComponent(bird_id)}/weights`);
  const { head, items } = data;
  const [last] = items;
  const bird = nameOf(head);
  const href = `${birdHref(head.id)}/weights`;
  const how = speech.say("bird.weight.how");
  if (!last)
    return {
      outcome: "unknown",
      figures: {},
      rows: noRows,
      href,
      answer: speech.say("bird.weight.unknown", { bird }),
      how,
    };
  const grams = (value: number) => speech.say("bird.grams", { grams: speech.number(value, 2) });
  const change =
    last.change === null ? "" : speech.say(changeKey(last.change), { grams: grams(Math.abs(last.change)) });
  const bars = items.slice(0, mostBars).reverse();
  return {
    outcome: "answered",
    figures: { grams: last.grams, ...(last.change !== null && { change: last.change }) },
    rows: {
      total: items.length,
      items: items
        .slice(0, 50)
        .map((it) => ({ label: speech.day(it.weighed_on), href, detail: joined([grams(it.grams), it.note]) })),
    },
    href,
    answer: joinedWords(
      speech.say("bird.weight", { bird, grams: grams(last.grams), day: speech.day(last.weighed_on) }),
      change,
    ),
    how,
    ...(bars.length > 1 && {
      chart: {
        title: speech.say("bird.weight.chart", { bird }),
        bars: bars.map((it) => ({ label: speech.day(it.weighed_on), value: it.grams, text: grams(it.grams) })),
      },
    }),
  };
}

const changeKey = (change: number) => `bird.weight.${change > 0 ? "more" : change < 0 ? "less" : "same"}`;
const joinedWords = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

/** What was written of a bird's health, the newest first; never a medicine's dose. */
export async function birdHealth(bird_id: string, { call, speech, language }: ToolContext): Promise<Finding> {
  const { data } = await call<{ data: Health }>(`/api/birds/${encodeURIComponent(bird_id)}/health`);
  const { head, items } = data;
  const href = `${birdHref(head.id)}/health`;
  const kindOf = ({ kind }: HealthEvent) => translate(language, `audit.health.kind.${kind}`);
  const [last] = items;
  const values = { bird: nameOf(head) };
  const status = head.status ? speech.say("bird.health.status", { status: head.status.name }) : "";
  const answer = last
    ? speech.say("bird.health", { ...values, kind: kindOf(last), day: speech.day(last.on) })
    : speech.say("bird.health.none", values);
  return {
    outcome: "answered",
    figures: {},
    rows: {
      total: items.length,
      items: items.map((it) => ({ label: speech.day(it.on), href, detail: kindOf(it) })),
    },
    href,
    answer: joinedWords(answer, status),
    how: speech.say("bird.health.how"),
  };
}
