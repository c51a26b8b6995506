import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { siteIn } from "#app/places/site-in.ts";
import { note } from "#app/round/note.ts";
import { fieldsIn } from "#app/round/round-action.ts";
import { claimsIn } from "#app/web/token-claims.ts";
import type { Round } from "#worker/round/queries.ts";

/** The whole round at once, for a page that goes from cage to cage without the network. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place_id = new URL(request.url).searchParams.get("place_id");
  const query = new URLSearchParams({ ...(place_id && { place_id }), ...siteIn(request) });
  return Response.json(await context.api.get<Round>(`/api/round?${query}`));
}

/** Notes a press that waited in a browser, for the reader who pressed it and nobody who came after. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { reader = "", ...fields } = fieldsIn(await request.formData());
  const claims = claimsIn(context.cookies.token(context.cookies.sessionName));
  if (!claims || !reader.endsWith(`.${claims.sub}`)) return Response.json({ ok: false, faults: [] }, { status: 401 });
  const answer = await note(context, fields);
  if (answer.ok) {
    const { egg_id, version, caution } = answer;
    return Response.json({ ok: true, egg_id, version, caution });
  }
  const again: Record<string, string> = answer.retry_after ? { "Retry-After": answer.retry_after } : {};
  return Response.json({ ok: false, faults: answer.faults }, { status: answer.status, headers: again });
}
