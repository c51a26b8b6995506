import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readHolder, takeLock } from "#worker/local/upkeep/lock.ts";

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "voliera-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "running.json");
}

test("a place is taken once, noted in, and free again after", () => {
  const path = newPath();
  const first = takeLock(path, { origin: "here" });
  expect(takeLock(path)).toMatchObject({ holder: { pid: process.pid, origin: "here" } });
  if (!("lock" in first)) throw new Error("not taken");
  first.lock.note({ database: 1 });
  expect(readHolder(path)).toMatchObject({ origin: "here", database: 1 });
  first.lock.release();
  expect(takeLock(path)).toHaveProperty("lock");
});

test("a note is there as a whole or not at all: who reads meanwhile reads the one before", () => {
  const path = newPath();
  const taken = takeLock(path, { origin: "here" });
  if (!("lock" in taken)) throw new Error("not taken");
  const reader = openSync(path, "r");
  onTestFinished(() => closeSync(reader));
  taken.lock.note({ database: 1 });
  expect(JSON.parse(readFileSync(reader, "utf8"))).toEqual(expect.not.objectContaining({ database: 1 }));
  expect(readHolder(path)).toMatchObject({ origin: "here", database: 1 });
});

test("a place stays taken when a note finds no room, and the next note carries both", () => {
  const path = newPath();
  const taken = takeLock(path, { origin: "here" });
  if (!("lock" in taken)) throw new Error("not taken");
  symlinkSync("/dev/full", `${path}.new`);
  taken.lock.note({ database: 1 });
  expect(takeLock(path)).toMatchObject({ holder: { pid: process.pid, origin: "here" } });
  rmSync(`${path}.new`);
  taken.lock.note({ workerd: 2 });
  expect(readHolder(path)).toMatchObject({ origin: "here", database: 1, workerd: 2 });
});

test("the place of a process that is gone, or of another one with its number, is free", async () => {
  const path = newPath();
  const child = spawn("true");
  await once(child, "exit");
  writeFileSync(path, JSON.stringify({ pid: child.pid, born: "1" }));
  expect(takeLock(path)).toHaveProperty("lock");
  writeFileSync(path, JSON.stringify({ pid: process.pid, born: "another life" }));
  expect(takeLock(path)).toHaveProperty("lock");
  writeFileSync(path, "torn");
  expect(takeLock(path)).toHaveProperty("lock");
});
