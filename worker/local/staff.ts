import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Orders } from "./house-options.ts";
import type { Log } from "./log.ts";
import { type Kept, keepAlive } from "./supervisor.ts";
import type { News } from "./workers.ts";

/** Keeps the process of the two workers running; `heard` learns where they answer, and of their end. */
export function startWorkers(orders: Orders, log: Log, heard: (news: News | undefined) => void): Promise<Kept> {
  return keepAlive({
    name: "The worker process",
    launch: () => launch(log),
    answers: async (child) => {
      child.once("exit", () => heard(undefined));
      child.send(orders);
      const ended = once(child, "exit").then(() => Promise.reject(new Error("ended before they answered")));
      const [news] = await Promise.race([once(child, "message"), ended]);
      heard(news as News);
    },
    // Miniflare answers signals by itself, and does not wait for its workerd.
    dismiss: (child) => child.disconnect(),
    tell: log.tell,
    why: () => `More in ${log.path}`,
  });
}

function launch(log: Log): ChildProcess {
  const child = fork(fileURLToPath(new URL("./workers.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", log.descriptor, "pipe", "ipc"],
    // A process group of its own: Ctrl-C reaches the supervisor alone, which ends things in order.
    detached: true,
  });
  child.stderr?.setEncoding("utf8").on("data", log.tell);
  return child;
}
