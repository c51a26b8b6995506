import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts, keyHeader, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Paper } from "#worker/legal/papers/paper-rows.ts";

const api = "/api/paper-templates/annual_return";
type Given = { data: { unknown: unknown[] } };
/** Why what was pressed was not done; `at` is which form, `chosen` what stood in the columns'. */
export type ReturnAnswer = { at: "issue" | "form" | "columns"; faults: string[]; chosen: Record<string, string> };

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/** What is done with a year's return: its file given or forgotten, its columns answered for, the return issued. */
export async function actOnReturn(form: FormData, context: LoadContext) {
  const year = Number(text(form, "year"));
  const to = `/legal-forms/return?year=${year}`;
  const action = text(form, "do");
  const refused = (at: ReturnAnswer["at"], outcome: Extract<Outcome<unknown>, { ok: false }>, chosen = {}) =>
    data<ReturnAnswer>({ at, faults: faultTexts(outcome.problem, context.language), chosen }, outcome.status);
  const done = (key: Parameters<typeof redirectWithFlash>[1]["key"], values = {}) =>
    redirectWithFlash(context, { key, values, to });
  if (action === "issue") {
    const headers = keyHeader(form.get("idempotency_key"));
    const outcome = await context.api.send<{ data: Paper }>("POST", "/api/register/return/issue", {
      json: { year },
      headers,
    });
    if (!outcome.ok) return refused("issue", outcome);
    return done("annual.issued", { year, number: outcome.answer.data.number ?? "" });
  }
  if (action === "form") {
    const body = new FormData();
    const file = form.get("file");
    if (file instanceof File) body.set("file", file);
    body.set("year", String(year));
    const outcome = await context.api.send<Given>("PUT", api, { body });
    if (!outcome.ok) return refused("form", outcome);
    return done(outcome.answer.data.unknown.length > 0 ? "annual.form.asks" : "annual.form.kept");
  }
  if (action === "columns") {
    const chosen = Object.fromEntries(
      [...form].flatMap(([name, value]) => (name.startsWith("column-") ? [[name.slice(7), String(value)]] : [])),
    );
    // What nobody chose is asked again.
    const columns = Object.fromEntries(
      Object.entries(chosen).flatMap(([column, it]) => (it ? [[column, it === "none" ? "" : it]] : [])),
    );
    const json = { year, version: Number(text(form, "version")) || 1, columns };
    const outcome = await context.api.send<Given>("PUT", `${api}/columns`, { json });
    if (!outcome.ok) return refused("columns", outcome, chosen);
    return done("annual.columns.saved");
  }
  if (action !== "forget") throw data(null, 400);
  const outcome = await context.api.send("DELETE", `${api}?year=${year}`);
  if (!outcome.ok && outcome.status !== 404) return refused("form", outcome);
  return done("annual.form.forgotten");
}
