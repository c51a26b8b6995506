import { data, redirect } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { WordKey } from "#app/locales/words.tsx";
import { generalFault, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { billingIntervals } from "#db/words/billing.ts";

type Act = (form: FormData, context: LoadContext) => Promise<unknown>;
const here = "/billing";

/** What the page of the plan can do, by the `do` of the form that asks for it. */
export const billingActions: Record<string, Act> = {
  checkout: (form, context) =>
    leave(context, "/api/billing/checkout", { plan: "professional", period: periodIn(form) }),
  card: (_form, context) => leave(context, "/api/billing/card", {}),
  change: (form, context) => done(context, "change", { period: periodIn(form) }, "subscriptions.changed"),
  cancel: (form, context) => {
    const refund = form.get("refund") === "1";
    return done(context, "cancel", { refund }, refund ? "subscriptions.refunded" : "subscriptions.cancelled");
  },
  resume: (_form, context) => done(context, "resume", {}, "subscriptions.resumed"),
  advance: (form, context) =>
    done(context, "test/advance", { days: Number(form.get("days")) }, "subscriptions.test.passed"),
};

const periodIn = (form: FormData) => billingIntervals.find((it) => it === form.get("period")) ?? "";

/** Leads to where it is paid. */
async function leave(context: LoadContext, path: string, json: object) {
  const outcome = await context.api.send<{ data: { url: string } }>("POST", path, { json });
  if (!outcome.ok) return refused(context, outcome);
  const { url } = outcome.answer.data;
  const own = context.env.APP_ORIGIN;
  // Another origin is no page of ours: a script would ask it for data.
  return redirect(url.startsWith(`${own}/`) ? url.slice(own.length) : url, {
    status: 303,
    headers: { "X-Remix-Reload-Document": "true" },
  });
}

async function done(context: LoadContext, path: string, json: object, key: WordKey) {
  const outcome = await context.api.send("POST", `/api/billing/${path}`, { json });
  if (!outcome.ok) return refused(context, outcome);
  return redirectWithFlash(context, { key, to: here });
}

const refused = ({ language }: LoadContext, { problem, status }: Extract<Outcome<unknown>, { ok: false }>) =>
  data({ fault: generalFault(problem, language) }, status);
