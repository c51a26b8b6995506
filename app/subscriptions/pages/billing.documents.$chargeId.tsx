import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadOf } from "#app/kit/download.ts";
import { recordPath } from "#app/kit/record-path.ts";

/** The receipt of a payment on paper: a link cannot carry the bearer token, its page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answer = await context.api.fetch(`${recordPath("/api/billing/documents", params.chargeId)}/file`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  throw new Response(null, { status: answer.status });
}
