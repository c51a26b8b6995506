import type * as z from "zod";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { signupDetails } from "#worker/accounts/contract.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import { accountWords, failureText, ownRefusal } from "./failure.ts";
import { keepStep } from "./signup-flow.ts";

type AccountInput = {
  details: z.output<typeof signupDetails>;
  /** As the browser asks for it, such as `pt-PT`. */
  locale: string;
  timezone: string;
  headers: Record<string, string>;
};
type Refused = Extract<Outcome<unknown>, { ok: false }>;

/** Step 2 of the sign-up: an organisation, its first user, the session the API opens for it, and the step kept. */
export async function foundAccount(context: LoadContext, input: AccountInput): Promise<Outcome<unknown>> {
  const t = accountWords(context);
  const { details, locale, timezone, headers } = input;
  const { plan, email, organization_name, first_name, last_name, password } = details;
  const organization = await context.api.send<{ id: string }>("POST", "/api/organizations/", {
    json: { name: organization_name, locale, timezone, plan },
    headers,
  });
  if (!organization.ok) return explained(organization, t("accounts.details.organization_failed"));
  const person = { org_id: organization.answer.id, first_name, last_name, email, password, roles: [], is_active: true };
  const opened = await context.api.send<Partial<Opened>>("POST", "/api/auth/register", { json: person, headers });
  if (!opened.ok) return explained(opened, t("accounts.details.user_failed"));
  if (!opened.answer.access_token) return ownRefusal(502, "no_token", t("accounts.details.failed"));
  context.signIn(opened.answer.access_token);
  return keepStep(context, { step: "/signup-details", plan, organization_name, first_name, last_name });
}

// A fault of one field is shown at the field, under the form's own name for it; any other opens with what failed.
function explained(refused: Refused, failed: string): Refused {
  const { problem } = refused;
  const errors = problem.errors?.map((fault) => ({ ...fault, path: ownNames[fault.path] ?? fault.path }));
  if (errors?.length) return { ...refused, problem: { ...problem, errors } };
  const stated = failureText(refused, `${failed}. ${problem.detail}`);
  return stated.ok ? refused : stated;
}

const ownNames: Record<string, string> = { name: "organization_name" };
