import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findPicks, type Wanted } from "#app/birds/picker/find-picks.ts";

const names = ["sex", "who", "not", "only"] as const;

/** What a box asks while somebody types in it: birds or places by any part, of nothing those last used. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = Object.fromEntries(
    names.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : [])),
  );
  return Response.json(await findPicks(context, searchParams.get("of"), searchParams.get("q") ?? "", wanted as Wanted));
}
