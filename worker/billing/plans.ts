import type { PlanKey } from "#db/vocabulary.ts";

/** The plan catalogue: the only place where a price or a limit is written. Money is integer cents; null is unlimited. */
export type Plan = {
  key: PlanKey;
  /** EUR cents a month; null is on request. */
  monthly_cents: number | null;
  /** EUR cents a year. */
  yearly_cents: number | null;
  birds: number | null;
  users: number | null;
  /** Sites: places with an address and registrations of their own. */
  sites: number | null;
  /** Eggs of which something is expected, at a time. */
  open_eggs: number;
  /** Listings of the market that are seen, held, paused or reserved at a time. */
  listings: number | null;
  /** Keys by which programs act, in force at a time. */
  keys: number;
  /** Whether such a key may write. */
  keys_write: boolean;
  /** Addresses of programs that are told of what happens. */
  webhooks: number;
  /** Questions of a day that a language model may help to answer, once the owner has switched it on. */
  model_questions: number;
  trial_days: number;
  most_popular: boolean;
  /** Whether papers, mails and shared trees carry the organisation's own name and colour, and ours nowhere. */
  own_look: boolean;
};

export const plans: readonly Plan[] = [
  {
    key: "starter",
    monthly_cents: 0,
    yearly_cents: 0,
    birds: 10,
    users: 5,
    sites: 0,
    open_eggs: 500,
    listings: 3,
    keys: 1,
    keys_write: false,
    webhooks: 0,
    model_questions: 0,
    trial_days: 0,
    most_popular: false,
    own_look: false,
  },
  {
    key: "professional",
    monthly_cents: 2000,
    yearly_cents: 20000,
    birds: null,
    users: 50,
    sites: 1,
    open_eggs: 5000,
    listings: 50,
    keys: 5,
    keys_write: true,
    webhooks: 5,
    model_questions: 20,
    trial_days: 30,
    most_popular: true,
    own_look: false,
  },
  {
    key: "empresarial",
    monthly_cents: null,
    yearly_cents: null,
    birds: null,
    users: null,
    sites: null,
    open_eggs: 20_000,
    listings: null,
    keys: 50,
    keys_write: true,
    webhooks: 50,
    model_questions: 200,
    trial_days: 0,
    most_popular: false,
    own_look: true,
  },
];

/** The catalogue entry for a key. */
export function planOf(key: PlanKey): Plan {
  const plan = plans.find((it) => it.key === key);
  if (!plan) throw new Error(`no plan ${key}`);
  return plan;
}

/** The plan that counts now: a trial that has run out counts as Starter. `now` is an ISO instant. */
export function planInForce(
  { plan, trial_ends_at }: { plan: PlanKey; trial_ends_at: string | null },
  now: string,
): PlanKey {
  return trial_ends_at !== null && trial_ends_at <= now ? "starter" : plan;
}
