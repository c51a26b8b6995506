import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PagesNews, PagesOrders } from "./pages.ts";
import type { Log } from "./upkeep/log.ts";
import { type Kept, keepAlive } from "./upkeep/supervisor.ts";
import type { WatchdogOptions } from "./upkeep/watchdog.ts";
import type { Orders } from "./worker-options.ts";
import type { News } from "./workers.ts";

/** Keeps the process of the workers running; `heard` learns where they answer, and of their end. */
export async function startWorkers(
  orders: Orders,
  log: Log,
  received: (news: News | undefined) => void,
): Promise<Kept> {
  let port = 0;
  const kept = await keepAlive({
    name: "The worker process",
    launch: () => launch("./workers.ts", log),
    answers: async (child) => {
      child.once("exit", () => received(undefined));
      child.send(orders);
      const news = await firstWord<News>(child);
      port = news.port;
      received(news);
    },
    // Miniflare answers signals by itself, and does not wait for its workerd.
    dismiss: letGo,
    log: log.log,
    why: () => `More in ${log.path}`,
  });
  kept.watch(anyAnswer(() => port));
  return kept;
}

/** Keeps Vite's process running; `moved` tells it where the API worker answers now. */
export async function startPages(
  vars: PagesOrders["vars"],
  log: Log,
  received: (news: PagesNews | undefined) => void,
): Promise<{ kept: Kept; moved: (apiPort: number | undefined) => void }> {
  const orders: PagesOrders = { vars, apiPort: undefined };
  let current: ChildProcess | undefined;
  const kept = await keepAlive({
    name: "The page process",
    launch: () => {
      current = launch("./pages.ts", log);
      return current;
    },
    answers: async (child) => {
      child.once("exit", () => received(undefined));
      child.send(orders);
      received(await firstWord<PagesNews>(child));
    },
    dismiss: letGo,
    log: log.log,
    why: () => `More in ${log.path}`,
  });
  const moved = (apiPort: number | undefined) => {
    orders.apiPort = apiPort;
    if (current?.connected) current.send(orders);
  };
  return { kept, moved };
}

// A method that no page takes: answered without database, page or line in the log. One sheet that takes half a minute to
// read is work; a whole minute without any answer is not.
const anyAnswer = (port: () => number): WatchdogOptions => ({
  async proof() {
    const init = { method: "PUT", signal: AbortSignal.timeout(20_000) };
    await (await fetch(`http://127.0.0.1:${port()}/`, init)).arrayBuffer();
  },
  pause: 10_000,
  again: 5_000,
  bearable: 60_000,
});

// To let go twice would throw.
const letGo = (child: ChildProcess) => void (child.connected && child.disconnect());

async function firstWord<Word>(child: ChildProcess): Promise<Word> {
  const ended = once(child, "exit").then(() => Promise.reject(new Error("ended before it answered")));
  const [word] = await Promise.race([once(child, "message"), ended]);
  return word as Word;
}

function launch(file: string, log: Log): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process group of its own: Ctrl-C reaches the supervisor alone, which ends things in order.
    detached: true,
  });
  log.take(child.stdout);
  child.stderr?.setEncoding("utf8").on("data", log.log);
  return child;
}
