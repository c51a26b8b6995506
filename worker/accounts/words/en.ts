import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "accounts.login.failed": "Email or password is incorrect.",
  "accounts.login.too_many": "Too many login attempts. Wait a little or set a new password.",
  "accounts.busy": "Many people are logging in right now. Wait a few seconds and try again.",
  "accounts.login.stopped": "Too many failed attempts. Set a new password by email to log in again.",
  "accounts.password.required": "Enter the password.",
  "accounts.password.short": "Password must be at least 8 characters long.",
  "accounts.password.long": "Password can be at most 256 characters long.",
  "accounts.password.mismatch": "Passwords do not match.",
  "accounts.password.common": "This password is too common. Choose another.",
  "accounts.password.personal": "The password cannot be just your name, email or organisation. Add other words.",
  "accounts.password.wrong": "The current password is not correct.",
  "accounts.factor.young":
    "Two-step verification was turned on less than 15 minutes ago. Until then, confirm with your password.",
  "accounts.factor.wrong": "This code is not right, or has been used. Wait for the next one and try again.",
  "accounts.factor.unreadable":
    "We can no longer check the codes of this app. Use a recovery code, then turn two-step verification off and on again. If you have none, ask whoever runs your organisation to turn it off, or write to us.",
  "accounts.session.tried_out": "Too many wrong attempts: this session has ended. Log in again.",
  "accounts.factor.over": "This login took too long. Log in again.",
  "accounts.factor.used_up": "Too many wrong codes. Log in again in a few minutes.",
  "accounts.factor.is_on": "Two-step verification is on already.",
  "accounts.factor.not_begun": "Start again: the QR code was shown too long ago.",
  "accounts.terms.required": "Accept the terms of service and the privacy policy.",
  "accounts.plan.on_request": "This plan is arranged with us. Choose another or contact us.",
  "accounts.timezone.unknown": "This time zone does not exist. Choose another.",
  "accounts.locale.unknown": "This language does not exist. Choose another.",
  "accounts.organization.closed": "The account cannot be created in this organisation. Start the sign-up again.",
  "accounts.flow.order": "Complete the previous step first.",
  "accounts.code.used_up": "Too many attempts with this code. Ask for a new code.",
  "accounts.code.too_soon": "The code has just been sent. Wait a little before asking for another.",
  "accounts.closing.read_only":
    "The organisation is closing: until then the data can only be viewed. An owner can keep it at Settings › Close.",
  "accounts.keys.calls_one": "This key has made its calls of the minute: try again in {{count}} second.",
  "accounts.keys.calls_other": "This key has made its calls of the minute: try again in {{count}} seconds.",
  "accounts.look.only": "You are only looking: nothing is changed, and only what the owner allowed is shown.",
  "accounts.keys.never": "No key may do this: log in and do it yourself.",
  "accounts.keys.read_only": "This key only reads.",
  "accounts.demo.closed":
    "This is the demo flock: look at everything, but nothing can be changed here. Create your own account to register your birds.",
  "accounts.reset.invalid": "The link is invalid or has expired. Ask for a new one.",
  "views.many": "You already have {{limit}} views of this list. Delete one first.",

  "audit.subject.view": "Saved view",
};
