import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import type { MoveKindOfForm } from "./move-form.tsx";
import { NoItems } from "./no-items.tsx";

/** Of which item something is to be booked. */
export function ItemPick({ kind, choices }: { kind: MoveKindOfForm; choices: StockChoices }) {
  const { t, language } = useWords();
  if (choices.items.length === 0) return <NoItems title={t(`stock.move.${kind}`)} />;
  return (
    <>
      <PageHeader
        title={t(`stock.move.${kind}`)}
        lead={t("stock.pick.lead")}
        actions={<LinkButton to="?edit=new">{t("stock.new")}</LinkButton>}
      />
      <ul className="rows">
        {choices.items.map(({ id, name, balance, unit }) => (
          <li key={id}>
            <Link className="link" to={`?${new URLSearchParams({ move: kind, item: id })}`}>
              <bdi>{name}</bdi>
            </Link>
            <span className="figures text-muted">{amountInWords(balance, unit, language)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
