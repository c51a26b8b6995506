import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { MarketTabs } from "#app/marketplace/market-tabs.tsx";
import { ListingTable } from "#app/marketplace/own/listing-list.tsx";
import { MarketWarnings } from "#app/marketplace/own/market-warnings.tsx";
import { PlacesLine } from "#app/marketplace/own/places-line.tsx";
import { StateTabs } from "#app/marketplace/own/state-tabs.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { ListingPage } from "#worker/marketplace/listings/listing-json.ts";
import type { Seller } from "#worker/marketplace/sellers/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({
    page: searchParams.get("page") ?? "1",
    state: searchParams.get("state") ?? "",
  });
  const [{ data: list }, { data: seller }] = await Promise.all([
    context.api.get<{ data: ListingPage }>(`/api/listings?${query}`),
    context.api.get<{ data: Seller }>("/api/seller"),
  ]);
  return { list, seller, today: new Date().toISOString().slice(0, 10) };
}

export const meta: MetaFunction = (args) => titled(args, "ui.group.market");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ui.group.market"), is_current: true }] };

export default function Marketplace() {
  const { t } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const [list, seller] = [loaded.list as ListingPage, loaded.seller as Seller];
  const isEmpty = Object.values(list.counts).every((count) => count === 0);
  const add = (
    <LinkButton kind="primary" to="/marketplace/new">
      {t("market.advertise")}
    </LinkButton>
  );
  return (
    <ListPage
      title={t("ui.group.market")}
      lead={t("listings.lead")}
      tabs={<MarketTabs />}
      actions={add}
      empty={
        isEmpty && {
          drawing: <Perch />,
          title: t("listings.empty.title"),
          why: t("listings.empty.why"),
          actions: (
            <>
              {add}
              <LinkButton to="/market" reloadDocument>
                {t("listings.empty.look")}
              </LinkButton>
            </>
          ),
        }
      }
    >
      <div className="grid gap-4">
        <MarketWarnings seller={seller} places={list.places} />
        <PlacesLine places={list.places} />
        <StateTabs counts={list.counts} />
      </div>
      {list.items.length > 0 ? (
        <ListingTable list={list} today={loaded.today} />
      ) : (
        <p className="text-muted mt-4">{t("listings.none")}</p>
      )}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </ListPage>
  );
}
