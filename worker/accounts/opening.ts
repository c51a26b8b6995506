import { organizations, users } from "#db/schema/accounts.ts";
import { openSession } from "./sessions.ts";
import { factorDue } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";

/** What is read of somebody who logs in, with their organisation. */
export const accountColumns = {
  user: users,
  organization: organizations.name,
  timezone: organizations.timezone,
  keeps_eggs: organizations.keeps_eggs,
  second_factor_required_from: organizations.second_factor_required_from,
};
export type Account = {
  user: typeof users.$inferSelect;
  organization: string;
  timezone: string;
  keeps_eggs: boolean;
  second_factor_required_from: string | null;
};

/** Opens a session for somebody who has proved who they are. */
export function openFor({ db, env, user_agent, ip }: Visitor, account: Account, remember: boolean) {
  const { user, organization, timezone, keeps_eggs, second_factor_required_from } = account;
  const { first_name, last_name, email, role, is_verified, second_factor_at } = user;
  const due = factorDue({ second_factor_at, second_factor_required_from });
  const told = { ...(keeps_eggs && { keeps_eggs: true as const }), ...(due && { factor_due: due }) };
  const card = { first_name, last_name, email, organization, timezone, role, is_verified, ...told };
  return openSession(db, env.JWT_SECRET, { id: user.id, org_id: user.org_id, card }, { remember, user_agent, ip });
}
