import { Form, Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ReadingsPage } from "#worker/incubators/readings/chart.ts";

const day = 86_400_000;
const before = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * day).toISOString().slice(0, 10);
const spans = [
  ["three", 2],
  ["week", 6],
  ["month", 29],
  ["year", 364],
] as const;

type Props = { page: ReadingsPage; chosen: { from: string | null; to: string | null; as: string | null } };

/** The span that is shown: a few usual ones, or from a day to another; and whether it is drawn or listed. */
export function ReadingsSpans({ page: { head }, chosen }: Props) {
  const { t } = useWords();
  const { days, today } = head;
  const as = chosen.as === "table" ? { as: "table" } : undefined;
  const href = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;
  const span = { ...(chosen.from && { from: chosen.from }), ...(chosen.to && { to: chosen.to }) };
  const all = [
    { name: "day" as const, to: href({ ...as }), isNow: chosen.from === null && chosen.to === null },
    ...spans.map(([name, back]) => {
      const from = before(today, back);
      return { name, to: href({ from, to: today, ...as }), isNow: chosen.from === from && chosen.to === today };
    }),
  ];
  return (
    <div className="grid gap-4 no-print">
      <ul className="spans" aria-label={t("readings.span")}>
        {all.map(({ name, to, isNow }) => (
          <li key={name}>
            <Link
              className="button"
              data-kind={isNow ? "quiet" : "ghost"}
              aria-current={isNow ? "true" : undefined}
              to={to}
              preventScrollReset
            >
              {t(`readings.span.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="button"
            data-kind="ghost"
            to={href({ ...span, ...(as ? {} : { as: "table" }) })}
            preventScrollReset
          >
            {t(as ? "readings.as.chart" : "readings.as.table")}
          </Link>
        </li>
      </ul>
      <Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
        {as && <input type="hidden" name="as" value="table" />}
        <DateField
          field={fieldFacts("from", { initialValue: days.from })}
          label={t("readings.span.from")}
          max={today}
        />
        <DateField field={fieldFacts("to", { initialValue: days.to })} label={t("readings.span.to")} max={today} />
        <Button>{t("readings.span.show")}</Button>
      </Form>
    </div>
  );
}
