import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { type Seller, sellerChange } from "#worker/marketplace/sellers/contract.ts";

const boxes = ["slug", "name", "text", "district", "registration_id"] as const;

/** Keeps what the organisation shows of itself; a tick that is not sent is off. */
export async function saveSeller(form: FormData, context: LoadContext) {
  const is_shown = form.get("is_shown") === "on";
  let current: Seller | undefined;
  const { refused, accepted } = await submit(form, context, sellerChange, async (value, headers) => {
    const json = { ...emptied(value, boxes), is_shown };
    const outcome = await context.api.send<{ data: Seller }>("PUT", "/api/seller", { json, headers });
    if (!outcome.ok && outcome.problem.code === "stale") current = outcome.problem.current as Seller;
    return outcome;
  });
  if (refused) return data({ ...refused.data, current }, refused.init ?? {});
  const key = accepted.data.is_shown ? "sellerpage.done.shown" : "sellerpage.done.kept";
  return redirectWithFlash(context, { key, to: "/marketplace/seller" });
}
