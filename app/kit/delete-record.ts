import { data } from "@remix-run/cloudflare";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Opening } from "./opening-words.ts";
import { redirectWithFlash } from "./redirect-with-flash.ts";

type Deleting = {
  /** The record in the API. */
  path: string;
  /** The list it is gone from. */
  list: string;
} & (
  | { /** Opens `.done`. */ words: Opening<"done">; kept?: undefined }
  | {
      /** Opens `.done`, `.in_use` and `.failed`. */
      words: Opening<"done"> & Opening<"in_use"> & Opening<"failed">;
      /** The page that says why the record stays; without it the question stands again below the reason. */
      kept: string;
    }
);

/** Deletes what a `DeletePage` asked about. What someone else has deleted already is gone as well. */
export async function deleteRecord(form: FormData, context: LoadContext, { path, list, words, kept }: Deleting) {
  const outcome = await context.api.send<undefined>("DELETE", path);
  if (outcome.ok || outcome.status === 404) {
    const name = String(form.get("name") ?? "").slice(0, 100);
    return redirectWithFlash(context, { key: `${words}.done`, values: { name }, to: list });
  }
  const { problem, status } = outcome;
  if (kept)
    return redirectWithFlash(context, {
      key: `${words}.${status === 409 ? "in_use" : "failed"}`,
      tone: "error",
      to: kept,
    });
  return data({ fault: generalFault(problem, context.language) }, status);
}
