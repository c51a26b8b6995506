import type { addresses as pt } from "./pt.ts";

export const addresses: Record<keyof typeof pt, string> = {
  "addresses.title": "Change email",
  "addresses.lead": "You log in with {{email}} and get our messages there.",
  "addresses.new": "New email",
  "addresses.new_hint": "We will send a six-digit code to this address.",
  "addresses.submit": "Send code",
  "addresses.sent": "Code sent to {{email}}.",
  "addresses.cancel": "Cancel",
  "addresses.code.title": "Confirm the new email",
  "addresses.code.lead": "We sent a six-digit code to {{email}}. It counts in this browser only.",
  "addresses.code": "Six-digit code",
  "addresses.code_hint": "Valid for 10 minutes and for one use. If you cannot find it, look in your spam folder.",
  "addresses.code.submit": "Change email",
  "addresses.code.wrong": "Invalid or expired code.",
  "addresses.code.other": "Use another address",
  "addresses.code.again": "Send another code",
  "addresses.consequences":
    "The address before is told, with a link to go back that is valid for 7 days. Your other sessions end.",
  "addresses.done": "Email changed to {{email}}. Your other sessions have ended.",
  "addresses.back.title": "Bring the email before back",
  "addresses.back.lead": "The email of the account becomes {{email}} again.",
  "addresses.back.consequences":
    "All sessions end and the password of now stops working: you choose a new one in the next step. Two-step verification turned on since the change is taken off, and what the account did since is undone: if it was removed you are a member again, in the role you had; people it invited are deactivated until you let them in again.",
  "addresses.back.submit": "Bring back {{email}}",
  "addresses.back.gone": "This link no longer works",
  "addresses.back.contact": "Write to us",
  "addresses.back.login": "Log in",
  "addresses.back.done": "The email is {{email}} again. Now choose a new password.",
};
