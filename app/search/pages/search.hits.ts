import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findHits, questionIn } from "#app/search/hits.ts";

/** What the box above every page asks while somebody types; 204 where there is nothing to look for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = questionIn(request);
  return q === "" ? new Response(null, { status: 204 }) : Response.json(await findHits(context, q));
}
