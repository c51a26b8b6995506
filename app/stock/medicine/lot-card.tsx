import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import { amountInField, amountInWords } from "#worker/stock/amount-contract.ts";
import { LotFields, lotText, type OfLots } from "./lot-fields.tsx";

type Page = OfLots & { id: string; last_on: string; state: string };

/** What the boxes of a course's lot hold before somebody types. */
export const startOfLot = ({ lot }: OfLots, language: "pt" | "en" = "pt") => ({
  lot_id: lot?.id ?? "",
  quantity: lot ? amountInField(lot.quantity, lot.unit, language) : "",
});

/** The lot a course is given of, what speaks against it, and the way to another; a course that is over has no other. */
export function LotCard({ page }: { page: Page }) {
  const { t, language } = useWords();
  const may = useMay();
  const { lot, medicine_lots = [], id, last_on, state, today = "" } = page;
  const mayChange = may("health.write") && state !== "ended" && (lot !== null || medicine_lots.length > 0);
  if (!lot && !mayChange) return null;
  const day = (it: string) => dayText(it, today, language);
  const words = (units: number) => (lot ? amountInWords(units, lot.unit, language) : "");
  const isOver = state === "ended" || state === "withdrawal";
  const start = startOfLot(page, language);
  return (
    <Card title={t("medicine.title")}>
      {lot && (
        <div className="grid gap-3">
          <p>
            <Link className="link" to={`/stock/${lot.item_id}?${new URLSearchParams({ lot: lot.id })}`}>
              {lot.name}, {t("medicine.lot", { lot: lotText(lot, { t, language, today }) })}
            </Link>
            <span className="block text-sm text-muted">
              {[
                t("medicine.each", { amount: words(lot.quantity) }),
                t("medicine.there", { amount: words(lot.balance) }),
                lot.expires_on && t("medicine.until", { day: day(lot.expires_on) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
          {!isOver && lot.expires_on !== null && lot.expires_on < last_on && (
            <Banner tone="warning">
              {lot.is_expired
                ? t("medicine.expired", { day: day(lot.expires_on) })
                : t("medicine.expires", { expiry: day(lot.expires_on), last: day(last_on) })}
            </Banner>
          )}
          {!isOver && lot.balance < lot.quantity && (
            <Banner tone="warning">
              {t("medicine.short", { amount: words(lot.balance) })}{" "}
              {may("stock.write") && (
                <Link className="link" to={`/stock?${new URLSearchParams({ move: "count", item: lot.item_id })}`}>
                  {t("medicine.count")}
                </Link>
              )}
            </Banner>
          )}
        </div>
      )}
      {mayChange && (
        <details className="disclosure mt-3">
          <summary>{t(lot ? "medicine.change" : "medicine.choose")}</summary>
          <div>
            <Form action={`/health/courses/${id}`} className="grid gap-4">
              <LotFields
                page={page}
                field={(name) => fieldFacts(name, { initialValue: start[name as keyof typeof start] })}
              />
              <div>
                <Button name="do" value="given_of">
                  {t("medicine.save")}
                </Button>
              </div>
            </Form>
          </div>
        </details>
      )}
    </Card>
  );
}
