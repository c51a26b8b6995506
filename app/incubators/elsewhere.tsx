import { Link } from "@remix-run/react";
import type { Part } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
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
    words: ["incubators"],
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

type Page = SlotAnswer<typeof machinesOnDashboard>;
type WithAlarms = { hands: SlotAnswer<typeof openAlarms> };

/** The alarms that are open; and how the machines are, those first of which one is. */
export const onDashboard: ReadonlyArray<Part<"dashboard", Page & WithAlarms>> = [
  { place: "alarms", order: 10, Show: AlarmsCard },
  { place: "right", order: 5, Show: MachinesCard },
];

/** Each with its machine: what is wrong is a row, so that the card is the list. */
function AlarmsCard({ page: { hands } }: { page: WithAlarms }) {
  const { t, language } = useWords();
  const { open, has_more } = hands.alarms;
  if (open.length === 0) return null;
  return (
    <Card title={t("dashboard.machines.off")}>
      <ul className="hands">
        {open.map(({ incubator_id, name, kind, level, worst }) => {
          const value = worst === null || kind === "silent" ? "" : inMeasure(kind, worst, language);
          return (
            <li key={`${incubator_id} ${kind}`} data-tone={level === "critical" ? "red" : "amber"}>
              <Icon of="thermometer" />
              <div>
                <Link to={`/incubators/${incubator_id}`}>{t(`dashboard.machines.off.${kind}`, { name, value })}</Link>
              </div>
              <Icon of="chevron-right" />
            </li>
          );
        })}
        {has_more && (
          <li data-tone="amber">
            <Icon of="thermometer" />
            <div>
              <Link to="/incubators">{t("dashboard.machines.off.more")}</Link>
            </div>
            <Icon of="chevron-right" />
          </li>
        )}
      </ul>
    </Card>
  );
}

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
