import { Link } from "@remix-run/react";
import { EggStrip } from "#app/clutches/egg-strip.tsx";
import { shortDay, stepInWords } from "#app/clutches/step-words.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Turning } from "#db/words/care.ts";
import type { eggsOnCards, eggsOnMachine } from "#worker/clutches/trays/in-machines.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { trayPath } from "./tray-link.tsx";

export type CardPage = SlotAnswer<typeof eggsOnCards> & { incubator: { id: string }; today: string };
export type MachinePage = SlotAnswer<typeof eggsOnMachine> & {
  id: string;
  name: string;
  place_id: string | null;
  turning: Turning;
  today: string;
  tray: { id: string };
};

/** How many eggs lie in a machine, and the days of its next lockdown and hatch. */
export function MachineEggsOnCard({ page: { machine_eggs, incubator, today } }: { page: CardPage }) {
  const { t, language } = useWords();
  const { eggs, lockdown_on, hatch_on } = machine_eggs[incubator.id] ?? { eggs: 0, lockdown_on: null, hatch_on: null };
  const day = (on: string) => shortDay(on, today, language);
  return (
    <p>
      {[
        eggs === 0 ? t("trays.empty") : t("trays.card.eggs", { count: eggs }),
        lockdown_on && t("trays.card.lockdown", { day: day(lockdown_on) }),
        hatch_on && t("trays.card.hatch", { day: day(hatch_on) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

// What is further ahead stands on the tray's page.
const mostSteps = 3;

/** What lies in one tray of a machine and what is due of it, with the ways to act. */
export function EggsOfTray({ page: { contents, id, today, tray } }: { page: MachinePage }) {
  const { t, language } = useWords();
  const mayWrite = useMay()("season.write");
  const here = contents.find(({ tray_id }) => tray_id === tray.id);
  const at = trayPath({ id: tray.id, incubator_id: id });
  if (!here || here.count === 0)
    return (
      <div className="grid gap-2">
        <p className="text-muted">{t("trays.empty")}</p>
        {mayWrite && (
          <div className="actions">
            <LinkButton to={`${at}?add`}>{t("trays.add")}</LinkButton>
          </div>
        )}
      </div>
    );
  return (
    <div className="grid gap-2">
      <EggStrip eggs={here.eggs} more={here.more} />
      <ul>
        {here.steps.slice(0, mostSteps).map((due) => (
          <li key={`${due.step} ${due.on} ${due.until}`}>
            {stepInWords(t, due, { today, language })}
            <span className="text-muted"> · {t("trays.count", { count: due.count })}</span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <LinkButton to={at}>{t("trays.open")}</LinkButton>
        {mayWrite && <LinkButton to={`${at}?add`}>{t("trays.add")}</LinkButton>}
        <LinkButton to={`${at}?weigh`}>{t("trays.weigh")}</LinkButton>
      </div>
    </div>
  );
}

/** What the weights of a machine's eggs say of its humidity. */
export function AdviceCard({ page: { advice, eggs_inside, contents, id } }: { page: MachinePage }) {
  const { t, language } = useWords();
  if (eggs_inside === 0) return null;
  const { eggs, projected, says } = advice;
  const [first] = contents.filter(({ count }) => count > 0);
  return (
    <Card title={t("trays.advice")}>
      {says === null || projected === null ? (
        <p className="text-muted">{t("trays.advice.few")}</p>
      ) : (
        <>
          <p className="font-semibold">{t(`trays.advice.${says}`)}</p>
          <p>
            {t("trays.advice.by", {
              count: eggs,
              loss: formatNumber(Math.round(projected * 1000) / 10, language),
            })}
          </p>
        </>
      )}
      {first && (
        <p className="mt-2">
          <Link className="link" to={`${trayPath({ id: first.tray_id, incubator_id: id })}?weigh`}>
            {t("trays.weigh")}
          </Link>
        </p>
      )}
    </Card>
  );
}

// An odd number of times, so that no egg lies on the same side every night.
const hours = ["08:00", "14:00", "20:00"] as const;

/** Of a machine whose eggs are turned by hand: the tasks that remind of it, each opened with everything filled in. */
export function TurningCard({ page: { turning, turned, name, place_id, today } }: { page: MachinePage }) {
  const { t } = useWords();
  const isOver = turned.until !== null && turned.until < today;
  if (turning !== "hand" || turned.eggs === 0 || isOver) return null;
  const title = t("trays.turn.title", { machine: name });
  const task = (hour: string) =>
    `/tasks?${new URLSearchParams({
      edit: "new",
      title,
      hour,
      every_unit: "day",
      ...(turned.until && { until: turned.until }),
      ...(place_id && { place_id }),
    })}`;
  return (
    <Card title={t("trays.turn")}>
      <p className="text-muted">{t("trays.turn.why")}</p>
      <ul className="actions mt-3">
        {hours.map((hour) => (
          <li key={hour}>
            <LinkButton to={task(hour)}>{t("trays.turn.at", { hour })}</LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
