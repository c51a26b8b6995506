import { redirect } from "@remix-run/cloudflare";
import { cookieSeconds } from "#app/web/cookies.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { SignupStep } from "#db/vocabulary.ts";
import type { SignupFlow } from "#worker/accounts/contract.ts";
import { isOpen, stepInstead } from "./steps.ts";

// The flow lives behind the API; the browser holds only an opaque cookie that finds it.
const cookie = "signup";
const path = "/api/signup-flow/";

const key = ({ cookies }: LoadContext): Record<string, string> => {
  const token = cookies.token(cookie);
  return token ? { "Signup-Flow": token } : {};
};

/** The visitor's sign-up so far; undefined when none is active. Asks nothing of the API without a cookie. */
export async function readFlow(context: LoadContext): Promise<SignupFlow | undefined> {
  if (!context.cookies.token(cookie)) return undefined;
  const outcome = await context.api.send<{ data: SignupFlow }>("GET", path, { headers: key(context) });
  if (outcome.ok) return outcome.answer.data;
  if (outcome.status >= 500) throw Response.json(outcome.problem, { status: outcome.status });
  return undefined;
}

/** Records a finished step; starts the flow when there is none. */
export async function keepStep(context: LoadContext, step: object) {
  const call = { json: step, headers: key(context) };
  const outcome = await context.api.send<{ data: SignupFlow; token?: string }>("PUT", path, call);
  const token = outcome.ok ? outcome.answer.token : undefined;
  if (token) context.cookies.set(cookie, token, { maxAge: cookieSeconds.signup });
  return outcome;
}

/** Forgets the flow, here and behind the API. */
export async function endFlow(context: LoadContext): Promise<void> {
  if (!context.cookies.token(cookie)) return;
  await context.api.send("DELETE", path, { headers: key(context) });
  context.cookies.drop(cookie);
}

/** The active flow, if it may open this step; everyone else is sent where they belong. */
export async function requireStep(context: LoadContext, step: SignupStep): Promise<SignupFlow> {
  const flow = await readFlow(context);
  if (!flow || !isOpen(step, flow.completed_steps)) throw redirect(stepInstead(flow?.completed_steps));
  return flow;
}

/** Whoever asks for an account page out of the demo leaves it there; the page is then asked for anew. */
export async function leaveDemo(context: LoadContext, { url }: Request): Promise<void> {
  if (!context.viewer?.is_demo) return;
  // Signs out in this browser whatever the API answers.
  await context.api.fetch("/api/auth/logout", {}, {});
  context.signOut();
  const { pathname, search } = new URL(url);
  throw redirect(pathname + search);
}

/** Who is signed in and verified has nothing to do on the account pages. */
export function leaveIfSignedIn({ viewer }: LoadContext): void {
  if (viewer?.is_verified) throw redirect("/dashboard");
}
