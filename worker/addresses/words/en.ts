import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "addresses.same": "This is your email already.",
  "addresses.code.six": "Enter all six digits of the code.",
  "addresses.back.gone":
    "This link no longer works: it was used, is older than 7 days or is incomplete. If you cannot log in, write to us.",
  "addresses.back.taken":
    "This address now has another account, so it cannot be restored to this one. We have told the people who run Voliera; they will write to you at this address.",
  "addresses.back.dismissed":
    "You are no longer a member of this organisation: whoever runs it removed you. If you do not know why, ask them; they can invite you again.",
  "addresses.back.reported":
    "We cannot restore this account automatically: nobody who ran the organisation when the email changed is still a member. We have told the people who run Voliera; they will write to you at this address.",
  "addresses.report.subject": "Request to restore a previous email",
  "addresses.report.taken":
    "Someone asked to restore the previous email of their account, but that address now has another account.",
  "addresses.report.nobody":
    "Someone asked to restore the previous email of their account. The organisation has no owner left who was one when the email changed, or it is not known who removed the person: it may have been taken over.",
  "addresses.report.facts":
    "Previous email: {{email}}\nOrganisation: {{organization}} ({{org_id}})\nAccount: {{user_id}}\nEmail changed at: {{changed_at}}\nRemoved at: {{removed_at}}",
};
