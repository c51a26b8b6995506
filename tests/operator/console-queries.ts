import { sql } from "drizzle-orm";
import type { World } from "#tests/app/strangers.ts";
import { newTicket } from "#tests/support/new-ticket.ts";
import { countOrganizations } from "#worker/operator/organization-clock.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";

/** Every list of the console, in each order it can be asked for. */
export const consoleLists = [
  ...["tickets", "tickets?show=held", "tickets?show=all", "tickets?show=open", "feedback", "feedback?state=new"],
  ...["contact", "contact?show=all", "mails", "actions", "organizations", "organizations?sort_by=name&order=asc"],
  ...["organizations?sort_by=seen_on", "organizations?show=paying", "organizations?show=payments"],
  ...["organizations?show=deliveries", "organizations?show=imports", "organizations?show=closing"],
] as const;

/** Asks for all that the console shows, as the operator of `operated`; an organisation that is gone has left a line. */
export async function askConsole(world: World): Promise<void> {
  const { db, env, a, b, ask } = world;
  const { id } = await newTicket(world, a);
  await carryMarks(db, a.org_id);
  await countOrganizations(db, env, new Date().toISOString());
  const [home] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  await db.run(sql`INSERT INTO console_organizations (short_key, name, plan, birds, members, stored_bytes, import_faults,
    created_at, counted_at) VALUES ('0000000000', 'Viveiro que foi', 'starter', 0, 1, 0, '{}', '', '')`);
  const single = [`tickets/${id}`, `organizations/${home?.short_key}`, "overview", "state", "help", "looks"];
  for (const path of [...consoleLists, ...single]) await ask(`/api/operator/${path}`, { as: b });
}
