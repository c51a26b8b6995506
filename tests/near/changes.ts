import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Change } from "./shared-lists.ts";

type Changes = { since: string; files: string[] };

/** Where the last commit is kept at which `npm test` was green. */
const greenIn = (root: string) => join(root, ".cache", "green");

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 });
  return status === 0 ? stdout : undefined;
}

/**
 * What differs from a commit, uncommitted and new files among it: by default from the last green one, or else from the one
 * before the newest. Undefined where git knows of nothing to compare with.
 */
export function changesSince(root: string, wanted?: string): Changes | undefined {
  const kept = existsSync(greenIn(root)) ? readFileSync(greenIn(root), "utf8").trim() : undefined;
  const known = [wanted ?? kept, ...(wanted ? [] : ["HEAD^"])].flatMap(
    (name) => (name && git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)) || [],
  );
  const since = known[0]?.trim();
  if (!since) return undefined;
  const changed = git(root, "diff", "--name-only", "--no-renames", "--relative", "-z", since);
  const fresh = git(root, "ls-files", "--others", "--exclude-standard", "-z");
  if (changed === undefined || fresh === undefined) return undefined;
  return { since, files: [...new Set(`${changed}${fresh}`.split("\0").filter(Boolean))].sort() };
}

/** How a file read at a commit, and how it reads now. */
export function textsSince(root: string, since: string, path: string): Change {
  const file = join(root, path);
  return {
    before: git(root, "show", `${since}:./${path}`),
    after: existsSync(file) ? readFileSync(file, "utf8") : undefined,
  };
}

/** Remembers the newest commit as green, unless what was tested is not what it holds. */
export function keepGreen(root: string): void {
  const head = git(root, "rev-parse", "HEAD");
  if (!head || git(root, "status", "--porcelain") !== "") return;
  mkdirSync(dirname(greenIn(root)), { recursive: true });
  writeFileSync(greenIn(root), head);
}
