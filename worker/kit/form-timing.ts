import { Refusal } from "#worker/refusal.ts";
import { formSeconds, openedAt } from "./form-timing-contract.ts";

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
