import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { bringUpToDate } from "./migrate.ts";

// `npm run migrate`: the operator's step before a deploy.

const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
if (!url) {
  console.error("Set DATABASE_URL (and DATABASE_AUTH_TOKEN) to the database that should be brought up to date.");
  process.exit(1);
}
const client = createClient(authToken ? { url, authToken } : { url });
await bringUpToDate(drizzle(client));
client.close();
console.log(`${new URL(url).host} has the newest schema.`);
