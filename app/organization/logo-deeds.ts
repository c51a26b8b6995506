import { data } from "@remix-run/cloudflare";
import { told } from "#app/kit/told.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { Surroundings } from "#app/web/load-context.ts";

const path = "/api/organizations/current/logo";
const to = "/settings/look";

/** Hands a picture on as it came: only the API reads it. */
export async function keepLogo(request: Request, context: Surroundings) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const outcome = await context.api.send("PUT", path, { body: await request.arrayBuffer(), headers });
  return outcome.ok ? told(context, { key: "organization.logo.kept", to }) : refused(outcome);
}

/** Takes the logo away; what someone else has taken away already is gone as well. */
export async function removeLogo(context: Surroundings) {
  const outcome = await context.api.send("DELETE", path);
  return outcome.ok || outcome.status === 404 ? told(context, { key: "organization.logo.gone", to }) : refused(outcome);
}

function refused({ problem, status }: Extract<Outcome<unknown>, { ok: false }>) {
  const said = problem.errors?.map(({ message }) => message) ?? [];
  return data({ said: said.length > 0 ? said : [problem.detail || problem.title] }, status);
}
