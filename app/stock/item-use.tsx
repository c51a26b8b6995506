import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { NumberField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { ItemPage } from "#worker/stock/item-page.ts";

const sheet = { width: 520, height: 96, foot: 92 };

/** What was used in each of 26 weeks as a line, drawn on the server. */
export function WeeklyUse({ item: { weekly, unit } }: { item: ItemPage }) {
  const { t, language } = useWords();
  const most = Math.max(...weekly);
  if (most === 0) return null;
  const step = sheet.width / (weekly.length - 1);
  const points = weekly.map(
    (used, at) => `${(at * step).toFixed(1)},${(sheet.foot - (used / most) * (sheet.foot - 6)).toFixed(1)}`,
  );
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="mb-2">
        {t("stock.weeks.title")}
      </h2>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={t("stock.weeks.of", { most: amountInWords(most, unit, language) })}
        style={{ width: "100%", maxWidth: sheet.width, height: "auto", overflow: "visible" }}
      >
        <path d={`M0 ${sheet.foot}H${sheet.width}`} stroke="currentColor" strokeOpacity={0.25} />
        <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      </svg>
      <p className="text-sm text-muted">{t("stock.weeks.of", { most: amountInWords(most, unit, language) })}</p>
    </section>
  );
}

/** What to order so that it lasts so many weeks. */
export function Order({ item }: { item: ItemPage }) {
  const { t, language } = useWords();
  const { order, unit, use_per_day, is_retired } = item;
  if (is_retired || !use_per_day) return null;
  const amount = amountInWords(order.units, unit, language);
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="mb-2">
        {t("stock.order.title")}
      </h2>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <NumberField
          field={fieldFacts("weeks", { initialValue: String(order.weeks), min: 1, max: 52 })}
          label={t("stock.order.weeks")}
        />
        <Button>{t("stock.order.show")}</Button>
      </Form>
      <p className="mt-3">
        {order.units === 0
          ? t("stock.order.none")
          : order.packs === null
            ? t("stock.order.units", { amount })
            : t("stock.order.packs", { count: order.packs, amount })}
      </p>
    </section>
  );
}
