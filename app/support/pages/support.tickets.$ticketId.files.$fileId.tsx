import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadOf } from "#app/kit/download.ts";
import { recordPath } from "#app/kit/record-path.ts";

/** A file of a ticket: a link cannot carry the bearer token, its page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ticket = recordPath("/api/support/tickets", params.ticketId ?? "");
  const answer = await context.api.fetch(recordPath(`${ticket}/files`, params.fileId ?? ""));
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  throw new Response(null, { status: answer.status });
}
