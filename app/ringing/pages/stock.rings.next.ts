import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireMay } from "#app/accounts/member.ts";
import type { NextRing } from "#worker/ringing/next.ts";

/** The next ring for a bird that is entered; with `go`, where no script runs, its form with that ring in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const year = searchParams.get("year") ?? "";
  const query = new URLSearchParams({
    species_id: searchParams.get("species_id")?.slice(0, 64) ?? "",
    ...(/^\d{4}$/.test(year) && { year }),
  });
  const { data } = await context.api.get<{ data: NextRing }>(`/api/ring-series/next?${query}`);
  if (!searchParams.has("go")) return data;
  if (data.next === null) context.flash({ key: "ringing.next.none" });
  return redirect(data.next ? `/birds/new?${new URLSearchParams({ identifier: data.next })}` : "/birds/new", 303);
}
