import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { planKeys } from "#db/vocabulary.ts";
import { givePlan } from "#worker/subscriptions/giving.ts";

// `npm run plan -- <organisation's id or owner's address> <plan>`: sets a plan that was arranged by hand.

const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
const [whose = "", given = "empresarial"] = process.argv.slice(2);
const plan = planKeys.find((it) => it === given);
if (!url || !whose || !plan) {
  console.error(
    `Set DATABASE_URL (and DATABASE_AUTH_TOKEN), then: npm run plan -- <organisation's id or owner's address> ${planKeys.join("|")}`,
  );
  process.exit(1);
}
const client = createClient(authToken ? { url, authToken } : { url });
const name = await givePlan(drizzle(client), whose, plan, new Date().toISOString());
client.close();
if (name === undefined) {
  console.error("No such organisation, or it pays for a plan: that is cancelled first.");
  process.exit(1);
}
console.log(`${name} has the plan ${plan} from now on.`);
