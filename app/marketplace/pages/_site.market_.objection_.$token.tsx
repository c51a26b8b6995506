import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Objection } from "#app/marketplace/reports/objection.tsx";
import { submit } from "#app/web/submit.ts";
import { speakerOf } from "#app/web/titles.ts";
import { objectionDraft } from "#worker/marketplace/reports/contract.ts";
import type { SharedDecision } from "#worker/marketplace/reports/objecting.ts";

const formContract = objectionDraft.omit({ token: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const path = `/api/market/objections/${encodeURIComponent(params.token ?? "")}`;
  const { data: decision } = await context.api.get<{ data: SharedDecision }>(path);
  return { decision, is_late: decision.until <= new Date().toISOString() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = "" } = params;
  const { refused } = await submit(await request.formData(), context, formContract, ({ text }) =>
    context.api.send("POST", "/api/market/objections", { json: { token, text } }),
  );
  return refused ?? redirect(`/market/objection/${encodeURIComponent(token)}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  { title: `${speakerOf(args)("objection.title", { title: args.data?.decision.title ?? "" })} · Voliera` },
  { name: "robots", content: "noindex" },
];

export default function ObjectionPage() {
  const { decision, is_late } = useLoaderData<typeof loader>();
  return <Objection decision={decision} isLate={is_late} reply={useActionData<typeof action>()?.reply} />;
}
