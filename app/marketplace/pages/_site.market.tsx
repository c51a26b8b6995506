import "#app/marketplace/shop/shop.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { askedIn } from "#app/marketplace/shop/asked.ts";
import { ShopCards } from "#app/marketplace/shop/cards.tsx";
import { Paging } from "#app/marketplace/shop/paging.tsx";
import { SearchForm } from "#app/marketplace/shop/search-form.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { Closing } from "#app/site/closing.tsx";
import { siteHead } from "#app/site/head.ts";
import type { MarketPage } from "#worker/marketplace/browsing/search.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedIn(request.url);
  const { data } = await context.api.get<{ data: MarketPage }>(`/api/market/listings?${asked}`);
  return { ...data, asked: Object.fromEntries(asked) };
}

export const meta: MetaFunction<typeof loader> = (args) => siteHead(args, "/market");

export default function Market() {
  const { t } = useWords();
  const { items, total, is_more, page, has_next, choices, asked } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="site-width">
        <header className="shop-head">
          <h1 tabIndex={-1}>{t("shop.headline")}</h1>
          <p>{t("shop.lead")}</p>
        </header>
        <SearchForm asked={asked} choices={choices} />
        {items.length === 0 ? (
          <Nothing isAsked={Object.keys(asked).length > 0} />
        ) : (
          <>
            <p className="shop-found">
              {is_more ? t("shop.count.more", { count: total }) : t("shop.count", { count: total })}
            </p>
            <ShopCards cards={items} />
            <Paging path="/market" asked={asked} page={page} has_next={has_next} />
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

function Nothing({ isAsked }: { isAsked: boolean }) {
  const { t } = useWords();
  if (!isAsked) return <EmptyState drawing={<Nest />} title={t("shop.empty.title")} why={t("shop.empty.why")} />;
  const clear = <LinkButton to="/market">{t("shop.clear")}</LinkButton>;
  return <EmptyState drawing={<Nest />} title={t("shop.none.title")} why={t("shop.none.why")} actions={clear} />;
}
