import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { ItemView } from "#app/stock/item-view.tsx";
import { titled } from "#app/web/titles.ts";
import type { ItemPage } from "#worker/stock/item-page.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.read");
  const { searchParams } = new URL(request.url);
  const query = new URLSearchParams({
    page: searchParams.get("page") ?? "1",
    weeks: searchParams.get("weeks") ?? "4",
    lot: searchParams.get("lot") ?? "",
  });
  const { data } = await context.api.get<{ data: ItemPage }>(`${recordPath("/api/stock", params.itemId)}?${query}`);
  return data;
}

export const meta: MetaFunction = (args) => titled(args, "stock.title");
export const handle: PageHandle<ItemPage> = {
  crumbs: (t, item) => [
    { label: t("stock.title"), href: "/stock" },
    { label: item.name, is_current: true },
  ],
};

export default function StockItem() {
  return <ItemView item={useLoaderData<typeof loader>() as ItemPage} />;
}
