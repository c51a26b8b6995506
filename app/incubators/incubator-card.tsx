import { Link } from "@remix-run/react";
import { inOneLine } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { Stats } from "#app/marks/stat.tsx";
import type { ListedIncubators } from "#worker/incubators/listing.ts";
import { CardParts } from "./parts.tsx";
import { AlarmPills } from "./readings/alarms.tsx";
import { StateFigures } from "./state-figures.tsx";

type Props = { page: { incubator: ListedIncubators["data"][number]; now: string } };

/** A machine in the list: what is wrong, what was last read, and what other rooms say of it. */
export function IncubatorCard({ page }: Props) {
  const { t } = useWords();
  const { incubator, now } = page;
  const { id, name, model, place, trays, alarms } = incubator;
  return (
    <article className="card machine">
      <div>
        <h2>
          <Link className="link" to={`/incubators/${id}`}>
            {name}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {inOneLine(model, place, trays > 0 && t("incubators.trays", { count: trays }))}
        </p>
      </div>
      <AlarmPills alarms={alarms} />
      <Stats>
        <StateFigures machine={incubator} now={now} />
      </Stats>
      <CardParts page={page} />
    </article>
  );
}
