import { redirect } from "@remix-run/cloudflare";
import type { Flash } from "#app/web/flash.ts";
import type { Surroundings } from "#app/web/load-context.ts";

/** A sentence, and the page that says it. */
export type Said = Flash & { to: string };

/** Ends an action on another page, which says what came of it. */
export function told({ flash }: Surroundings, { to, ...said }: Said) {
  flash(said);
  return redirect(to, 303);
}
