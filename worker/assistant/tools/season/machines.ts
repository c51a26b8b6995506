import type { ListedIncubators } from "#worker/incubators/listing.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import type { Speech } from "../speech.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { ageOf, alarmText, readingText } from "./machine-words.ts";

type Query = ToolArguments["machines"];
type Listed = ListedIncubators & { machine_eggs?: Record<string, { eggs: number; hatch_on: string | null }> };
type Machine = Pick<IncubatorPage, "id" | "name" | "last" | "alarms"> & { eggs: number };

/** Machines: what was read last (°C, %), open alarms, and how many eggs lie in them. */
export const machines = tool({
  name: "machines",
  permission: "flock.read",
  arguments: toolArguments.machines,
  find: (query, context) => (query.incubator_id === undefined ? all(query, context) : one(query, context)),
});

async function all({ about }: Query, { call, scope, speech }: ToolContext): Promise<Finding> {
  const { say } = speech;
  const { data, machine_eggs = {}, total } = await call<Listed>("/api/incubators");
  const found = data.map((it): Machine => ({ ...it, eggs: machine_eggs[it.id]?.eggs ?? 0 }));
  const alarms = found.reduce((sum, it) => sum + it.alarms.length, 0);
  const eggs = found.reduce((sum, it) => sum + it.eggs, 0);
  const shown = about === "alarms" ? found.filter((it) => it.alarms.length > 0) : found;
  const rows = shown.map((it) => ({
    label: it.name,
    href: `/incubators/${it.id}`,
    detail: detailOf(it, scope.now, speech),
  }));
  const sentences = {
    all: say("machines.all", { count: total }),
    temperature: say("machines.readings", { count: total }),
    humidity: say("machines.readings", { count: total }),
    alarms: say("machines.alarms", { count: alarms }),
    eggs: say("machines.eggs", { count: eggs }),
  };
  const besides = [alarms > 0 && say("machines.alarms", { count: alarms }), say("machines.eggs", { count: eggs })];
  return {
    outcome: "answered",
    figures: { total, alarms, critical: found.reduce((sum, it) => sum + criticalOf(it), 0), eggs },
    rows: { total: shown.length, items: rows },
    href: "/incubators",
    answer:
      total === 0
        ? say("machines.none")
        : [sentences[about], ...(about === "all" ? besides : [])].filter(Boolean).join(" "),
    how: say("machines.how"),
  };
}

async function one({ incubator_id, about }: Query, { call, scope, speech }: ToolContext): Promise<Finding> {
  const { say } = speech;
  const { data } = await call<{ data: IncubatorPage }>(`/api/incubators/${incubator_id}`);
  const { name, last, alarms, eggs_inside } = data;
  const figures = Object.fromEntries([
    ...(last.temperature_c ? [["temperature_c", last.temperature_c.value]] : []),
    ...(last.humidity_pct ? [["humidity_pct", last.humidity_pct.value]] : []),
    ["alarms", alarms.length],
    ["eggs", eggs_inside],
  ]);
  const href = `/incubators/${incubator_id}`;
  const measure = about === "temperature" ? "temperature_c" : about === "humidity" ? "humidity_pct" : null;
  if (measure !== null && last[measure] === null)
    return {
      outcome: "unknown",
      figures,
      rows: noRows,
      href,
      answer: say(`machines.unread.${about}`, { name }),
      how: "",
    };
  const sentences = {
    temperature: readingText("temperature_c", data, scope.now, speech),
    humidity: readingText("humidity_pct", data, scope.now, speech),
    alarms:
      alarms.length === 0 ? say("machines.calm", { name }) : say("machines.one.alarms", { name, count: alarms.length }),
    eggs: say("machines.one.eggs", { name, count: eggs_inside }),
  };
  const answer = about === "all" ? Object.values(sentences).filter(Boolean).join(" ") : sentences[about];
  const items = alarms.map((it) => ({
    label: alarmText(it, speech),
    href,
    detail: ageOf(it.opened_at, scope.now, speech),
  }));
  return {
    outcome: "answered",
    figures,
    rows: { total: items.length, items },
    href,
    answer,
    how: say(measure === null ? "machines.how" : "machines.how.offset"),
  };
}

const criticalOf = ({ alarms }: Machine) => alarms.filter(({ level }) => level === "critical").length;

function detailOf({ last, alarms, eggs }: Machine, now: string, speech: Speech): string {
  const { say, number } = speech;
  const at = last.temperature_c?.at ?? last.humidity_pct?.at;
  return [
    ...alarms.map((it) => alarmText(it, speech)),
    last.temperature_c && `${number(last.temperature_c.value, 1)} °C`,
    last.humidity_pct && `${number(last.humidity_pct.value, 1)} %`,
    at && ageOf(at, now, speech),
    say("machines.count.eggs", { count: eggs }),
  ]
    .filter(Boolean)
    .join(" · ");
}
