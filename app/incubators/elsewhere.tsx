import { Link } from "@remix-run/react";
import type { AttentionOf, Part } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { openAlarms } from "#worker/incubators/alarms/on-attention.ts";
import type { machinesOnDashboard } from "#worker/incubators/on-dashboard.ts";
import type { incubatorsFound } from "#worker/incubators/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { inMeasure } from "./readings/measures.ts";

type Found = SlotAnswer<typeof incubatorsFound>;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "incubators",
    label: "search.incubators",
    order: 50,
    hits: ({ incubators }) =>
      incubators.items.map(({ id, name, model, place }) => ({
        to: `/incubators/${id}`,
        title: name,
        detail: inOneLine(model, place),
      })),
    more: ({ incubators: { items, total } }, _q, t) =>
      total > items.length ? { to: "/incubators", label: t("search.all_incubators", { count: total }) } : null,
  },
];

/** The alarms that are open, each with its machine. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof openAlarms>>> = [
  {
    order: 1,
    text({ alarms: { open, more } }, t, language) {
      const named = open.map(({ incubator_id, name, kind, level, worst }) => {
        const value = worst === null || kind === "silent" ? "" : inMeasure(kind, worst, language);
        return {
          key: `alarm_${incubator_id}_${kind}`,
          icon: "thermometer" as const,
          tone: level === "critical" ? ("red" as const) : ("amber" as const),
          text: t(`dashboard.machines.off.${kind}`, { name, value }),
          to: `/incubators/${incubator_id}`,
        };
      });
      const text = t("dashboard.machines.off.more", { count: more });
      const rest = {
        key: "alarms_more",
        icon: "thermometer" as const,
        tone: "amber" as const,
        text,
        to: "/incubators",
      };
      return more > 0 ? [...named, rest] : named;
    },
  },
];

type Page = SlotAnswer<typeof machinesOnDashboard>;

/** How the machines are, those first of which an alarm is open. */
export const onDashboard: ReadonlyArray<Part<"dashboard", Page>> = [{ place: "right", order: 5, Show: MachinesCard }];

function MachinesCard({ page: { machines } }: { page: Page }) {
  const { t, language } = useWords();
  if (machines.length === 0) return null;
  return (
    <Card title={<Link to="/incubators">{t("incubators.list.title")}</Link>}>
      <ul className="rows">
        {machines.map(({ id, name, last: { temperature_c, humidity_pct }, alarms }) => (
          <li key={id}>
            <Link className="link" to={`/incubators/${id}`}>
              {name}
            </Link>
            <span>
              {inOneLine(
                temperature_c && inMeasure("temperature", temperature_c.value, language),
                humidity_pct && inMeasure("humidity", humidity_pct.value, language),
              )}{" "}
              {alarms.length > 0 && <Pill tone="red">{t("dashboard.machines.alarm")}</Pill>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
