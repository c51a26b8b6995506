import { Refusal } from "./refusal.ts";

/** Seconds a form must have been open before it is sent, and how old it may be. */
export const formSeconds = { least: 3, most: 86_400 };

/**
 * The Idempotency-Key of a form opened at an instant (ms): the instant in base 36, a dot, a UUID. The app judges a key
 * of this form by its age; any other key, and none, is a caller of the API, whose calls have no age. It is not signed:
 * it stops programs that post without looking, and whoever reads this gets through.
 */
export const formKey = (openedMs: number): string => `${openedMs.toString(36)}.${crypto.randomUUID()}`;

/** When the form of a key was opened (ms); undefined when the key is not a form's. */
export function openedAt(key: string): number | undefined {
  const [, opened] = /^([0-9a-z]{1,9})\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(key) ?? [];
  return opened === undefined ? undefined : Number.parseInt(opened, 36);
}

/**
 * Refuses a form that was sent faster than anyone writes (429, with the seconds to wait) or that is older than a day
 * (409: it needs a fresh key). Calls whose key is not a form's pass.
 */
export function refuseUntimely({ idempotency_key, now }: { idempotency_key: string | undefined; now: string }): void {
  const opened = openedAt(idempotency_key ?? "");
  if (opened === undefined) return;
  const age = (Date.parse(now) - opened) / 1000;
  // One from far in the future was never opened at all.
  if (Math.abs(age) > formSeconds.most) throw new Refusal("conflict", {}, { detail: "support.form_old" });
  if (age < formSeconds.least)
    throw new Refusal("too_many", {}, { detail: "support.too_quick", retryAfter: formSeconds.least - age });
}
