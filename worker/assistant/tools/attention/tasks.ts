import type { Agenda } from "#worker/agenda/queries.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { toolArguments } from "../arguments.ts";
import type { Speech } from "../speech.ts";
import { type ToolContext, tool } from "../tool.ts";
import { ranked, type Urgency } from "./ranking.ts";
import { alarmsWaiting, type OpenAlarm, type ShelfItem, shelfWaiting, type WaitingLine, waitingIn } from "./waiting.ts";

/** So many days ahead deadlines are told. */
const ahead = 30;
const mostRows = 50;
/** So many are named in the sentence. */
const mostNamed = 3;

type Machines = { data: Array<{ id: string; name: string; alarms: Pick<OpenAlarm, "kind" | "level">[] }> };
type Shelf = { data: ShelfItem[] };

/** What needs attention most, of the agenda, open alarms and the shelf, each with its reason. */
export const tasks = tool({
  name: "tasks",
  permission: "flock.read",
  arguments: toolArguments.tasks,
  async find(_, context) {
    const { scope, speech } = context;
    const { agenda, alarms, items } = await reading(context);
    const { today } = scope;
    const all = ranked(
      [...alarmsWaiting(alarms, today, speech), ...waitingIn(agenda, speech), ...shelfWaiting(items, today, speech)],
      today,
    );
    const { say, list } = speech;
    const first = all
      .slice(0, mostNamed)
      .map(({ title, urgency }) => say("attention.named", { title, reason: reasonOf(urgency, speech) }));
    return {
      outcome: "answered",
      figures: { total: all.length, ...countsOf(agenda, today), alarms: alarms.length },
      rows: { total: all.length, items: all.slice(0, mostRows).map((it) => rowOf(it, speech)) },
      href: "/agenda",
      answer:
        all.length === 0 ? say("attention.none") : say("attention.count", { count: all.length, first: list(first) }),
      how: say("attention.how"),
    };
  },
});

/** The three pages it is read from, at once; the shelf only where the agenda tells something of it. */
async function reading({ call, scope }: ToolContext) {
  const query = new URLSearchParams({ late: "1", once: "1", to: plusDays(scope.today, ahead) });
  const [agenda, machines] = await Promise.all([
    call<Agenda>(`/api/agenda?${query}`),
    call<Machines>("/api/incubators"),
  ]);
  const alarms = machines.data.flatMap(({ id: incubator_id, name, alarms: open }) =>
    open.map(({ kind, level }): OpenAlarm => ({ incubator_id, name, kind, level })),
  );
  const ofShelf = agenda.data.flatMap((it) =>
    it.step === "stock" ? [it.occurrence === "low" ? "low" : "expiring"] : [],
  );
  const shelves = await Promise.all(
    [...new Set(ofShelf)].map((show) => call<Shelf>(`/api/stock?${new URLSearchParams({ show })}`)),
  );
  const items = new Map(shelves.flatMap(({ data }) => data.map((it) => [it.id, it] as const)));
  return { agenda, alarms, items: [...items.values()] };
}

/** How much is late and how much is for today, as the tabs of the agenda count it: eggs and chicks each, all else once. */
function countsOf({ data, beyond }: Agenda, today: string) {
  const sizeOf = (it: Agenda["data"][number]) => ("pair_id" in it ? it.egg_ids.length + it.bird_ids.length : 1);
  const count = (isOne: (it: { is_late: boolean; on: string }) => boolean) =>
    data.filter(isOne).reduce((sum, it) => sum + sizeOf(it), 0) +
    beyond.filter(isOne).reduce((sum, it) => sum + it.count, 0);
  return { late: count((it) => it.is_late), today: count((it) => !it.is_late && it.on <= today) };
}

const reasonOf = ({ reason, days }: Urgency, { say }: Speech) =>
  reason === "left" && days === 0
    ? say("attention.reason.today")
    : reason === "late" && days === 0
      ? say("attention.reason.overdue")
      : say(`attention.reason.${reason}`, { count: days });

const rowOf = ({ title, href, detail, urgency }: WaitingLine & { urgency: Urgency }, speech: Speech) => ({
  label: title,
  href,
  detail: [reasonOf(urgency, speech), detail].filter(Boolean).join(" · "),
});
