import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { ListingView } from "#app/marketplace/own/listing-view.tsx";
import { turnListing } from "#app/marketplace/own/turn-listing.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";

/** A listing; `?delete` asks whether its draft goes. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { data: listing } = await context.api.get<{ data: Listing }>(recordPath("/api/listings", params.listingId));
  const isGoing = new URL(request.url).searchParams.has("delete");
  return { listing, isGoing, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  const form = await request.formData();
  const id = params.listingId ?? "";
  if (!new URL(request.url).searchParams.has("delete")) return turnListing(form, context, id);
  return deleteRecord(form, context, {
    path: recordPath("/api/listings", id),
    words: "listings.delete",
    list: "/marketplace",
  });
}

export const meta: MetaFunction = (args) => titled(args, "listings.title");
export const handle: PageHandle<{ listing: Listing }> = {
  crumbs: (t, { listing }) => [
    { label: t("ui.group.market"), href: "/marketplace" },
    { label: listing.title, is_current: true },
  ],
};

export default function ListingPage() {
  const { listing, isGoing, idempotency_key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as { fault: string } | undefined;
  const own = listing as Listing;
  if (isGoing)
    return <DeletePage words="listings.delete" name={own.title} back={`/marketplace/${own.id}`} answer={answer} />;
  return <ListingView listing={own} fault={answer?.fault} idempotencyKey={idempotency_key} />;
}
