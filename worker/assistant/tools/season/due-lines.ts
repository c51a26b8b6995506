import type { SeasonStep } from "#db/vocabulary.ts";
import type { LineStep } from "#db/words/care.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda, AgendaEntry } from "#worker/agenda/queries.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import type { AnswerRow } from "../contract.ts";
import type { Speech } from "../speech.ts";

export type DueStep = SeasonStep | LineStep;
/** How many eggs, chicks or other things are due of a step. */
type DueCount = { step: DueStep; count: number };

/** So many eggs and chicks an entry is of; what is brought by another room counts once. */
export const sizeOf = (it: AgendaEntry): number => (isOfNest(it) ? it.egg_ids.length + it.bird_ids.length : 1);

/** What is due step by step, in the order in which the agenda has them first; an egg that is due twice for a step counts once. */
export function countsOf({ data, beyond }: Pick<Agenda, "data" | "beyond">): DueCount[] {
  const counts = new Map<DueStep, { count: number; ids: Set<string> }>();
  const kept = (step: DueStep) => {
    const found = counts.get(step) ?? { count: 0, ids: new Set() };
    counts.set(step, found);
    return found;
  };
  for (const it of data) {
    const found = kept(it.step);
    if (isOfNest(it)) for (const id of [...it.egg_ids, ...it.bird_ids]) found.ids.add(id);
    else found.count += 1;
  }
  for (const { step, count } of beyond) kept(step).count += count;
  return [...counts].map(([step, { count, ids }]) => ({ step, count: count + ids.size }));
}

/** An entry with where it is done. Of a medicine its name is told and never how much of it. */
export function rowOf(it: AgendaEntry, speech: Speech): AnswerRow {
  const { say, day } = speech;
  const when = it.until > it.on ? say("due.until", { from: day(it.on), to: day(it.until) }) : day(it.on);
  const detail = [when, it.place, it.is_late ? say("due.is_late") : null].filter(Boolean).join(" · ");
  const what = say(`due.step.${it.step}`, { count: sizeOf(it) });
  if (!isOfNest(it)) return { label: say("due.line", { what, title: it.title }), href: pageOf(it), detail };
  const nest = it.pair === null ? it.incubator : say("due.pair", { number: it.pair });
  const href = it.pair_id === null ? `/incubators/${it.incubator_id}` : `/birds/pairs/${it.pair_id}`;
  return { label: [what, nest].filter(Boolean).join(" · "), href, detail };
}

/** Where a line of another room is looked at; as `onAgendaLine` of the pages has it. */
function pageOf({ step, subject_id, bird_ids, occurrence = "" }: AgendaLine): string {
  const [first, ...others] = bird_ids;
  const ofOne = first !== undefined && others.length === 0;
  switch (step) {
    case "dose":
      return `/health/courses/${subject_id}`;
    case "follow_up":
    case "quarantine":
      return ofOne ? `/birds/${first}/health` : "/health";
    case "task":
      return `/tasks?edit=${subject_id}`;
    case "feed":
      return "/stock/feeding";
    case "stock":
      return `/stock/${subject_id}`;
    case "payment":
      return "/payments";
    case "deadline":
      if (occurrence.startsWith("annual_return")) return `/legal-forms/return?year=${subject_id}`;
      if (occurrence.startsWith("loan")) return `/legal-forms/${subject_id}`;
      return ofOne ? `/birds/${first}` : `/birds?species_id=${subject_id}`;
  }
}
