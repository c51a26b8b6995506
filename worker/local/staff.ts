import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Orders } from "./house-options.ts";
import type { Log } from "./log.ts";
import type { PagesNews, PagesOrders } from "./pages.ts";
import { type Kept, keepAlive } from "./supervisor.ts";
import type { News } from "./workers.ts";

/** Keeps the process of the workers running; `heard` learns where they answer, and of their end. */
export function startWorkers(orders: Orders, log: Log, heard: (news: News | undefined) => void): Promise<Kept> {
  return keepAlive({
    name: "The worker process",
    launch: () => launch("./workers.ts", log),
    answers: async (child) => {
      child.once("exit", () => heard(undefined));
      child.send(orders);
      heard(await firstWord<News>(child));
    },
    // Miniflare answers signals by itself, and does not wait for its workerd.
    dismiss: (child) => child.disconnect(),
    tell: log.tell,
    why: () => `More in ${log.path}`,
  });
}

/** Keeps Vite's process running; `moved` tells it where the API worker answers now. */
export async function startPages(
  vars: PagesOrders["vars"],
  log: Log,
  heard: (news: PagesNews | undefined) => void,
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
      child.once("exit", () => heard(undefined));
      child.send(orders);
      heard(await firstWord<PagesNews>(child));
    },
    dismiss: (child) => child.disconnect(),
    tell: log.tell,
    why: () => `More in ${log.path}`,
  });
  const moved = (apiPort: number | undefined) => {
    orders.apiPort = apiPort;
    if (current?.connected) current.send(orders);
  };
  return { kept, moved };
}

async function firstWord<Word>(child: ChildProcess): Promise<Word> {
  const ended = once(child, "exit").then(() => Promise.reject(new Error("ended before it answered")));
  const [word] = await Promise.race([once(child, "message"), ended]);
  return word as Word;
}

function launch(file: string, log: Log): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", log.descriptor, "pipe", "ipc"],
    // A process group of its own: Ctrl-C reaches the supervisor alone, which ends things in order.
    detached: true,
  });
  child.stderr?.setEncoding("utf8").on("data", log.tell);
  return child;
}
