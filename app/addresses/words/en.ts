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
  "addresses.code.lead": "We sent a six-digit code to {{email}}. It only works in this browser.",
  "addresses.code": "Six-digit code",
  "addresses.code_hint": "Valid for 10 minutes and for one use. If you cannot find it, look in your spam folder.",
  "addresses.code.submit": "Change email",
  "addresses.code.wrong": "Invalid or expired code.",
  "addresses.code.other": "Use another address",
  "addresses.code.again": "Send another code",
  "addresses.consequences":
    "The previous address gets a message with a link to undo this, valid for 7 days. Your other sessions end.",
  "addresses.done": "Email changed to {{email}}. Your other sessions have ended.",
  "addresses.back.title": "Restore the previous email",
  "addresses.back.lead": "The email of your account becomes {{email}} again.",
  "addresses.back.consequences":
    "All sessions end and the current password stops working: you choose a new one in the next step. Two-step verification turned on since the change is turned off, and what the account has done since is undone: if it was removed, you are a member again in the role you had; people it invited are deactivated until you activate them again.",
  "addresses.back.submit": "Restore {{email}}",
  "addresses.back.gone": "This link no longer works",
  "addresses.back.contact": "Write to us",
  "addresses.back.login": "Log in",
  "addresses.back.done": "The email is {{email}} again. Now choose a new password.",
};
