import type { Room } from "#worker/kit/room.ts";
import { sweepOutbox } from "./deliver.ts";
import { reportFailures } from "./failures.ts";
import { removeOldMails } from "./queries.ts";
import { mailbox } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const mail = {
  mounts: [{ at: "/dev", routes: mailbox, access: "everyone" }],
  jobs: [
    { name: "sweep the outbox", run: sweepOutbox },
    { name: "tell of failed mails", run: reportFailures },
    { name: "remove old mails", run: (db, _env, now) => removeOldMails(db, now) },
  ],
  words: { pt, en },
} satisfies Room;
