import type { Outcome } from "#app/web/api-client.ts";
import { cookieSeconds } from "#app/web/cookies.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import { accountWords, failureText, ownRefusal, secondsIn } from "./failure.ts";

type Credentials = { email: string; password: string; remember?: string | undefined };
type Me = { data: { language: Language } };

/** Obtains a token and the user behind it. Whatever was wrong with the address or the password sounds the same. */
export async function enter(
  context: LoadContext,
  { email, password, remember = "" }: Credentials,
): Promise<Outcome<Me>> {
  const t = accountWords(context);
  const body = new URLSearchParams({ username: email, password, grant_type: "password", remember });
  const opened = await context.api.send<Partial<Opened>>("POST", "/api/auth/login", { body });
  if (!opened.ok) return failureText(opened, whyNot(context, opened));
  if (!opened.answer.access_token) return ownRefusal(502, "no_token", t("accounts.login.no_token"));
  return welcome(context, opened.answer.access_token);
}

/** Signs in with a token just given, in the language of the account. */
export async function welcome(context: LoadContext, token: string): Promise<Outcome<Me>> {
  context.signIn(token);
  const me = await context.api.send<Me>("GET", "/api/auth/me");
  if (!me.ok) {
    context.signOut();
    return failureText(me, accountWords(context)("accounts.login.no_user"));
  }
  const { cookies } = context;
  // What the reader chose on this device comes before what the account says.
  if (!cookies.get("lang")) cookies.set("lang", me.answer.data.language, { maxAge: cookieSeconds.lang });
  return me;
}

function whyNot(context: LoadContext, { status, problem, retry_after }: Extract<Outcome<unknown>, { ok: false }>) {
  const t = accountWords(context);
  if (status >= 500) return problem.detail;
  if (status !== 429) return t("accounts.login.failed");
  return t("accounts.login.wait", { count: Math.ceil((secondsIn(retry_after) ?? 60) / 60) });
}
