import type { Room } from "#worker/kit/room.ts";
import { sweepOutbox } from "./deliver.ts";
import { tellOfFailures } from "./failures.ts";
import { removeOldMails } from "./queries.ts";
import { mailbox } from "./routes.ts";

export const mail = {
  mounts: [{ at: "/dev", routes: mailbox, doors: "everyone" }],
  deeds: [
    { name: "sweep the outbox", run: sweepOutbox },
    { name: "tell of failed mails", run: tellOfFailures },
    { name: "remove old mails", run: (db, _env, now) => removeOldMails(db, now) },
  ],
} satisfies Room;
