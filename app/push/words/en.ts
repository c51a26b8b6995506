import type { push as pt } from "./pt.ts";

export const push: Record<keyof typeof pt, string> = {
  "push.title": "On your phone or computer",
  "push.lead":
    "What asks for your attention can also appear on the screen while Voliera is not open: eggs to candle, a bird that loses weight, papers that end soon. Names of people and prices are never shown.",
  "push.before":
    "Your browser will ask whether Voliera may show notifications: choose “Allow”. Nothing sounds in your quiet hours, and you can turn it off whenever you like.",
  "push.name": "Name of this device",
  "push.turn_on": "Turn on for this device",
  "push.not_allowed": "The browser was not allowed to show notifications, so nothing was turned on.",
  "push.failed": "The browser's own service did not answer. Check your connection and try again.",
  "push.cannot.denied":
    "This browser does not let Voliera show notifications. Open the settings of the site, beside the address, allow notifications, and load this page again.",
  "push.cannot.home_screen":
    "On an iPhone or iPad, add Voliera to the home screen first: tap “Share”, then “Add to Home Screen”. Open Voliera from there and come back to this page.",
  "push.cannot.unable":
    "This browser cannot show notifications while the page is closed. Use a recent version of Chrome, Edge, Firefox or Safari, and no private window.",
  "push.needs_script":
    "To turn on this device, the browser needs JavaScript. Devices that are on already can be taken off all the same.",
  "push.full": "{{count}} of your devices are on already: take one off to add this one.",
  "push.list": "Devices that show your notifications",
  "push.this": "this device",
  "push.since": "since {{date}}",
  "push.used": "last notification {{date}}",
  "push.forget": "Take off",
  "push.forget_named": "Take off {{name}}",
  "push.added": "{{name}} is on. New notifications appear here from now on.",
  "push.not_added": "This device could not be turned on. {{why}}",
  "push.forgotten": "The device shows no notifications any more.",
  "push.device.named": "{{browser}} on {{system}}",
  "push.device.unnamed": "Device",
};
