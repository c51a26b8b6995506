import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { freshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import { MarketTabs } from "#app/marketplace/market-tabs.tsx";
import { NeverShown } from "#app/marketplace/seller/never-shown.tsx";
import { saveSeller } from "#app/marketplace/seller/save-seller.ts";
import { SellerForm } from "#app/marketplace/seller/seller-form.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { type Seller, sellerChange } from "#worker/marketplace/sellers/contract.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { data: seller } = await context.api.get<{ data: Seller }>("/api/seller");
  return { seller, form: freshForm(sellerChange), address: `${context.origin}/market/s/` };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  return saveSeller(await request.formData(), context);
}

export const meta: MetaFunction = (args) => titled(args, "market.seller");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.group.market"), href: "/marketplace" },
    { label: t("market.seller"), is_current: true },
  ],
};

export default function SellerPage() {
  const { t } = useWords();
  const may = useMay();
  const { seller, form, address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { url, closed_at, closed_reason, registrations } = seller as Seller;
  return (
    <>
      <PageHeader
        title={t("market.seller")}
        lead={t("sellerpage.lead")}
        actions={
          url && (
            <LinkButton to={url} reloadDocument>
              {t("sellerpage.see")}
            </LinkButton>
          )
        }
      />
      <MarketTabs />
      <div className="grid gap-6">
        {closed_at && (
          <Banner tone="error" title={t("sellerpage.closed")}>
            {closed_reason}
          </Banner>
        )}
        {registrations.length === 0 && may("settings.write") && (
          <Banner>
            {t("sellerpage.no_registration")}{" "}
            <Link className="link" to="/settings/papers?edit=new">
              {t("sellerpage.registration.add")}
            </Link>
          </Banner>
        )}
        <div className="grid gap-6 lg:grid-cols-2 items-start">
          <SellerForm form={form} answer={answer} seller={seller as Seller} address={address} />
          <NeverShown />
        </div>
      </div>
    </>
  );
}
