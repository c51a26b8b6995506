import { Miniflare } from "miniflare";
import { onTestFinished, test } from "vitest";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { workerOptions } from "#worker/local/worker-options.ts";
import { maxAttempts } from "#worker/mail/queries.ts";

const server = sharedServer();

/** A second API worker over the test server's database, whose dead letter queue can be written to. */
async function withDeadLetters() {
  const secrets = { DATABASE_URL: server.databaseUrl, JWT_SECRET: "unused", CODE_PEPPER: "unused" };
  const vars = { ENVIRONMENT: "local", MAIL_TRANSPORT: "outbox" };
  const { workers: [api] = [], ...shared } = workerOptions({
    dataDir: server.dataDir,
    workers: ["api"],
    vars,
    secrets,
  });
  const producers = { MAILS: "voliera-mails", NOTICES: "voliera-notices", DEAD: "voliera-mails-dead" };
  const miniflare = new Miniflare({ ...shared, workers: [{ ...api, queueProducers: producers }] });
  onTestFinished(() => miniflare.dispose());
  return miniflare.getQueueProducer<{ mail_id: string }>("DEAD");
}

test("a mail whose attempts are used up is failed once it is a dead letter", async () => {
  const database = directDatabase(server.databaseUrl);
  const dead = await withDeadLetters();
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
