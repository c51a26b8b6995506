import { Link } from "@remix-run/react";
import type { GlanceItem } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import { glanceOfRooms } from "./parts.tsx";

/** The figures of the day, each a link to the list that it counts; nothing where all of it is empty. */
export function GlanceCard({ page }: { page: object }) {
  const { t, language } = useWords();
  const may = useMay();
  const all = glanceOfRooms.flatMap(({ needs, figures }) => (!needs || may(needs) ? figures(page, t, language) : []));
  if (all.length === 0) return null;
  return (
    <Card title={t("dashboard.glance")}>
      <dl className="glance">
        {all.map(({ key, label, beside = [], ...share }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Counted {...share} isLarge />
            </dd>
            {beside.map(({ before, ...it }) => (
              <dd key={before}>
                {before} <Counted {...it} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Counted({ value, to, of, isLarge }: Pick<GlanceItem, "value" | "to" | "of"> & { isLarge?: true }) {
  const { t } = useWords();
  return (
    <>
      <Link className={isLarge ? "figure" : "count"} to={to}>
        {value}
      </Link>
      {of && (
        <>
          {" "}
          <Link className="count" to={of.to}>
            {t("dashboard.glance.of", { n: of.value })}
          </Link>
        </>
      )}
    </>
  );
}
