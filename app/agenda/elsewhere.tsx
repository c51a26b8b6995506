import { Link } from "@remix-run/react";
import type { Part } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { seasonOnDashboard } from "#worker/agenda/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { stepIcons } from "./part.tsx";
import { stopPath } from "./stop-path.ts";

type Page = SlotAnswer<typeof seasonOnDashboard>;

/** What eggs and chicks ask for today and what was missed, step by step; nothing where they ask for nothing. */
export const onDashboard: ReadonlyArray<Part<"dashboard", Page>> = [{ place: "calls", order: 10, Show: BreedingCard }];

function BreedingCard({ page: { breeding } }: { page: Page }) {
  const { t } = useWords();
  const { overdue, today } = breeding;
  if (overdue.length + today.length === 0) return null;
  const all = (
    <Link className="link" to="/agenda">
      {t("due.card.all")}
    </Link>
  );
  const lines = [...overdue.map((it) => ({ ...it, isLate: true })), ...today.map((it) => ({ ...it, isLate: false }))];
  return (
    <Card title={t("due.card")} aside={all}>
      <ul className="hands">
        {lines.map(({ step, count, isLate, place_id, incubator_id }) => (
          <li key={`${step} ${isLate}`} data-tone={isLate ? "amber" : "stone"}>
            <Icon of={stepIcons[step]} />
            <div>
              <Link to={stopPath(incubator_id ?? place_id)}>{t(`due.count.${step}`, { count })}</Link>
              {isLate && <p>{t("due.card.late")}</p>}
            </div>
            <Icon of="chevron-right" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
