import type * as z from "zod";
import type { PlanKey } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { extendTrial, givePlan } from "#worker/subscriptions/giving.ts";
import type { trialDraft } from "./contract.ts";
import { countOrganization } from "./organization-counts.ts";
import { findOrganization, type OrganizationView, organizationId } from "./organization-list.ts";
import { onRecord } from "./record/actions.ts";

/** Sets a plan that was arranged by hand; `illegal_state` where the organisation pays for one, which is cancelled first. */
export async function setPlan(scope: Scope, short_key: string, plan: PlanKey): Promise<OrganizationView> {
  const { db, now } = scope;
  const org_id = await organizationId(db, short_key);
  await onRecord(scope, { kind: "plan_set", short_key, details: { plan } }, async () => {
    if (!(await givePlan(db, org_id, plan, now)))
      throw new Refusal("illegal_state", {}, { detail: "operator.plan.paid" });
  });
  await countOrganization(db, org_id, now);
  return findOrganization(db, short_key);
}

type TrialDraft = z.output<typeof trialDraft>;

/**
 * Makes a trial longer, or lets one that is over begin again; `illegal_state` where there was none or a plan is paid,
 * `stale` where somebody else was quicker.
 */
export async function lengthenTrial(scope: Scope, short_key: string, draft: TrialDraft): Promise<OrganizationView> {
  const { db, now } = scope;
  const org_id = await organizationId(db, short_key);
  const { days, ends_at } = draft;
  await onRecord(scope, { kind: "trial_extended", short_key, details: { days: String(days) } }, async () => {
    const outcome = await extendTrial(db, org_id, { days, ends_at }, now);
    if (outcome === "stale") throw new Refusal("stale", {}, { detail: "operator.trial.stale" });
    if (outcome === "none") throw new Refusal("illegal_state", {}, { detail: "operator.trial.none" });
  });
  await countOrganization(db, org_id, now);
  return findOrganization(db, short_key);
}
