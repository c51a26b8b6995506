import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Scanned } from "#worker/birds/scan.ts";

/** Where the square on a label leads: to who is in the place, or to the bird. What is nobody's or somebody else's is no page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? "").trim().slice(0, 300);
  if (code === "") throw data(null, 404);
  const search = new URLSearchParams({ code });
  const outcome = await context.api.send<{ data: Scanned[] }>("GET", `/api/scan/?${search}`);
  if (!outcome.ok) throw data(null, outcome.status === 422 ? 404 : outcome.status);
  const [only, another] = outcome.answer.data;
  if (!only) throw data(null, 404);
  throw redirect(another ? `/scan?${search}` : `/${only.kind}s/${only.id}`);
}

export default function Code() {
  return null;
}
