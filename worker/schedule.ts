import type { Database } from "#db/open.ts";
import { removeExpired, removePending, removeUnclaimed } from "./accounts/departures.ts";
import type { Env } from "./env.ts";
import { purgeTrash } from "./flock/trash.ts";
import { forgetUploads } from "./imports/checks.ts";
import { renewInbreeding } from "./kinship/rebuilding.ts";
import { sweepOutbox } from "./mail/deliver.ts";
import { tellOfFailures } from "./mail/failures.ts";
import { removeOldMails } from "./mail/queries.ts";
import { removeLostFiles } from "./photos/files.ts";
import { withoutValues } from "./report.ts";
import { removeOldMessages } from "./support/queries.ts";

/** Something the clock does every minute; `now` is an ISO instant. */
type Deed = { name: string; run: (db: Database, env: Env, now: string) => Promise<void> };

/** Everything the clock does. A room adds its deed here. */
const deeds: readonly Deed[] = [
  { name: "sweep the outbox", run: sweepOutbox },
  { name: "tell of failed mails", run: tellOfFailures },
  { name: "remove unclaimed organisations", run: (db, _env, now) => removeUnclaimed(db, now) },
  { name: "remove pending users", run: (db, _env, now) => removePending(db, now) },
  { name: "remove what has expired", run: (db, _env, now) => removeExpired(db, now) },
  { name: "forget uploads", run: forgetUploads },
  { name: "empty the trash", run: (db, _env, now) => purgeTrash(db, now) },
  { name: "renew inbreeding", run: (db) => renewInbreeding(db) },
  { name: "remove lost files", run: removeLostFiles },
  { name: "remove old mails", run: (db, _env, now) => removeOldMails(db, now) },
  { name: "remove old contact messages", run: (db, _env, now) => removeOldMessages(db, now) },
];

/** Does every deed; one that fails is logged and does not keep the others from being done. */
export async function tick(db: Database, env: Env, now: string): Promise<void> {
  for (const { name, run } of deeds) {
    try {
      await run(db, env, now);
    } catch (error) {
      const told = withoutValues(String(error));
      console.error(JSON.stringify({ at: now, message: "the clock failed", deed: name, error: told }));
    }
  }
}
