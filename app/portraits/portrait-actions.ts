import { data } from "@remix-run/cloudflare";
import { renewCard } from "#app/accounts/card.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";

const path = "/api/profile/portrait";
const to = "/profile";

/** Hands a picture on as it came: only the API reads it. */
export async function keepPortrait(request: Request, context: LoadContext) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const outcome = await context.api.send("PUT", path, { body: await request.arrayBuffer(), headers });
  if (!outcome.ok) return refused(outcome);
  await renewCard(context);
  return redirectWithFlash(context, { key: "profile.portrait.kept", to });
}

/** Takes the reader's picture away; one that is gone already is gone as well. */
export async function removePortrait(context: LoadContext) {
  const outcome = await context.api.send("DELETE", path);
  if (!outcome.ok && outcome.status !== 404) return refused(outcome);
  await renewCard(context);
  return redirectWithFlash(context, { key: "profile.portrait.gone", to });
}

function refused({ problem, status }: Extract<Outcome<unknown>, { ok: false }>) {
  const texts = problem.errors?.map(({ message }) => message) ?? [];
  return data({ faults: texts.length > 0 ? texts : [problem.detail || problem.title] }, status);
}
