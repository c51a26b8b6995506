import { Miniflare } from "miniflare";
import { onTestFinished } from "vitest";
import { localSecrets } from "#worker/local/secrets.ts";
import { workerOptions } from "#worker/local/worker-options.ts";
import type { TestServer } from "./test-server.ts";

type Wishes = {
  /** Where what it announces goes, by binding. */
  queueProducers: Record<string, string>;
  vars?: Record<string, string>;
};

/**
 * A second API worker over a test server's database, in a process of its own, for the length of a test. It asks no rates,
 * and its clock strikes only when it is told to.
 */
export async function secondApi(server: TestServer, { queueProducers, vars = {} }: Wishes) {
  const secrets = { ...localSecrets(".dev.vars"), DATABASE_URL: server.databaseUrl };
  const usual = { ENVIRONMENT: "local", RATE_LIMITS: "relaxed", PASSWORD_COST: "lowest", MAIL_TRANSPORT: "outbox" };
  const { workers: [api] = [], ...shared } = workerOptions({
    dataDir: server.dataDir,
    workers: ["api"],
    vars: { ...usual, APP_ORIGIN: server.origin, ...vars },
    secrets,
  });
  const running = (producers: Record<string, string>) => ({
    ...shared,
    handleStructuredLogs: () => {},
    workers: [{ ...api, queueProducers: producers }],
  });
  const miniflare = new Miniflare(running(queueProducers));
  onTestFinished(() => miniflare.dispose());
  return {
    queue: <Message>(binding: string) => miniflare.getQueueProducer<Message>(binding),
    /** From now on it announces to these. */
    announceTo: async (producers: Record<string, string>) => miniflare.setOptions(running(producers)),
    /** The server, spoken to through this worker. */
    viaThis: async () => ({ ...server, origin: (await miniflare.ready).origin }),
    strike: async () => void (await (await miniflare.getWorker()).scheduled({ cron: "* * * * *" })),
  };
}
