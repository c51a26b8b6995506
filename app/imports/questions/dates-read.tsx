import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { DayColumn } from "#worker/birdfiles/contract.ts";
import { dayInFull } from "#worker/locales/part-days.ts";
import { type Choices, choicesOf } from "../choices.ts";

/** How dates are read that could be day/month or month/day, each column with a switch: a GET form, for it only looks anew. */
export function DatesRead({ dates, check }: { dates: readonly DayColumn[]; check: Choices }) {
  const { t } = useWords();
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="dates" className="import-part">
      <h2 id="dates">{t("imports.dates.title")}</h2>
      <ul className="import-dates rows">
        {dates.map((column) => (
          <li key={column.field}>
            <ReadAs column={column} />
            <Switch column={column} check={check} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadAs({ column: { heading, order, sample, is_mixed, unclear } }: { column: DayColumn }) {
  const { t, language } = useWords();
  const day = sample.day && dayInFull(sample.day, language);
  return (
    <div>
      <p>
        <strong>{heading}</strong>: {t(`imports.dates.${order}`, { text: sample.text, day })}
      </p>
      {is_mixed && <p className="text-muted">{t("imports.dates.mixed", { count: unclear })}</p>}
    </div>
  );
}

function Switch({ column: { field, heading, order }, check }: { column: DayColumn; check: Choices }) {
  const { t } = useWords();
  const other = order === "day_first" ? "month_first" : "day_first";
  const choices = choicesOf({ ...check, day_orders: { ...check.day_orders, [field]: other } });
  const words = t(`imports.dates.switch_${other}`);
  return (
    <Form method="get" preventScrollReset>
      {Object.entries(choices).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button aria-label={`${heading}: ${words}`}>{words}</Button>
    </Form>
  );
}
