import { expect } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper } from "#tests/storms/storm.ts";

/** What the owner is notified of below: that a program of theirs has not answered for five days. */
export const webhookEvents: Record<string, number> = { "webhook.paused": 1 };

/** Adds a webhook where nobody listens, silent for six days already, and something for it to be told. */
export async function provokeWebhooks(server: TestServer, owner: Keeper): Promise<void> {
  const json = { url: "http://localhost:9/voliera", events: ["bird.created"] };
  expect((await call(server, "/api/webhooks", { token: owner.token, json })).status).toBe(201);
  const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000).toISOString();
  await directDatabase(server.databaseUrl).execute({
    sql: "UPDATE webhooks SET failing_since = ? WHERE org_id = ?",
    args: [sixDaysAgo, owner.org_id],
  });
  expect((await addBird(server, owner, "PT W 1")).status).toBe(201);
}
