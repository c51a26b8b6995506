import { data, redirect } from "@remix-run/cloudflare";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { rememberWait } from "#app/web/resend-wait.ts";
import { placeAfterSignup } from "./after-signup.ts";
import { renewCard } from "./card.ts";
import { accountWords, secondsIn } from "./failure.ts";
import { endFlow } from "./signup-flow.ts";

/** What the confirmation page says after an action that failed; `wants_new`: only another code can help. */
type ConfirmReply = { error: string; about: "code" | "resend"; wants_new?: boolean };
type Refused = Extract<Outcome<unknown>, { ok: false }>;

/** Step 3 of the sign-up: the code as typed, judged by the API. */
export async function verifyCode(context: LoadContext, form: FormData) {
  const t = accountWords(context);
  const code = String(form.get("code") ?? "").replace(/\s/g, "");
  if (!/^[0-9]{6}$/.test(code)) {
    const error = t(code ? "accounts.confirm.wrong" : "accounts.confirm.six");
    return data<ConfirmReply>({ error, about: "code" }, 422);
  }
  const outcome = await context.api.send<{ data?: unknown }>("GET", `/api/auth/verify-code/${code}`);
  if (!outcome.ok) return unverified(context, outcome);
  if (!outcome.answer?.data) return data<ConfirmReply>({ error: t("accounts.confirm.empty"), about: "code" }, 422);
  await endFlow(context);
  await renewCard(context);
  context.flash({ key: "site.flash.verified" });
  return redirect(placeAfterSignup(context), 303);
}

function unverified(context: LoadContext, { status }: Refused) {
  if (status === 401) return startAgain(context);
  const t = accountWords(context);
  const fields = {
    400: "accounts.confirm.wrong",
    404: "accounts.confirm.wrong",
    429: "accounts.confirm.used_up",
  } as const;
  const error = t(fields[status as keyof typeof fields] ?? "accounts.confirm.failed");
  return data<ConfirmReply>({ error, about: "code", wants_new: status === 429 }, status);
}

/** Asks for another code; too soon, and the page says when. */
export async function resendCode(context: LoadContext) {
  const outcome = await context.api.send<{ data: { next_in: number } }>("POST", "/api/auth/resend-code");
  if (outcome.ok) {
    if (outcome.answer.data.next_in > 1) rememberWait(context, outcome.answer.data.next_in);
    context.flash({ key: "site.flash.code_sent" });
    return redirect("/confirm-email", 303);
  }
  if (outcome.status === 401) return startAgain(context);
  const t = accountWords(context);
  const seconds = secondsIn(outcome.retry_after);
  if (outcome.status !== 429 || seconds === undefined)
    return data<ConfirmReply>({ error: t("accounts.confirm.resend_failed"), about: "resend" }, outcome.status);
  rememberWait(context, seconds);
  const error =
    seconds > 60
      ? t("accounts.confirm.resend_later", { count: Math.ceil(seconds / 60) })
      : t("accounts.confirm.resend_wait", { count: seconds });
  const headers = { "Retry-After": String(seconds) };
  return data<ConfirmReply>({ error, about: "resend" }, { status: 429, headers });
}

// Nobody is signed in any more: what was typed so far is still in the flow.
function startAgain(context: LoadContext) {
  context.signOut();
  context.flash({ key: "site.flash.session_expired", tone: "error" });
  return redirect("/signup", 303);
}
