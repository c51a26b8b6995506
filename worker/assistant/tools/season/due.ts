import { type LineStep, lineSteps } from "#db/words/care.ts";
import type { Agenda, AgendaEntry } from "#worker/agenda/queries.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { tool } from "../tool.ts";
import { addressOf, during } from "./addresses.ts";
import { countsOf, type DueStep, rowOf, sizeOf } from "./due-lines.ts";

const mostRows = 50;

/**
 * What has to be done on some days, as the agenda has it: each egg once. Figures: `total` as the tabs of the page count it, eggs,
 * chicks and other things; of each step its own; `late` of all; `eggs` and `chicks`.
 */
export const due = tool({
  name: "due",
  permission: "flock.read",
  arguments: toolArguments.due,
  async find(query, { call, scope, speech }) {
    const { from, to, step, late } = query;
    // Whoever sees no money would be answered "nothing" of payments.
    if (step === "payment" && !may(scope, "money.read")) throw new Refusal("forbidden");
    const found = await call<Agenda>(addressOf("/api/agenda", { from, to, once: "1", late: late ? "1" : undefined }));
    const isWanted = (it: { step: DueStep }) => step === undefined || it.step === step;
    const data = found.data.filter(isWanted);
    const beyond = found.beyond.filter(isWanted);
    const counts = countsOf({ data, beyond });
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const late_count = [...data, ...beyond].reduce((sum, it) => sum + (it.is_late ? sizeIn(it) : 0), 0);
    const { say, list } = speech;
    const when = during(speech, from, to);
    const what = list(counts.map((it) => say(`due.step.${it.step}`, { count: it.count })));
    const nothing = step ? say("due.none.step", { when, step: say(`due.name.${step}`) }) : say("due.none", { when });
    const answer = total === 0 ? nothing : say("due.some", { when, what });
    return {
      outcome: "answered",
      figures: {
        total,
        late: late_count,
        eggs: new Set(data.flatMap((it) => it.egg_ids)).size,
        chicks: new Set(data.flatMap((it) => ("pair_id" in it ? it.bird_ids : []))).size,
        ...Object.fromEntries(counts.filter((it) => it.step !== "stock").map((it) => [it.step, it.count])),
      },
      rows: {
        total: data.length + beyond.reduce((sum, { nests }) => sum + nests, 0),
        items: data.slice(0, mostRows).map((it) => rowOf(it, speech)),
      },
      href: pageOf(query, scope.today),
      answer: late_count > 0 ? `${answer} ${say("due.late", { count: late_count })}` : answer,
      how: [say("due.how", { when }), late ? say("due.how.late") : "", missing(found, say)].filter(Boolean).join(" "),
    };
  },
});

const sizeIn = (it: AgendaEntry | Agenda["beyond"][number]) => ("count" in it ? it.count : sizeOf(it));

// What nobody knows is said: a species without its days is silent, not idle.
const missing = ({ silent }: Agenda, say: (key: string, values: Record<string, number>) => string) => {
  const count = silent.reduce((sum, it) => sum + it.count, 0);
  return count > 0 ? say("due.silent", { count }) : "";
};

/** The part of the agenda that has these days, or that step of all its days. */
function pageOf({ to, step, late }: ToolArguments["due"], today: string): string {
  if (step && lineSteps.includes(step as LineStep)) return addressOf("/agenda", { step });
  if (to <= today) return late ? "/agenda" : addressOf("/agenda", { show: "now" });
  return addressOf("/agenda", { show: to <= plusDays(today, 7) ? "week" : "month" });
}
