import { watch } from "node:fs";
import { buildWhatIsStale } from "./build.ts";
import { startPages, startWorkers } from "./child-processes.ts";
import type { PublicProxy } from "./front/proxy.ts";
import { restartWhenLarge } from "./memory-restart.ts";
import type { Later } from "./upkeep/later.ts";
import type { Log } from "./upkeep/log.ts";
import type { Orders } from "./worker-options.ts";

type Means = Omit<Orders, "workers">;
type Around = {
  log: Log;
  later: Later;
  /** Writes down what others may want to know, such as pids. */
  note: (more: Record<string, unknown>) => void;
  /** Tells the proxy where requests go; undefined while that part is down. */
  point: (port: number | undefined) => void;
  proxy: PublicProxy;
  /** Bytes above which the workers give memory back. */
  memory: number;
};

/** `npm start`: both workers as they would be deployed. */
export async function serveBuilt(means: Means, { log, later, note, point, proxy, memory }: Around): Promise<void> {
  let workerd: number | undefined;
  const workers = await startWorkers({ ...means, workers: ["web", "api"] }, log, (news) => {
    workerd = news?.workerd;
    point(news?.port);
    note({ workerd });
  });
  later(workers.stop);
  later(restartWhenLarge({ proxy, pid: () => workerd, renew: workers.renew, log: log.log }, memory));
}

/** `npm run dev`: live pages from Vite in front of the API worker, which is rebuilt when its sources change. */
export async function serveLive(means: Means, { log, later, note, point }: Around): Promise<void> {
  const pages = await startPages(means.vars, log, (news) => point(news?.port));
  later(pages.kept.stop);
  const workers = await startWorkers({ ...means, workers: ["api"] }, log, (news) => {
    pages.moved(news?.port);
    note({ workerd: news?.workerd });
  });
  later(workers.stop);
  const rebuild = async () => {
    await buildWhatIsStale(() => {}, ["api"]);
    await workers.renew();
  };
  for (const folder of ["worker", "db"])
    later(watchFolder(folder, () => rebuild().catch((error) => log.log(error.message))));
}

/** Calls back once per burst of changes; one call at a time. Answers how to stop. */
function watchFolder(folder: string, changed: () => Promise<unknown>): () => void {
  let burst: NodeJS.Timeout | undefined;
  let running = Promise.resolve<unknown>(undefined);
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    // What only the runner uses is not in the worker.
    if (path?.startsWith("local/")) return;
    clearTimeout(burst);
    burst = setTimeout(() => {
      running = running.then(changed);
    }, 100);
  });
  return () => watcher.close();
}
