import { Link } from "@remix-run/react";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import { dueOfRooms } from "./parts.tsx";

/**
 * What is to be done today and what was missed, each line a list, with the press that does it or the stop of the round
 * where it is done; nothing where there is nothing.
 */
export function DueCard({ page }: { page: object }) {
  const { t } = useWords();
  const may = useMay();
  const items = dueOfRooms.flatMap(({ needs, items }) => (!needs || may(needs) ? items(page, t) : []));
  if (items.length === 0) return null;
  const all = (
    <Link className="link" to="/agenda">
      {t("due.card.all")}
    </Link>
  );
  return (
    <Card title={t("due.card")} aside={all}>
      <ul className="hands">
        {items.map(({ key, icon, tone, text, to, isLate, start, press }) => (
          <li key={key} data-tone={tone}>
            <Icon of={icon} />
            <div>
              <Link to={to}>{text}</Link>
              {isLate && <p>{t("due.card.late")}</p>}
            </div>
            {press && may(press.needs) ? (
              <Form className="contents" action={press.action} preventScrollReset>
                {Object.entries({ ...press.fields, return_to: "/dashboard" }).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" className="start" aria-label={`${press.label}: ${text}`}>
                  {press.label}
                </button>
              </Form>
            ) : start && may("season.write") ? (
              <Link className="start" to={start} aria-label={`${t("due.card.start")}: ${text}`}>
                {t("due.card.start")}
              </Link>
            ) : (
              <Icon of="chevron-right" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
