import type { PlanKey } from "#db/vocabulary.ts";
import { byNight } from "#worker/billing/own-look.ts";
import { planOf, plans } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { mustBeLegible } from "./colour-contrast.ts";
import type { LookChange } from "./look-contract.ts";
import { changeOrganization, organizationRow } from "./organization.ts";

/** What the page about the look shows. */
export type LookNow = {
  organization: string;
  /** Another for each logo. */
  logo: string | null;
  /** What was chosen, in force or not: whoever comes back to the plan finds it again. Colours as `#rrggbb`. */
  look_name: string | null;
  look_accent: string | null;
  /** The colour as it is on dark grounds. */
  night: string | null;
  /** Whether the plan in force has it, and the plan that does. */
  is_in_force: boolean;
  plan: PlanKey;
  version: number;
};

const planWithLook: PlanKey = plans.find(({ own_look }) => own_look)?.key ?? "empresarial";

/** The look of the caller's organisation. */
export async function lookNow(scope: Scope): Promise<LookNow> {
  const [row] = await organizationRow(scope);
  if (!row) throw new Refusal("missing");
  const { name, look_name, look_accent, logo_key, version } = row;
  return {
    organization: name,
    look_name,
    look_accent,
    night: look_accent && byNight(look_accent),
    version,
    logo: logo_key?.slice(logo_key.lastIndexOf("/") + 1) ?? null,
    is_in_force: planOf(scope.plan).own_look,
    plan: planWithLook,
  };
}

/**
 * Chooses a look. Refuses `plan_limit` where the plan has none, `invalid` for a colour that cannot be read everywhere it
 * would be written, `stale`.
 */
export async function changeLook(scope: Scope, { version, ...look }: LookChange): Promise<LookNow> {
  if (!planOf(scope.plan).own_look) throw new Refusal("plan_limit", {}, { detail: "organization.look.plan" });
  if (look.look_accent) mustBeLegible(look.look_accent, scope.language);
  await changeOrganization(scope, { ...look, version });
  return lookNow(scope);
}
