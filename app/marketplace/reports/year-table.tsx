import { useWords } from "#app/locales/words.tsx";
import type { YearOfReports } from "#worker/marketplace/reports/yearly.ts";

const counts = ["reports", "kept", "paused", "removed", "seller_closed", "held", "objections", "upheld"] as const;

/** What came in and what was decided, a column for each year: there are few of them, and many counts. */
export function YearTable({ years }: { years: readonly YearOfReports[] }) {
  const { t } = useWords();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t("marketabout.year")}</th>
          {years.map(({ year }) => (
            <th key={year} scope="col" className="figures">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count}>
            <th scope="row">{t(`marketabout.count.${count}`)}</th>
            {years.map((it) => (
              <td key={it.year} className="figures">
                {it[count]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
