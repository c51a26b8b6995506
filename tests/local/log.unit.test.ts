import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { openLog } from "#worker/local/upkeep/log.ts";

function newPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), "voliera-log-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, folder: join(dataDir, "log"), path: join(dataDir, "log", "voliera.log") };
}

test("the log rotates while the server runs and never exceeds twice its limit", () => {
  const { dataDir, folder, path } = newPlace();
  const log = openLog(dataDir, 1_000);
  for (let at = 0; at < 500; at += 1) log.write(`line ${at}`);
  const kept = readdirSync(folder);
  expect(kept.sort()).toEqual(["voliera.log", "voliera.log.1"]);
  for (const name of kept) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_000);
  const lines = `${readFileSync(`${path}.1`, "utf8")}${readFileSync(path, "utf8")}`.trimEnd().split("\n");
  const first = Number(lines[0]?.slice(5));
  expect(lines).toEqual(Array.from({ length: 500 - first }, (_, at) => `line ${first + at}`));
  expect(log.lastLine()).toBe("line 499");
});

test("output of child processes goes through the rotating log", async () => {
  const { dataDir, folder } = newPlace();
  const log = openLog(dataDir, 1_000);
  const child = new PassThrough();
  log.take(child);
  for (let at = 0; at < 200; at += 1) child.write(`said ${at}\nand ${at}`);
  child.end("\nthe end\n");
  await expect.poll(() => log.lastLine()).toBe("the end");
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect([sizes.length, Math.max(...sizes) <= 1_000]).toEqual([2, true]);
});

test("a log that was long before is continued, not begun anew", () => {
  const { dataDir, path } = newPlace();
  openLog(dataDir, 1_000).write("yesterday");
  openLog(dataDir, 1_000).write("today");
  expect(readFileSync(path, "utf8")).toBe("yesterday\ntoday\n");
});

test("a full disk loses the log line but does not stop the server", () => {
  const { dataDir, folder, path } = newPlace();
  mkdirSync(folder);
  symlinkSync("/dev/full", path);
  const complaints: string[] = [];
  const log = openLog(dataDir, 1_000, (line) => complaints.push(line));
  for (let at = 0; at < 100; at += 1) log.write("lost");
  expect(complaints).toEqual([expect.stringContaining("ENOSPC")]);
});

test("when there is room again the log says how much it lacks", () => {
  const { dataDir, folder, path } = newPlace();
  writeFileSync(folder, "no folder can be here");
  const complaints: string[] = [];
  const log = openLog(dataDir, 1_000, (line) => complaints.push(line));
  log.write("lost");
  log.write("lost too");
  rmSync(folder);
  log.write("kept");
  expect(readFileSync(path, "utf8")).toBe("2 lines before this one found no room.\nkept\n");
  expect(complaints.length).toBe(1);
});
