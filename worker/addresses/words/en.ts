import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "addresses.same": "This is your email already.",
  "addresses.code.six": "Enter all six digits of the code.",
  "addresses.back.gone":
    "This link no longer works: it was used, is older than 7 days or is incomplete. If you cannot log in, write to us.",
  "addresses.back.taken":
    "This address has another account by now, so it cannot come back to this one. We told the people who run Voliera; they will write to you at this address.",
  "addresses.back.dismissed":
    "You are no longer a member of this organisation: whoever runs it removed you. If you do not know why, ask them; they can invite you again.",
  "addresses.back.reported":
    "We cannot simply bring this account back: nobody who ran the organisation when the email changed is still there. We told the people who run Voliera; they will write to you at this address.",
  "addresses.report.subject": "Way back of an email",
  "addresses.report.taken":
    "Someone asked for the previous email of their account, but that address has another account by now.",
  "addresses.report.nobody":
    "Someone asked for the previous email of their account. The organisation has no owner left who was one when the email changed, or nothing says who removed the person: it may have been taken over.",
  "addresses.report.facts":
    "Email before: {{email}}\nOrganisation: {{organization}} ({{org_id}})\nAccount: {{user_id}}\nEmail changed at: {{changed_at}}\nRemoved at: {{removed_at}}",
};
