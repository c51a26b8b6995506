import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import {
  eventFacts,
  type NotificationEvent,
  type NotificationSwitch,
  notificationEvents,
  notificationSwitches,
} from "#db/notification-events.ts";
import { allows } from "#db/permissions.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { translate } from "#worker/locales/translate.ts";
import { choicesForm, mostPausedDays, type NotificationChoices } from "#worker/notifications/choices-contract.ts";

/** A switch that the reader has, by its name, and what it brings them. */
export type ShownSwitch = { by: NotificationSwitch; name: string; events: NotificationEvent[] };

const timeFields = ["digest_hour", "quiet_from", "quiet_to", "paused_until"] as const;
const here = "/settings/notifications";
const api = "/api/notifications/choices";
const events = Object.keys(notificationEvents) as NotificationEvent[];

/** The switches by which something may come to the reader: those of rooms there are, of events their role is told of. */
function shownTo({ viewer }: Pick<LoadContext, "viewer">) {
  if (!viewer || viewer.is_demo) return [];
  const theirs = events.filter((event) => allows(viewer.role, eventFacts(event).needs));
  return notificationSwitches
    .map((by) => ({ by, events: theirs.filter((event) => eventFacts(event).switch === by) }))
    .filter((it) => it.events.length > 0);
}

/** What the form of the choices is drawn from. */
export function chosenIn(choices: NotificationChoices, context: AppLoadContext) {
  const switches: ShownSwitch[] = shownTo(context).map(({ by, ...rest }) => ({
    by,
    name: translate(context.language, `notifications.switch.${by}`),
    ...rest,
  }));
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: context.viewer?.timezone ?? "UTC" }).format();
  const pause = { min: today, max: plusDays(today, mostPausedDays) };
  return { choices, switches, pause, isDemo: context.viewer?.is_demo ?? false };
}

/** Keeps what the form says of the switches it showed, or ends a pause. */
export async function keepChoices(form: FormData, context: AppLoadContext) {
  if (form.get("do") === "resume") return endPause(context);
  const shown = shownTo(context).map(({ by }) => by);
  const { refused } = await submit(form, context, choicesForm(shown), (value) => {
    const sent = value as Record<string, unknown>;
    const bySwitch = shown.map((by) => [
      by,
      { on: sent[`${by}_on`], mail: sent[`${by}_mail`], push: sent[`${by}_push`] },
    ]);
    const times = Object.fromEntries(timeFields.map((name) => [name, sent[name] ?? null]));
    return context.api.send("PUT", api, { json: { ...Object.fromEntries(bySwitch), ...times } });
  });
  return refused ?? redirectWithFlash(context, { key: "preferences.saved", to: here });
}

async function endPause(context: AppLoadContext) {
  const outcome = await context.api.send("PUT", api, { json: { paused_until: null } });
  if (outcome.ok) context.flash({ key: "preferences.resumed" });
  else {
    const why = generalFault(outcome.problem, context.language);
    context.flash({ key: "preferences.not_resumed", values: { why }, tone: "error" });
  }
  return redirect(here, 303);
}
