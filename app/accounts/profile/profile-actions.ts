import { redirect } from "@remix-run/cloudflare";
import { renewCard } from "#app/accounts/card.ts";
import { cookieSeconds } from "#app/web/cookies.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import * as contract from "#worker/accounts/contract.ts";

/** What the profile page can do, by the `intent` of the form that asks for it. */
export const profileActions = {
  name: changeName,
  language: changeLanguage,
  password: changePassword,
  session: endSession,
};
export type ProfileIntent = keyof typeof profileActions;

const done = () => redirect("/profile", 303);

async function changeName(form: FormData, context: LoadContext) {
  const { refused } = await submit(form, context, contract.nameForm, (json) =>
    context.api.send("PATCH", "/api/auth/me", { json }),
  );
  if (refused) return refused;
  await renewCard(context);
  context.flash({ key: "profile.name.saved" });
  return done();
}

async function changeLanguage(form: FormData, context: LoadContext) {
  const { refused, accepted } = await submit(form, context, contract.languageForm, (json) =>
    context.api.send<{ data: contract.Me }>("PATCH", "/api/auth/me", { json }),
  );
  if (refused) return refused;
  context.cookies.set("lang", accepted.data.language, { maxAge: cookieSeconds.lang });
  context.flash({ key: "profile.language.saved" });
  return done();
}

async function changePassword(form: FormData, context: LoadContext) {
  const { refused } = await submit(form, context, contract.passwordChange, (json) =>
    context.api.send("POST", "/api/auth/password", { json }),
  );
  if (refused) return refused;
  context.flash({ key: "profile.password.saved" });
  return done();
}

async function endSession(form: FormData, context: LoadContext) {
  const handle = encodeURIComponent(String(form.get("handle") ?? "")) || "-";
  const outcome = await context.api.send("DELETE", `/api/auth/sessions/${handle}`);
  // A session that has ended already counts as success.
  if (!outcome.ok && outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
  context.flash({ key: "profile.sessions.ended" });
  return done();
}
