import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { roles } from "#db/vocabulary.ts";
import { password } from "#worker/accounts/contract.ts";
import { digits, email, line, paging } from "#worker/fields.ts";

const role = z.enum(roles, "members.role.unknown");

/** Which members a list shows. */
export const memberFilter = z.object({
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
});
export type MemberFilter = z.output<typeof memberFilter>;

/** What may change of a member: one or both. */
export const memberChange = z
  .object({ role: role.optional(), is_active: z.boolean("fields.invalid").optional() })
  .refine(({ role, is_active }) => role !== undefined || is_active !== undefined, {
    path: ["role"],
    message: "fields.required",
  });
export type MemberChange = z.output<typeof memberChange>;

/** Whom to invite, and as what. */
export const invitationDraft = z.object({ email, role });
export type InvitationDraft = z.output<typeof invitationDraft>;

/** Whoever leaves proves that it is they who go. */
export const leaving = z.object({
  current_password: z.string("fields.required").min(1, "fields.required").max(1024, "fields.long"),
});

const joiner = { first_name: line(80), last_name: line(80), password };

/** `POST /api/members/join`. */
export const joining = z.object({
  token: z.string("fields.required").min(1, "fields.required").max(200, "fields.invalid"),
  ...joiner,
});
export type Joining = z.output<typeof joining>;

/** The page's form of it: the password twice, and the terms. */
export const joinForm = z
  .object({
    ...joiner,
    confirm_password: z.string("accounts.password.required"),
    terms: z.literal("on", "accounts.terms.required"),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ["confirm_password"],
    message: "accounts.password.mismatch",
  });
