import type { Translate } from "#app/locales/words.tsx";
import { allows } from "#db/permissions.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import { planInForce } from "#worker/billing/plans.ts";

/** What leads an owner from a trial or from Starter to a plan that is paid; nothing for everybody else. */
export function upgradeLine(viewer: UserCard | undefined, t: Translate): { upgrade?: string } {
  if (!viewer?.plan || viewer.is_demo || viewer.closes_at || !allows(viewer.role, "billing.write")) return {};
  return viewer.plan === "starter" || viewer.trial_ends_at ? { upgrade: t("ui.upgrade") } : {};
}

/**
 * Which plan is in force at an instant, and how many days of its trial are left; undefined in the demo, which has none.
 * In finished words, so that no page carries the plans. For loaders only.
 */
export function planLine(
  { plan, trial_ends_at }: UserCard,
  t: Translate,
  now = new Date().toISOString(),
): string | undefined {
  if (!plan) return undefined;
  const inForce = planInForce({ plan, trial_ends_at: trial_ends_at ?? null }, now);
  const name = t("ui.plan", { plan: t(`plans.${inForce}.name`) });
  if (!trial_ends_at || trial_ends_at <= now) return name;
  const count = Math.ceil((Date.parse(trial_ends_at) - Date.parse(now)) / 86_400_000);
  return `${name} · ${t("ui.plan.trial", { count })}`;
}
