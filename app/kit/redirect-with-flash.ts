import { redirect } from "@remix-run/cloudflare";
import type { Flash } from "#app/web/flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";

/** A sentence, and the page that says it. */
export type FlashAndPath = Flash & { to: string };

/** Ends an action on another page, which says what came of it. */
export function redirectWithFlash({ flash }: LoadContext, { to, ...said }: FlashAndPath) {
  flash(said);
  return redirect(to, 303);
}
