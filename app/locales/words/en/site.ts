import type { site as pt } from "../pt/site.ts";

export const site: Record<keyof typeof pt, string> = {
  "site.foreign.title": "Request refused",
  "site.foreign.detail":
    "This request did not come from a Voliera page, so nothing was changed. Open the page and try again.",
  "site.broken.title": "Unexpected error",
  "site.broken.detail": "Something failed on our side. The error was recorded; try again shortly.",
  "site.too_large.title": "Too large",
  "site.too_large.detail": "What you sent is larger than allowed. Nothing was saved.",
  "site.unreadable.title": "Invalid request",
  "site.unreadable.detail": "This request could not be read, so nothing was changed. Open the page and try again.",

  // Messages for the next page, whichever that is.
  "site.flash.login": "Login successful",
  "site.flash.unverified": "Please verify your email to continue.",
  "site.flash.code_sent": "Verification email sent! Please check your inbox.",
  "site.flash.verified": "Email verified successfully! Welcome to Voliera!",
  "site.flash.session_expired": "Session expired. Please sign up again.",
  "site.flash.logout": "Logged out successfully",
  "site.flash.password_reset": "Password saved. You can now log in.",

  // The foot of the public pages.
  "site.foot.menu": "Site map",
  "site.foot.voliera": "Voliera",
  "site.foot.help": "Help",
  "site.foot.docs": "Docs",
  "site.foot.api": "API",
  "site.foot.integrations": "Integrations",
  "site.foot.account": "Your account",
  "site.foot.legal": "Legal",
};
