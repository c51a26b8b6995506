import { data, redirect } from "@remix-run/cloudflare";
import { faultTexts } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Listed } from "#worker/operator/page-of.ts";

/** The API for a page of the console; for whoever is not signed in nothing is there, as for all that are no operators. */
export function operatorApi({ viewer, api }: LoadContext): LoadContext["api"] {
  if (!viewer) throw new Response(null, { status: 404 });
  return api;
}

/** Before a form is read: whoever is no operator hears the same as at any address that is none. */
export const requireOperator = (context: LoadContext) => operatorApi(context).get("/api/operator/actions?page_size=10");

/** A page of a list as its address asks for it, by the parameters it knows; an address that asks for none leads to its first. */
export async function listed<Row>(
  request: Request,
  context: LoadContext,
  list: "tickets" | "feedback" | "contact" | "organizations" | "mails" | "actions",
  names: readonly string[] = [],
): Promise<Listed<Row>> {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams();
  for (const name of ["page", "page_size", ...names]) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const path = `/api/operator/${list}?${query}`;
  const outcome = await operatorApi(context).send<{ data: Listed<Row> }>("GET", path);
  if (outcome.ok) return outcome.answer.data;
  if (outcome.status === 422) throw redirect(pathname);
  throw Response.json(outcome.problem, { status: outcome.status });
}

/** A call that was refused where no field is at fault, for the page to say. */
export type Faults = { faults: string[] };

/** Calls the API for a button; what it refused, or undefined where it did it. */
export async function pressed(
  context: LoadContext,
  method: "POST" | "PUT",
  path: string,
  json: object = {},
): Promise<ReturnType<typeof data<Faults>> | undefined> {
  const outcome = await context.api.send(method, path, { json });
  if (outcome.ok) return undefined;
  return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
}
