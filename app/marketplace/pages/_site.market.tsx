import "#app/marketplace/shop/shop.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ShopCards } from "#app/marketplace/shop/cards.tsx";
import { queryIn } from "#app/marketplace/shop/market-query.ts";
import { Paging } from "#app/marketplace/shop/paging.tsx";
import { SearchForm } from "#app/marketplace/shop/search-form.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { Closing } from "#app/site/closing.tsx";
import { siteHead } from "#app/site/head.ts";
import type { MarketPage } from "#worker/marketplace/browsing/search.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryIn(request.url);
  const { data } = await context.api.get<{ data: MarketPage }>(`/api/market/listings?${query}`);
  return { ...data, query: Object.fromEntries(query) };
}

export const meta: MetaFunction<typeof loader> = (args) => siteHead(args, "/market");

export default function Market() {
  const { t } = useWords();
  const { items, total, is_more, page, has_next, choices, query } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="site-width">
        <header className="shop-head">
          <h1 tabIndex={-1}>{t("shop.headline")}</h1>
          <p>{t("shop.lead")}</p>
        </header>
        <SearchForm query={query} choices={choices} />
        {items.length === 0 ? (
          <Nothing isNarrowed={Object.keys(query).length > 0} />
        ) : (
          <>
            <p className="shop-found">
              {is_more ? t("shop.count.more", { count: total }) : t("shop.count", { count: total })}
            </p>
            <ShopCards cards={items} />
            <Paging path="/market" query={query} page={page} has_next={has_next} />
          </>
        )}
      </div>
      <Closing title={t("shop.sell.title")} text={t("shop.sell.text")}>
        <LinkButton kind="primary" size="large" to="/signup">
          {t("shop.sell")}
        </LinkButton>
      </Closing>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useWords();
  if (!isNarrowed) return <EmptyState drawing={<Nest />} title={t("shop.empty.title")} why={t("shop.empty.why")} />;
  const clear = <LinkButton to="/market">{t("shop.clear")}</LinkButton>;
  return <EmptyState drawing={<Nest />} title={t("shop.none.title")} why={t("shop.none.why")} actions={clear} />;
}
