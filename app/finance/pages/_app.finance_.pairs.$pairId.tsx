import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { financeQuery } from "#app/finance/finance-query.ts";
import { PairShares, PairStock } from "#app/finance/pair-stock.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { PairCost } from "#worker/finance/pairs.ts";
import { moneyInWords } from "#worker/money/currency.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMay(context, "money.read");
  const id = params.pairId ?? "";
  const query = financeQuery(request);
  const path = `/api/finance/pairs/${encodeURIComponent(id)}?${query}`;
  const outcome = await context.api.send<{ data: PairCost }>("GET", path);
  if (outcome.ok) return { id, ...outcome.answer.data };
  if (outcome.status === 422) throw redirect(`/finance/pairs/${encodeURIComponent(id)}`);
  throw Response.json(outcome.problem, { status: outcome.status });
}

type Loaded = PairCost & { id: string };
export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "finance.pair", { number: args.data?.number ?? "" });
export const handle: PageHandle<Loaded> = {
  crumbs: (t, { number }) => [
    { label: t("finance.title"), href: "/finance" },
    { label: t("finance.pair", { number }), is_current: true },
  ],
};

export default function PairOfFinance() {
  const cost = useLoaderData<typeof loader>() as Loaded;
  const { t, language } = useWords();
  const { id, from, to, number } = cost;
  const amount = (cents: number) => moneyInWords(cents, cost.currency, language);
  return (
    <>
      <PageHeader
        title={t("finance.pair", { number })}
        lead={t("finance.pair.lead")}
        more={[{ to: `/birds/pairs/${id}`, icon: "heart", label: t("finance.pair.page") }]}
      />
      <Filters label={t("finance.period")} names={["from", "to"]}>
        <DateField field={fieldFacts("from", { key: from, initialValue: from })} label={t("finance.from")} />
        <DateField field={fieldFacts("to", { key: to, initialValue: to })} label={t("finance.to")} />
      </Filters>
      <Stats>
        <Stat
          label={t("finance.pair.own")}
          value={
            <Link
              className="link"
              to={`/finance?${new URLSearchParams({ from, to, by: "pair", of: id, side: "expense" })}`}
            >
              {amount(cost.own_cents)}
            </Link>
          }
        />
        {cost.stock.moves_total > 0 && (
          <Stat
            label={t("finance.pair.stock")}
            value={
              <a className="link" href="#stock">
                {amount(cost.stock_cents)}
              </a>
            }
          />
        )}
        <Stat
          label={t("finance.pair.spread")}
          value={amount(cost.spread_cents)}
          note={
            <Link className="link" to={`/finance?${new URLSearchParams({ from, to, by: "unshared" })}`}>
              {t("finance.pair.days", {
                own: cost.pair_days,
                all: cost.bird_days,
                amount: amount(cost.unshared_cents),
              })}
            </Link>
          }
        />
        <Stat label={t("finance.pair.cost")} value={amount(cost.cost_cents)} />
        <Stat
          label={t("finance.pair.weaned")}
          value={cost.per_weaned_cents === null ? "–" : amount(cost.per_weaned_cents)}
          note={t("finance.pair.weaned.many", { count: cost.weaned })}
        />
      </Stats>
      <PairStock cost={cost} />
      <PairShares cost={cost} />
      {cost.birds.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-3">{t("finance.pair.birds")}</h2>
          <Table
            caption={t("finance.pair.birds")}
            columns={[
              { name: "bird", label: t("finance.by.bird") },
              { name: "days", label: t("finance.pair.present"), align: "end" },
              { name: "part", label: t("finance.pair.part"), align: "end" },
            ]}
          >
            {cost.birds.map((bird) => (
              <Row key={bird.id}>
                <RowHead>
                  <Link className="link" to={`/birds/${bird.id}`}>
                    {bird.identifier}
                  </Link>
                  {bird.is_chick && <span className="text-muted"> {t("finance.pair.chick")}</span>}
                </RowHead>
                <Cell label={t("finance.pair.present")} align="end">
                  {bird.days}
                </Cell>
                <Cell label={t("finance.pair.part")} align="end">
                  {amount(bird.cents)}
                </Cell>
              </Row>
            ))}
          </Table>
        </section>
      )}
    </>
  );
}
