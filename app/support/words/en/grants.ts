import type { grants as pt } from "../pt/grants.ts";

export const grants: Record<keyof typeof pt, string> = {
  "access.looks.title": "Let support look",
  "access.looks.lead":
    "Whoever helps you sees your data only if an owner lets them, for 24 hours. They look and change nothing, and everything they looked at is written in the access log.",
  "access.looks.money": "Show amounts too: sales, expenses and contacts",
  "access.looks.give": "Let support look for 24 hours",
  "access.looks.end": "End it now",
  "access.looks.in_force": "In force until {{moment}}",
  "access.looks.over": "Ended {{moment}}",
  "access.looks.revoked": "Ended early, {{moment}}",
  "access.looks.with_money": "with amounts",
  "access.looks.without_money": "without amounts",
  "access.looks.from": "from ticket {{number}}",
  "access.looks.by": "allowed by {{name}}",
  "access.looks.trail": "See what support looked at",
  "access.looks.given": "Support can look at your data for 24 hours.",
  "access.looks.withdrawn": "Support no longer sees your data.",
  "access.looks.list": "Looks you allowed",
  "access.looks.banner": "You are looking at {{organization}}, as its owner allows, until {{until}}, without amounts.",
  "access.looks.banner_money":
    "You are looking at {{organization}}, as its owner allows, until {{until}}, with amounts.",
  "access.looks.leave": "Leave",
  "access.looks.left": "You are back in your own account.",
  "access.looks.ended": "The look has ended. You are back in your own account.",
  "access.looks.console": "Looks that are allowed",
  "access.looks.console_lead":
    "An organisation is only seen while its owner allows it. Every page you open is written in its access log.",
  "access.looks.none.title": "Nobody lets us look at their data",
  "access.looks.none.detail": "Ask for it in the ticket: the owner allows it there or in the settings.",
  "access.looks.organization": "Organisation",
  "access.looks.what": "What is shown",
  "access.looks.until": "Until",
  "access.looks.open": "Look",
};
