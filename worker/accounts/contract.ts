import * as z from "zod";
import { type Language, languages, type PlanKey, planKeys, type Role, type SignupStep } from "#db/vocabulary.ts";
import { email, id, line } from "#worker/fields.ts";
import { isCommon, passwordFault } from "./password-contract.ts";

/** `POST /api/auth/login`, form-encoded; the OAuth extras are accepted and unused. */
export const loginDraft = z.object({
  username: z.string("fields.required").trim().min(1, "fields.required").max(320, "fields.long"),
  password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
  grant_type: z.literal("password", "fields.invalid").optional(),
  scope: z.string().optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  /** Ours: "on" or "true" keeps the session 30 days. */
  remember: z.enum(["on", "true", "false", ""]).optional(),
});

/** The login page's form: the same under the page's own names. */
export const loginForm = z.object({
  email: loginDraft.shape.username,
  password: loginDraft.shape.password,
  remember: loginDraft.shape.remember,
});

/** Neither short nor common; what is made of the user's own words is refused where the user is known. */
export const password = z
  .string("accounts.password.required")
  .min(1, "accounts.password.required")
  .refine((text) => [...text].length >= 8, "accounts.password.short")
  .refine((text) => [...text].length <= 256, "accounts.password.long")
  .refine((text) => !isCommon(text), "accounts.password.common");

/** A password and its repetition are compared whatever else is wrong with their form: its faults are told in one round. */
const repeatedRight = {
  path: ["confirm_password"],
  message: "accounts.password.mismatch",
  when: ({ value }: { value: unknown }) => {
    const { password, confirm_password } = Object(value) as Record<string, unknown>;
    return typeof password === "string" && typeof confirm_password === "string";
  },
};

/** A plan one may sign up for; the one on request is agreed with the operator. */
export const signupPlan = z
  .enum(planKeys, "fields.invalid")
  .refine((plan) => plan !== "empresarial", "accounts.plan.on_request");

/** Whether `Intl` accepts a value; what it refuses would fail every page that formats a date. */
function intlAccepts(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** A language and its country, such as `pt-PT`. */
export const locale = z
  .string("fields.invalid")
  .trim()
  .max(35, "accounts.locale.unknown")
  .refine((tag) => intlAccepts(() => Intl.getCanonicalLocales(tag)), "accounts.locale.unknown");
/** A time zone by its name in the IANA database. */
export const timezone = z
  .string("fields.invalid")
  .trim()
  .max(64, "accounts.timezone.unknown")
  .refine((timeZone) => intlAccepts(() => new Intl.DateTimeFormat("pt", { timeZone })), "accounts.timezone.unknown");
const orElse = (usual: string) => z.string("fields.invalid").transform((text) => text.trim() || usual);

export const organizationDraft = z.object({
  name: line(120),
  locale: orElse("pt-PT").pipe(locale).default("pt-PT"),
  timezone: orElse("UTC").pipe(timezone).default("UTC"),
  plan: signupPlan.default("professional"),
});

export const registration = z.object({
  org_id: z.string("fields.required").pipe(id),
  first_name: line(80),
  last_name: line(80),
  email,
  password,
  roles: z.array(z.string()).max(0, "fields.invalid").default([]),
  is_active: z.literal(true, "fields.invalid").default(true),
});

export const addressOnly = z.object({ email });
export const passwordReset = z.object({
  token: z.string("fields.required").min(1, "fields.required").max(100, "fields.invalid"),
  password,
  /** Takes a second factor off that is younger than a week: whoever reads the mails may not be the one who turned it on. */
  without_factor: z.boolean("fields.invalid").default(false),
});
/** What a link to a new password may offer: since when a young second factor is on, ISO; null where none is. */
export type ResetOffer = { factor_since: string | null };
/** The page's form of a reset: the password twice. */
export const passwordResetForm = passwordReset
  .extend({ confirm_password: z.string("accounts.password.required") })
  .refine((form) => form.password === form.confirm_password, repeatedRight);
export const profileChange = z
  .object({ first_name: line(80), last_name: line(80), language: z.enum(languages, "fields.invalid") })
  .partial();
/** The profile page asks for names and language in a form each. */
export const nameForm = z.object({ first_name: line(80), last_name: line(80) });
export const languageForm = z.object({ language: z.enum(languages, "fields.invalid") });
export const passwordChange = z.object({
  current_password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
  password,
});

// The sign-up flow: three steps, each with its own form.

/** Step 1: the organisation's address. */
export const signupAddress = z.object({ email });
/** Step 2 as the page asks it; confirmation and terms exist on the page only, and the address it brings from step 1. */
export const signupDetails = z
  .object({
    email: z.string(),
    plan: signupPlan.default("professional"),
    organization_name: line(120),
    first_name: line(80),
    last_name: line(80),
    password,
    confirm_password: z.string("accounts.password.required"),
    terms: z.literal("on", "accounts.terms.required"),
  })
  .refine((form) => form.password === form.confirm_password, repeatedRight)
  .refine((form) => !isPersonal(form), {
    path: ["password"],
    message: "accounts.password.personal",
    when: ({ value }) => typeof (Object(value) as Record<string, unknown>).password === "string",
  });

// What is missing yet is a fault of its own field.
const isPersonal = ({ password, email, first_name = "", last_name = "", organization_name = "" }: SignupDetails) =>
  passwordFault(password, { email, first_name, last_name, organization: organization_name }) ===
  "accounts.password.personal";
type SignupDetails = Partial<Record<"first_name" | "last_name" | "organization_name", string>> &
  Record<"email" | "password", string>;

/** What `PUT /api/signup-flow/` accepts: the step just completed and what it learned. Never a password. */
export const flowStep = z.object({
  step: z.enum(["/signup", "/signup-details"], "fields.invalid"),
  email: email.optional(),
  plan: signupPlan.optional(),
  organization_name: line(120).optional(),
  first_name: line(80).optional(),
  last_name: line(80).optional(),
});

export type SignupFlow = {
  email: string;
  completed_steps: SignupStep[];
  plan: PlanKey;
  organization_name: string;
  first_name: string;
  last_name: string;
};

// What the calls answer.

export type OrganizationAnswer = { id: string; name: string; locale: string; timezone: string; plan: PlanKey };

/** `GET /api/auth/me`. `plan` is the one in force; `trial_ends_at` an ISO instant. */
export type Me = {
  id: string;
  org_id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_verified: boolean;
  roles: [Role];
  is_active: boolean;
  language: Language;
  organization: OrganizationAnswer & { trial_ends_at: string | null };
};

/** One of the caller's sessions; `id` is a short handle that opens nothing. Instants are ISO. */
export type SessionEntry = {
  id: string;
  current: boolean;
  user_agent: string;
  ip: string;
  created_at: string;
  expires_at: string;
};
