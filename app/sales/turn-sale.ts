import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { turnedStates } from "#worker/sales/states-contract.ts";

/** Turns a sale into the state that was pressed, on the day that stood above it. */
export async function turnOnPage(form: FormData, context: LoadContext, id: string) {
  const state = turnedStates.find((it) => it === form.get("state"));
  if (!state) throw data(null, 400);
  const line_ids = form.getAll("line_ids").map(String);
  const json = {
    state,
    on: String(form.get("on") ?? "") || null,
    version: Number(form.get("version")) || undefined,
    ...(state === "returned" && { line_ids }),
  };
  const headers = keyHeader(form.get("idempotency_key"));
  const outcome = await context.api.send<{ data: Sale }>("POST", `${recordPath("/api/sales", id)}/state`, {
    json,
    headers,
  });
  if (!outcome.ok) return data({ fault: faultTexts(outcome.problem, context.language).join(" ") }, outcome.status);
  const key = `sales.turned.${state}` as const;
  const values = { number: outcome.answer.data.number ?? "" };
  return redirectWithFlash(context, { key, values, to: recordPath("/finance/sales", id) });
}

/** Says how sales are taxed, and goes on with the sale that was begun. */
export async function chooseRegime(form: FormData, context: LoadContext, to: string) {
  const json = { vat_regime: String(form.get("vat_regime") ?? "") };
  const outcome = await context.api.send("PUT", "/api/organizations/current", { json });
  const path = ownPath(to, context.origin, "/finance/sales/new");
  if (!outcome.ok) return redirectWithFlash(context, { key: "sales.failed", tone: "error", to: path });
  return redirectWithFlash(context, { key: "sales.regime.done", to: path });
}
