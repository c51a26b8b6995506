import { stopPath } from "#app/agenda/stop-path.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { DueThere } from "./due-at.ts";

type Props = { place_id: string; due: DueThere };

/** What is due where one stands, and the way into the round. */
export function DueHere({ place_id, due: { steps, eggs } }: Props) {
  const { t } = useWords();
  return (
    <Card title={t("round.here")}>
      <ul>
        {steps.map(({ step, count }) => (
          <li key={step}>{t(`due.count.${step}`, { count })}</li>
        ))}
        {steps.length === 0 && <li className="text-muted">{t("round.here.eggs", { count: eggs })}</li>}
      </ul>
      <div className="actions mt-3">
        <LinkButton size="large" to={stopPath(place_id)}>
          {t("round.here.go")}
        </LinkButton>
      </div>
    </Card>
  );
}
