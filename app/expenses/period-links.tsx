import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

const pad = (n: number) => String(n).padStart(2, "0");

/** The months and years that are asked for most, from a day on: each from its first day to its last. */
function periods(today: string) {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const [before, of] = month === 1 ? [12, year - 1] : [month - 1, year];
  const monthOf = (y: number, m: number) => ({
    from: `${y}-${pad(m)}-01`,
    to: `${y}-${pad(m)}-${pad(new Date(Date.UTC(y, m, 0)).getUTCDate())}`,
  });
  const yearOf = (y: number) => ({ from: `${y}-01-01`, to: `${y}-12-31` });
  return [
    { name: "month" as const, ...monthOf(year, month) },
    { name: "last_month" as const, ...monthOf(of, before) },
    { name: "year" as const, ...yearOf(year) },
    { name: "last_year" as const, ...yearOf(year - 1) },
  ];
}

type Props = { from: string; to: string; today: string; kept: Record<string, string> };

/** One press to the period that is meant; what else narrows the list stays. */
export function PeriodLinks({ from, to, today, kept }: Props) {
  const { t } = useWords();
  return (
    <nav className="choices flex-wrap max-w-xl" aria-label={t("expenses.period")}>
      {periods(today).map((it) => (
        <Link
          className="choice"
          key={it.name}
          to={`?${new URLSearchParams({ ...kept, from: it.from, to: it.to })}`}
          aria-current={(it.from === from && it.to === to) || undefined}
        >
          {t(`expenses.period.${it.name}`)}
        </Link>
      ))}
    </nav>
  );
}
