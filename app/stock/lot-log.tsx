import { LinkButton } from "#app/controls/button.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { ItemPage } from "#worker/stock/item-page.ts";
import { changeInWords } from "./amount-of.tsx";
import { MoveText } from "./move-text.tsx";

type Props = { item: ItemPage; lot: NonNullable<ItemPage["lot"]> };

/** All that came to a lot and left it, by day: of medicine with course and birds. To print. */
export function LotLog({ item, lot }: Props) {
  const { t, language } = useWords();
  const { name, unit, today, moves, page, total_pages } = item;
  const day = (it: string) => dayText(it, today, language);
  const lotName = lot.batch ?? t("stock.lot.of", { day: day(lot.on) });
  return (
    <article className="grid gap-6">
      <PageHeader
        title={<bdi>{name}</bdi>}
        lead={t("medicine.lot", { lot: lotName })}
        actions={
          <>
            <LinkButton to="?">{t("medicine.log.all")}</LinkButton>
            <PrintButton>{t("stock.count.print")}</PrintButton>
          </>
        }
      />
      <dl className={factsClass}>
        <Fact label="medicine.log.came">
          {day(lot.on)}, {amountInWords(lot.quantity, unit, language)}
        </Fact>
        {lot.expires_on && <Fact label="stock.field.expires">{day(lot.expires_on)}</Fact>}
        <Fact label="stock.balance">{amountInWords(lot.balance, unit, language)}</Fact>
      </dl>
      <RecordTable
        caption={t("medicine.log", { lot: lotName })}
        rows={moves.map((move) => ({ ...move, batch: null }))}
        columns={[
          { name: "on", label: t("stock.field.on"), cell: ({ on }) => day(on) },
          { name: "kind", label: t("stock.field.kind"), cell: (move) => <MoveText move={move} /> },
          {
            name: "quantity",
            label: t("stock.field.quantity"),
            align: "end",
            cell: ({ quantity }) => changeInWords(quantity, unit, language),
          },
          { name: "who", label: t("stock.field.who"), isWide: true, cell: ({ who }) => who || "—" },
        ]}
      />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </article>
  );
}
