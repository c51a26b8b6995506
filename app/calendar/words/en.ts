import type { calendar as pt } from "./pt.ts";

export const calendar: Record<keyof typeof pt, string> = {
  "calendar.title": "Calendar",
  "calendar.entry": "Your agenda in the calendar of your phone or computer.",
  "calendar.lead":
    "What the agenda reminds you of, in the calendar you already use: candling, hatching, rings, treatments and tasks.",
  "calendar.none":
    "You have no address yet. Make one and add it to your calendar: it then shows the agenda and follows what changes.",
  "calendar.make": "Make an address",
  "calendar.anew": "Make another address",
  "calendar.close": "Close the address",
  "calendar.made": "Address made. The one before, if any, no longer opens.",
  "calendar.closed": "Address closed.",
  "calendar.failed": "That did not work. Try again.",
  "calendar.address": "Your address",
  "calendar.unknown": "The address still works, but can no longer be shown. Make another if you need it.",
  "calendar.since": "Made on {{day}}.",
  "calendar.read": "Last read on {{day}}.",
  "calendar.unread": "No calendar has read it yet.",
  "calendar.open": "Open in this device's calendar",
  "calendar.open.where": "(iPhone, iPad and Mac).",
  "calendar.google": "Google Calendar, on a computer: “Other calendars”, “+”, “From URL”, and paste the address.",
  "calendar.outlook": "Outlook: “Add calendar”, “Subscribe from web”, and paste the address.",
  "calendar.private":
    "Whoever has this address sees your agenda, without prices or people's names. If you gave it away by mistake, make another. Calendars usually refresh every hour or once a day.",
};
