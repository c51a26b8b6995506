import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { TestPage } from "#app/subscriptions/test-page.tsx";
import { generalFault } from "#app/web/api-client.ts";
import { speakerOf } from "#app/web/titles.ts";
import type { BillingView } from "#worker/subscriptions/contract.ts";
import { testCards } from "#worker/subscriptions/test-contract.ts";

type Loaded = { cards: readonly string[]; checkout: BillingView["checkout"] };

/** In the place of a bank, outside production: `card` gives another card, everything else is the checkout to be paid. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: view } = await context.api.get<{ data: BillingView }>("/api/billing");
  if (!view.is_test) throw data(null, 404);
  if (params.checkout === "card") return { cards: testCards, checkout: null } satisfies Loaded;
  if (view.checkout?.id !== params.checkout) throw redirect("/billing");
  return { cards: testCards, checkout: view.checkout } satisfies Loaded;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const card = String(form.get("card") ?? "").slice(0, 40);
  const confirmed = form.get("confirmed") === "1";
  const isCard = params.checkout === "card";
  const outcome = isCard
    ? await context.api.send("POST", "/api/billing/test/card", { json: { card, confirmed } })
    : await context.api.send("POST", "/api/billing/test/pay", { json: { checkout: params.checkout, card, confirmed } });
  if (outcome.ok)
    return redirectWithFlash(context, {
      key: isCard ? "subscriptions.card_given" : "subscriptions.paid",
      to: "/billing",
    });
  const asks = outcome.problem.code === "declined" && /3155$/.test(card.replace(/\D/g, ""));
  return data({ fault: generalFault(outcome.problem, context.language), card, asks }, outcome.status);
}

export const meta: MetaFunction = (args) => [
  { title: `${speakerOf(args)("subscriptions.test.title")} · Voliera` },
  { name: "robots", content: "noindex" },
];

export default function TestCheckout() {
  const { cards, checkout } = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>() as { fault: string; card: string; asks: boolean } | undefined;
  return <TestPage cards={cards} checkout={checkout} answer={answer} />;
}
