import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { comeBackAfterSignup } from "#app/accounts/after-signup.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { SharedOffer } from "#app/legal/handover/shared-offer.tsx";
import { generalFault } from "#app/web/api-client.ts";
import { speakerOf } from "#app/web/titles.ts";
import { allows } from "#db/permissions.ts";
import type { Taken } from "#worker/legal/handover/arriving.ts";
import type { SharedOffer as Shared } from "#worker/legal/handover/shared-offer.ts";

/** Who looks: nobody we know, one of the demo's visitors, a member who may take birds, or one who may not. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? "");
  const { data: offer } = await context.api.get<{ data: Shared }>(`/api/shared/handovers/${token}`);
  const { viewer } = context;
  const isMember = viewer?.is_verified === true && !viewer.is_demo;
  const who = isMember ? (allows(viewer.role, "papers.issue") ? "taker" : "member") : "stranger";
  return { offer, who: who as "taker" | "member" | "stranger", here: `/h/${token}` };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = `/h/${encodeURIComponent(params.token ?? "")}`;
  const answer = form.get("do");
  if (answer === "join") {
    comeBackAfterSignup(context, here);
    return redirect("/signup", 303);
  }
  if (answer !== "accept" && answer !== "refuse") throw data(null, 400);
  const json = { token: params.token ?? "" };
  const outcome = await context.api.send<{ data: Taken }>("POST", `/api/handovers/${answer}`, { json });
  if (!outcome.ok) {
    if (outcome.status === 401) return redirect(`/login?${new URLSearchParams({ redirectTo: here })}`, 303);
    return data({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
  }
  if (answer === "refuse") return redirectWithFlash(context, { key: "handover.said.refused", to: "/dashboard" });
  const { birds, photos_left } = outcome.answer.data;
  const key = photos_left > 0 ? "handover.said.accepted_less" : "handover.said.accepted";
  return redirectWithFlash(context, { key, values: { count: birds, photos: photos_left }, to: "/birds" });
}

export const meta: MetaFunction<typeof loader> = (args) => [
  { title: `${speakerOf(args)("handover.shared.title")} · Voliera` },
  { name: "robots", content: "noindex" },
];

export default function HandoverOffer() {
  const { offer, who, here } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const fault = useActionData<typeof action>()?.fault;
  return <SharedOffer offer={offer} who={who} here={here} fault={fault} />;
}
