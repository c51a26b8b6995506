import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadOf } from "#app/kit/download.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { operatorApi } from "#app/operator/operator-api.ts";

/** A file of a ticket, for an operator: a link cannot carry the bearer token, its page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ticket = recordPath("/api/operator/tickets", params.ticketId);
  const answer = await operatorApi(context).fetch(recordPath(`${ticket}/files`, params.fileId));
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  throw new Response(null, { status: answer.status });
}
