import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Photo, RejectedPhoto } from "#worker/photos/contract.ts";

type Kept = { data: Photo[]; rejected: RejectedPhoto[] };
/** What came of an upload: how many were kept, and of each other file why not; no name where all share the reason. */
export type Sent = { kept: number; rejected: Array<{ name: string; message: string }>; status: number };

/** Hands photos on as they came: only the API reads them. */
export async function sendPhotos(request: Request, context: LoadContext, birdId: string): Promise<Sent> {
  const key = request.headers.get("Idempotency-Key");
  const headers = {
    "Content-Type": request.headers.get("Content-Type") ?? "",
    ...(key && /^[\w-]{1,100}$/.test(key) && { "Idempotency-Key": key }),
  };
  const body = await request.arrayBuffer();
  const path = `/api/birds/${encodeURIComponent(birdId)}/photos`;
  return resultFlash(await context.api.send<Kept>("POST", path, { body, headers }));
}

function resultFlash(outcome: Outcome<Kept>): Sent {
  const { status } = outcome;
  if (outcome.ok) return { kept: outcome.answer.data.length, rejected: outcome.answer.rejected, status };
  if (status === 404) throw Response.json(outcome.problem, { status });
  const { errors = [], detail, title } = outcome.problem;
  const texts = errors.length > 0 ? errors.map(({ message }) => message) : [detail || title];
  return { kept: 0, rejected: texts.map((message) => ({ name: "", message })), status };
}
