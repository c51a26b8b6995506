import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { standingIn, stopPath } from "#app/agenda/stop-path.ts";
import { siteIn } from "#app/places/site-in.ts";
import type { Round } from "#worker/round/queries.ts";

/** Begins the round, or that of a site, at its first cage; where it has none, the stop of what has no cage says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data: cages } = await context.api.get<Round>(`/api/round?${new URLSearchParams(siteIn(request))}`);
  const { isYesterday, site_id } = standingIn(new URL(request.url).searchParams);
  throw redirect(stopPath(cages[0]?.id ?? null, { isYesterday, site_id }));
}
