import { type ChildProcess, spawn } from "node:child_process";

/**
 * Ends a process when this one is gone, however it went. A tiny shell waits for the end of a pipe that only this process
 * holds open, so that even `kill -9` leaves nothing running.
 */
export function guardChild(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  const guard = spawn("sh", ["-c", 'read -r _; kill -9 "$0" 2>/dev/null', String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.on("error", () => {});
  guard.stdin?.on("error", () => {});
  guard.unref();
  child.once("exit", () => guard.kill("SIGKILL"));
}
