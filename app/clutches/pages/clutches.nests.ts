import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findNests } from "#app/clutches/actions/nest-picks.ts";

/** What the box of a nest asks while somebody types in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return Response.json(await findNests(context, new URL(request.url).searchParams.get("q") ?? ""));
}
