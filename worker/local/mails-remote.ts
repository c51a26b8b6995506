import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { failedMails, sendAgain } from "#worker/mail/failures.ts";

// `npm run mails`: the mails that were given up; `npm run mails -- resend [id]` sends them, or one of them, again.

const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
const [action, id] = process.argv.slice(2);
if (!url || (action !== undefined && action !== "resend")) {
  console.error("Set DATABASE_URL (and DATABASE_AUTH_TOKEN), then: npm run mails, or npm run mails -- resend [id]");
  process.exit(1);
}
const client = createClient(authToken ? { url, authToken } : { url });
const db = drizzle(client);
if (action === "resend") {
  console.log(`${await sendAgain(db, id)} will be sent again within a minute.`);
} else {
  const failed = await failedMails(db);
  for (const { id, at, to, subject, error } of failed) console.log([id, at, to, subject, error ?? ""].join("\t"));
  console.log(`${failed.length} could not be delivered.`);
}
client.close();
