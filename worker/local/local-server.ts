import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatIsStale } from "./build.ts";
import { startProxy } from "./front/proxy.ts";
import { localSecrets } from "./secrets.ts";
import { serveBuilt, serveLive } from "./serve.ts";
import type { Settings } from "./settings.ts";
import { prepareStorage } from "./storage.ts";
import { Complaint } from "./upkeep/complaint.ts";
import type { Later } from "./upkeep/later.ts";
import { type Holder, takeLock } from "./upkeep/lock.ts";
import { openLog } from "./upkeep/log.ts";

type LocalServer = {
  /** The line that says where everything is; rejects with a Complaint when the server cannot stand. */
  ready: Promise<string>;
  close: () => Promise<void>;
};

/** Starts everything `npm start` promises, and keeps it running until it is closed. */
export function startLocalServer(settings: Settings): LocalServer {
  const closers: Array<() => unknown> = [];
  return {
    ready: open(settings, (close) => closers.push(close)),
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}

async function open(settings: Settings, later: Later): Promise<string> {
  const { origin, dataDir, port } = settings;
  const place = takeLock(join(dataDir, "running.json"), { origin });
  if ("holder" in place) throw alreadyRunning(place.holder, dataDir);
  later(place.lock.release);
  const log = openLog(dataDir);
  let upstream: number | undefined;
  // The port first: a taken one should not cost the reader a minute of building.
  const proxy = await startProxy(port, () => upstream, log.log);
  later(proxy.close);
  const note = (more: Record<string, unknown>) => place.lock.note(more);
  const around = { log, later, noted: (database?: number) => note({ database }) };
  const built = buildWhatIsStale(log.log, settings.isDev ? ["api"] : ["web", "api"]);
  const [storage] = await Promise.all([prepareStorage(settings, around), built]);
  note({ database_url: storage.address.DATABASE_URL });
  const secrets = { ...localSecrets(".dev.vars"), ...storage.address };
  const point = (to: number | undefined) => {
    upstream = to;
  };
  const serve = settings.isDev ? serveLive : serveBuilt;
  await serve({ dataDir, vars: settings.vars, secrets }, { log, later, note, point, proxy, memory: settings.memory });
  // Pages that are being written may be broken; their author is told on the page.
  if (!settings.isDev) await untilWell(`${origin}/api/health`);
  return [`Voliera ready on ${origin}`, storage.login, `mails: ${origin}/dev/mail`].filter(Boolean).join(" · ");
}

function alreadyRunning({ origin, pid }: Holder, dataDir: string): Complaint {
  return new Complaint(
    `Voliera is already running on ${origin} with the data in ${dataDir} (process ${pid}). Stop it first, or give this ` +
      "one data and a port of its own: DATA_DIR=.data-2 PORT=8788 npm start",
  );
}

async function untilWell(url: string): Promise<void> {
  let received = "nothing";
  for (const started = Date.now(); Date.now() - started < 60_000; await wait(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    received = answer ? `${answer.status}: ${await answer.text()}` : received;
  }
  throw new Complaint(`The workers run but do not answer well. ${url} says ${received}`);
}
