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
import { papersGoing } from "#app/marketplace/own/form-of.ts";
import { type Offer, offerOf } from "#app/marketplace/own/offer-of.ts";
import { OfferPage } from "#app/marketplace/own/offer-page.tsx";
import { saveListing } from "#app/marketplace/own/save-listing.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { most } from "#worker/marketplace/listings/contract.ts";

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
  return (
    <OfferPage offer={offer as Offer} limits={limits} papers={papers} sent={sent} idempotencyKey={idempotency_key} />
  );
}
