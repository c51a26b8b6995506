import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { ItemPage } from "#worker/stock/item-page.ts";
import { changeInWords, packsOf } from "./amount-of.tsx";
import { categoryText } from "./category.ts";
import { Order, WeeklyUse } from "./item-use.tsx";
import { LotLog } from "./lot-log.tsx";
import { MoveText } from "./move-text.tsx";
import { itemLinks } from "./parts.ts";
import { Signs } from "./stock-list.tsx";

/** One item: what is left, how long it lasts, its lots and what moved. */
export function ItemView({ item }: { item: ItemPage }) {
  return item.lot ? <LotLog item={item} lot={item.lot} /> : <WholeItem item={item} />;
}

function WholeItem({ item }: { item: ItemPage }) {
  const { t, language } = useWords();
  const may = useMay();
  const { id, name, category, balance, unit, days_left, use_per_day, value_cents, currency, is_retired } = item;
  const soonest = item.lots.find(({ expires_on, balance: left }) => expires_on && left > 0)?.expires_on ?? null;
  const move = (kind: string) => `/stock?${new URLSearchParams({ move: kind, item: id })}`;
  const packs = packsOf(item, balance);
  const mayWrite = may("stock.write");
  const links = itemLinks
    .filter(({ needs }) => !is_retired && (!needs || may(needs)))
    .map(({ to, icon, label }) => ({ to: to(id), icon, label: t(label) }));
  return (
    <article className="grid gap-6">
      <PageHeader
        title={<bdi>{name}</bdi>}
        lead={
          <>
            {categoryText(category, t)} <Signs of={{ ...item, is_expiring: false }} />
          </>
        }
        actions={
          (mayWrite || category === "rings") && (
            <>
              {category === "rings" && <LinkButton to="/stock/rings">{t("ringing.title")}</LinkButton>}
              {mayWrite && <LinkButton to={move("use")}>{t("stock.move.use")}</LinkButton>}
              {mayWrite && (
                <LinkButton kind="primary" to={move("purchase")}>
                  {t("stock.move.purchase")}
                </LinkButton>
              )}
            </>
          )
        }
        more={
          mayWrite
            ? [
                { to: move("count"), icon: "list-checks", label: t("stock.move.count") },
                { to: move("waste"), icon: "trash-2", label: t("stock.move.waste") },
                { to: move("return"), icon: "arrow-left", label: t("stock.move.return") },
                ...links,
                { to: `/stock?edit=${id}`, icon: "pencil", label: t("stock.edit") },
                { to: `/stock?delete=${id}`, icon: "trash-2", label: t(is_retired ? "stock.restore" : "stock.retire") },
              ]
            : links
        }
      />
      <Stats>
        <Stat
          label={t("stock.balance")}
          value={amountInWords(balance, unit, language)}
          note={packs ? t("stock.packs", { count: packs, packs: formatNumber(packs, language) }) : undefined}
        />
        <Stat
          label={t("stock.days_left")}
          value={days_left === null ? "—" : t("stock.days", { count: days_left })}
          note={
            use_per_day === null
              ? t("stock.use.unknown")
              : t("stock.use.per_day", { amount: amountInWords(Math.round(use_per_day), unit, language) })
          }
        />
        <Stat label={t("stock.next_expiry")} value={soonest ? dayText(soonest, item.today, language) : "—"} />
        {value_cents !== null && currency && (
          <Stat label={t("stock.value")} value={moneyInWords(value_cents, currency, language)} />
        )}
      </Stats>
      <Facts item={item} />
      <Lots item={item} />
      <WeeklyUse item={item} />
      <Order item={item} />
      <Moves item={item} />
      {item.notes && <p className="whitespace-pre-line">{item.notes}</p>}
    </article>
  );
}

function Facts({ item }: { item: ItemPage }) {
  const { language } = useWords();
  const { minimum, unit, pack_size, place_name, supplier_name, code, species_name } = item;
  return (
    <dl className={factsClass}>
      {minimum > 0 && <Fact label="stock.field.minimum">{amountInWords(minimum, unit, language)}</Fact>}
      {pack_size && <Fact label="stock.field.pack_size">{amountInWords(pack_size, unit, language)}</Fact>}
      {place_name && <Fact label="stock.field.place">{place_name}</Fact>}
      {supplier_name && <Fact label="stock.field.supplier">{supplier_name}</Fact>}
      {species_name && <Fact label="stock.field.species">{species_name}</Fact>}
      {code && <Fact label="stock.field.code">{code}</Fact>}
    </dl>
  );
}

function Lots({ item: { lots, unit, today } }: { item: ItemPage }) {
  const { t, language } = useWords();
  if (lots.length === 0) return null;
  return (
    <section aria-labelledby="lots">
      <h2 id="lots" className="mb-2">
        {t("stock.lots")}
      </h2>
      <RecordTable
        caption={t("stock.lots")}
        rows={lots}
        columns={[
          {
            name: "batch",
            label: t("stock.lot"),
            cell: ({ id, batch, on }) => (
              <Link className="link" to={`?${new URLSearchParams({ lot: id })}`}>
                {batch ?? t("stock.lot.of", { day: dayText(on, today, language) })}
              </Link>
            ),
          },
          {
            name: "expires",
            label: t("stock.field.expires"),
            cell: ({ expires_on, is_expired }) => (
              <>
                {expires_on ? dayText(expires_on, today, language) : "—"}{" "}
                {is_expired && <Pill tone="red">{t("stock.sign.expired")}</Pill>}
              </>
            ),
          },
          {
            name: "balance",
            label: t("stock.balance"),
            align: "end",
            cell: ({ balance }) => amountInWords(balance, unit, language),
          },
          ...(lots.some(({ value_cents }) => value_cents !== null)
            ? [
                {
                  name: "value",
                  label: t("stock.value"),
                  align: "end" as const,
                  cell: ({ value_cents, currency }: ItemPage["lots"][number]) =>
                    value_cents !== null && currency ? moneyInWords(value_cents, currency, language) : "—",
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

function Moves({ item }: { item: ItemPage }) {
  const { t, language } = useWords();
  const may = useMay();
  const { id, moves, unit, today, page, total_pages } = item;
  if (moves.length === 0) return <p className="text-muted">{t("stock.moves.none")}</p>;
  return (
    <section aria-labelledby="moves">
      <h2 id="moves" className="mb-2">
        {t("stock.moves")}
      </h2>
      <RecordTable
        caption={t("stock.moves")}
        rows={moves}
        columns={[
          { name: "on", label: t("stock.field.on"), cell: ({ on }) => dayText(on, today, language) },
          {
            name: "kind",
            label: t("stock.field.kind"),
            cell: (move) => <MoveText move={move} />,
          },
          {
            name: "quantity",
            label: t("stock.field.quantity"),
            align: "end",
            cell: ({ quantity }) => changeInWords(quantity, unit, language),
          },
          { name: "who", label: t("stock.field.who"), isWide: true, cell: ({ who }) => who || "—" },
        ]}
        actions={
          may("stock.write") && {
            label: t("stock.move.correction"),
            cell: ({ id: move_id, is_final, expense_id }) =>
              is_final ? null : (
                <Link
                  className="link"
                  to={`/stock?${new URLSearchParams({
                    move: "correction",
                    item: id,
                    corrects: move_id,
                    ...(expense_id && { expense: expense_id }),
                  })}`}
                >
                  {t("stock.move.correct")}
                </Link>
              ),
          }
        }
      />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </section>
  );
}
