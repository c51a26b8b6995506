import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";

type Line = Sale["lines"][number];

/** What a sale is of, line by line, with what came back. */
export function SaleLines({ sale, today }: { sale: Sale; today: string }) {
  const { t, language } = useWords();
  const money = (cents: number) => moneyInWords(cents, sale.currency, language);
  const discount = ({ discount_pct, discount_cents }: Line) =>
    discount_pct ? `${formatNumber(discount_pct, language)} %` : discount_cents ? money(discount_cents) : "—";
  return (
    <RecordTable
      caption={t("sales.lines")}
      rows={sale.lines}
      columns={[
        { name: "text", label: t("sales.field.text"), cell: (line) => <What line={line} today={today} /> },
        {
          name: "quantity",
          label: t("sales.field.quantity"),
          align: "end",
          cell: ({ quantity }) => formatNumber(quantity, language),
        },
        { name: "price", label: t("sales.price"), align: "end", cell: ({ unit_cents }) => money(unit_cents) },
        ...(sale.lines.some(({ discount_pct, discount_cents }) => discount_pct || discount_cents)
          ? [{ name: "discount", label: t("sales.discount"), align: "end" as const, cell: discount }]
          : []),
        ...(sale.vat_regime === "normal"
          ? [
              {
                name: "vat",
                label: t("sales.vat"),
                align: "end" as const,
                cell: ({ vat_pct, vat_cents }: Line) => `${formatNumber(vat_pct, language)} % · ${money(vat_cents)}`,
              },
            ]
          : []),
        { name: "total", label: t("sales.total"), align: "end", cell: ({ total_cents }) => money(total_cents) },
      ]}
    />
  );
}

function What({ line, today }: { line: Line; today: string }) {
  const { t, language } = useWords();
  const { bird_id, ring, text, returned_on, item_id, item, units, unit } = line;
  return (
    <span>
      {bird_id && ring ? <Bird bird_id={bird_id} ring={ring} text={text} /> : text}
      {item_id && units !== null && unit !== null && (
        <span className="block text-sm text-muted">
          {t("sales.line.leaves")}{" "}
          <Link className="link" to={`/stock/${item_id}`}>
            {item}
          </Link>{" "}
          · {amountInWords(units, unit, language)}
        </span>
      )}
      {returned_on && (
        <span className="text-muted">
          {" "}
          · {t("sales.line.returned", { day: dayText(returned_on, today, language) })}
        </span>
      )}
    </span>
  );
}

/** What stood in the sale, the ring in it a link to its bird: its ring of today where it was given another. */
function Bird({ bird_id, ring, text }: { bird_id: string; ring: string; text: string }) {
  const [before = "", ...after] = text.split(ring);
  const isOther = after.length === 0;
  return (
    <>
      {isOther ? `${text} · ` : before}
      <Link className="link" to={`/birds/${bird_id}`}>
        {ring}
      </Link>
      {after.join(ring)}
    </>
  );
}
