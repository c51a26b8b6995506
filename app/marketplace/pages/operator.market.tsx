import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actOnMarket } from "#app/marketplace/operator/act-on-market.ts";
import { OperatorMarket } from "#app/marketplace/operator/operator-market.tsx";
import { countryChoices } from "#app/organization/choices.ts";
import { titled } from "#app/web/titles.ts";
import type { OpeningRow } from "#worker/marketplace/gate/openings.ts";
import type { HeldText, OpenObjection, OpenReport, Waiting } from "#worker/marketplace/reports/operator-lists.ts";

// For whoever is no operator nothing is here, and it looks so: it stands below no layout that would send them to log in.

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.viewer) throw new Response(null, { status: 404 });
  const { api, language } = context;
  const [held, reports, objections, openings] = await Promise.all([
    api.get<{ data: Waiting<HeldText> }>("/api/operator/held"),
    api.get<{ data: Waiting<OpenReport> }>("/api/operator/reports"),
    api.get<{ data: Waiting<OpenObjection> }>("/api/operator/objections"),
    api.get<{ data: OpeningRow[] }>("/api/operator/openings"),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return {
    held: held.data,
    reports: reports.data,
    objections: objections.data,
    openings: openings.data,
    countries: countryChoices(language),
    today,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.viewer) throw new Response(null, { status: 404 });
  // Before anything is judged: whoever is none is told nothing by it.
  await context.api.get("/api/operator/openings");
  const answer = await actOnMarket(await request.formData(), context);
  if (!answer) throw data(null, 400);
  return answer;
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "operator.title") : (args.matches[0]?.meta ?? []);

export default function OperatorMarketPage() {
  const loaded = useLoaderData<typeof loader>();
  return <OperatorMarket {...loaded} again={useActionData<typeof action>()} />;
}
