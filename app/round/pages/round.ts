import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { stopPath } from "#app/agenda/stop-path.ts";
import type { Round } from "#worker/round/queries.ts";

/** Begins the round at its first cage; where it has none, the stop of what has no cage says so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data: cages } = await context.api.get<Round>("/api/round");
  throw redirect(stopPath(cages[0]?.id ?? null));
}
