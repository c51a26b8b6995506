import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendPhotos } from "#app/photos/send-photo.ts";

/** Where a script sends one photo after the other; without one the page itself takes them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await sendPhotos(request, context, params.birdId ?? "");
  return Response.json(sent, { status: sent.status });
}
