import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { formOfListing, papersGoing } from "#app/marketplace/own/form-of.ts";
import { LawCard } from "#app/marketplace/own/law-card.tsx";
import { type ListingAnswer, ListingForm } from "#app/marketplace/own/listing-form.tsx";
import { MissingFacts } from "#app/marketplace/own/missing-facts.tsx";
import { OfferedBirds } from "#app/marketplace/own/offered-birds.tsx";
import { saveListing } from "#app/marketplace/own/save-listing.ts";
import { TextWarnings } from "#app/marketplace/own/text-warnings.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { most } from "#worker/marketplace/listings/contract.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const { data: listing } = await context.api.get<{ data: Listing }>(recordPath("/api/listings", params.listingId));
  const limits = { title: most.title, text: most.text, photos: most.photos };
  return { listing, limits, papers: papersGoing, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  return saveListing(await request.formData(), context, params.listingId);
}

export const meta: MetaFunction = (args) => titled(args, "listings.do.edit");
export const handle: PageHandle<{ listing: Listing }> = {
  crumbs: (t, { listing }) => [
    { label: t("ui.group.market"), href: "/marketplace" },
    { label: listing.title, href: `/marketplace/${listing.id}` },
    { label: t("listings.do.edit"), is_current: true },
  ],
};

export default function EditListing() {
  const { t, language } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const listing = loaded.listing as Listing;
  return (
    <article className="grid gap-6">
      <PageHeader title={t("listingform.edit", { title: listing.title })} />
      <TextWarnings warnings={listing.warnings} />
      <LawCard gate={listing.gate} />
      <OfferedBirds birds={listing.birds} />
      <MissingFacts missing={listing.missing} hindrances={listing.hindrances} />
      <ListingForm
        of={formOfListing(listing, language)}
        limits={loaded.limits}
        papers={loaded.papers}
        answer={sent as unknown as ListingAnswer | undefined}
        idempotencyKey={loaded.idempotency_key}
      />
    </article>
  );
}
