import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Scanned } from "#worker/labels/scan.ts";

/**
 * Where the square on a label leads: to who is in the place, or to the bird. For what is nobody's or somebody else's the
 * page that scans says so, and can look again.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? "").trim().slice(0, 300);
  if (code === "") throw data(null, 404);
  const search = new URLSearchParams({ code });
  const outcome = await context.api.send<{ data: Scanned[] }>("GET", `/api/scan/?${search}`);
  if (!outcome.ok && outcome.status !== 422) throw data(null, outcome.status);
  const [only, another] = outcome.ok ? outcome.answer.data : [];
  throw redirect(only && !another ? `/${only.kind}s/${only.id}` : `/scan?${search}`);
}

export default function Code() {
  return null;
}
