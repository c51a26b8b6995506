import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { meantBird } from "#app/birds/picker/meant.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { useWords } from "#app/locales/words.tsx";
import { type ChooseAnswer, ChooseOffer } from "#app/marketplace/own/choose-offer.tsx";
import { newForm, papersGoing } from "#app/marketplace/own/form-of.ts";
import { LawCard } from "#app/marketplace/own/law-card.tsx";
import { LawRefusal } from "#app/marketplace/own/law-refusal.tsx";
import { type ListingAnswer, ListingForm } from "#app/marketplace/own/listing-form.tsx";
import { MissingFacts } from "#app/marketplace/own/missing-facts.tsx";
import { offerOf } from "#app/marketplace/own/offer-of.ts";
import { OfferedBirds } from "#app/marketplace/own/offered-birds.tsx";
import { PlacesFull } from "#app/marketplace/own/places-line.tsx";
import { saveListing } from "#app/marketplace/own/save-listing.ts";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { most } from "#worker/marketplace/listings/contract.ts";
import type { ListingForm as Offer } from "#worker/marketplace/listings/listing-json.ts";

const path = "/marketplace/new";

/** A new listing of what the address names; of nothing named it asks of what. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "market.write");
  const offer = await offerOf(new URL(request.url).searchParams, context);
  const limits = { title: most.title, text: most.text, photos: most.photos };
  return { offer: offer ?? null, limits, papers: papersGoing, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "market.write");
  const form = await request.formData();
  if (form.get("do") !== "bird") return saveListing(form, context, undefined);
  const ring = String(form.get("ring") ?? "").trim();
  const bird = sentPick(form, "ring", ring) ?? (await meantBird(context, ring, { who: "living" }));
  if (bird.id === undefined)
    return data({ reply: givenBack(form, { ring: [bird.message] }), question: bird.question }, 422);
  return redirect(`${path}?${new URLSearchParams({ bird_ids: bird.id })}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "market.advertise");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.group.market"), href: "/marketplace" },
    { label: t("market.advertise"), is_current: true },
  ],
};

export default function NewListing() {
  const { t } = useWords();
  const { offer, limits, papers, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (!offer)
    return (
      <>
        <PageHeader title={t("market.advertise")} lead={t("listingform.choose.lead")} />
        <ChooseOffer answer={sent as ChooseAnswer | undefined} />
      </>
    );
  const given = offer as Offer;
  return (
    <article className="grid gap-6">
      <PageHeader title={t("market.advertise")} lead={<bdi>{given.item ?? given.title}</bdi>} />
      {given.gate.level === "closed" ? (
        <LawRefusal offer={given} />
      ) : (
        <>
          {given.closed_at && <Banner tone="error" title={t("listings.why.seller_closed")} />}
          <PlacesFull places={given.places} />
          <LawCard gate={given.gate} />
          <OfferedBirds birds={given.birds} />
          <MissingFacts missing={given.missing} hindrances={given.hindrances} />
          <ListingForm
            of={newForm(given)}
            limits={limits}
            papers={papers}
            answer={sent as unknown as ListingAnswer | undefined}
            idempotencyKey={idempotency_key}
          />
        </>
      )}
    </article>
  );
}
