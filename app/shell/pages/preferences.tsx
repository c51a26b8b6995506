import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cookieSeconds } from "#app/web/cookies.ts";
import { themes } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import { languages } from "#db/vocabulary.ts";

const densities = ["comfortable", "compact"] as const;

/** Language, theme, sidebar and the density of lists: one small form each, answered where the reader was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { cookies, origin } = context;
  const language = languages.find((it) => it === form.get("language"));
  if (language) cookies.set("lang", language, { maxAge: cookieSeconds.lang });
  const theme = themes.find((it) => it === form.get("theme"));
  if (theme) cookies.set("theme", theme, { maxAge: cookieSeconds.theme });
  const density = densities.find((it) => it === form.get("density"));
  if (density) cookies.set("density", density, { maxAge: cookieSeconds.density });
  const sidebar = form.get("sidebar_state");
  // Read by a script as well, as the specification has it: not HttpOnly.
  if (sidebar === "true" || sidebar === "false")
    cookies.set("sidebar_state", sidebar, { maxAge: cookieSeconds.sidebar_state, httpOnly: false });
  const back = form.get("return_to") ?? pathOf(request.headers.get("Referer"), origin);
  const path = ownPath(typeof back === "string" ? back : null, origin, "/");
  return redirect(language ? unnamed(path, origin) : path, 303);
}

// The choice counts from now on, also on an address that named another language.
function unnamed(path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}

function pathOf(referer: string | null, origin: string): string | null {
  return referer?.startsWith(`${origin}/`) ? referer.slice(origin.length) : null;
}

export const loader = () => redirect("/");
