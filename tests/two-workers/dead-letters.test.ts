import { test } from "vitest";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { secondApi } from "#tests/servers/second-api.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { maxAttempts } from "#worker/mail/queries.ts";

const server = sharedServer();

test("a mail whose attempts are used up is failed once it is a dead letter", async () => {
  const database = directDatabase(server.databaseUrl);
  const queueProducers = { MAILS: "voliera-mails", NOTICES: "voliera-notices", DEAD: "voliera-mails-dead" };
  const second = await secondApi(server, { queueProducers });
  const dead = await second.queue<{ mail_id: string }>("DEAD");
  const now = new Date().toISOString();
  await database.execute({
    sql: `INSERT INTO mails (id, recipient, subject, text, html, language, state, attempts, claimed_at, created_at)
      VALUES ('mail_dead', 'ninguem@voliera.test', 'a', 'b', 'c', 'pt', 'sending', ?2, ?1, ?1)`,
    args: [now, maxAttempts],
  });
  await dead.send({ mail_id: "mail_dead" });
  await eventually(async () => {
    const { rows } = await database.execute("SELECT state FROM mails WHERE id = 'mail_dead'");
    return rows[0]?.state === "failed";
  }, 30);
});
