import { data } from "@remix-run/cloudflare";
import type { Surroundings } from "#app/web/load-context.ts";

/** For a page that is nothing but a deed: whoever may only look is told so before anything is asked. */
export function requireWriter({ viewer }: Surroundings): void {
  if (viewer?.role === "viewer") throw data(null, 403);
}
