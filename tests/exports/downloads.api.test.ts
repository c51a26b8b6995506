import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { createApi } from "#worker/api.ts";
import { mostDownloads } from "#worker/effort/downloads.ts";
import { newDownloads, newRateBudget, type Timer } from "#worker/rate-budget.ts";

const files = ["/api/archive", "/api/birds/export", "/api/audit/export", "/api/audit/access/export"];

/** A clock that stands still until it is told how long has passed. */
function handClock() {
  let now = 0;
  const due = new Set<{ at: number; act: () => void }>();
  const timer: Timer = (after, act) => {
    const mine = { at: now + after, act };
    due.add(mine);
    return () => due.delete(mine);
  };
  const pass = (ms: number) => {
    now += ms;
    for (const it of due) if (it.at <= now && due.delete(it)) it.act();
  };
  return { timer, pass };
}

/** An app whose files wait for their reader by this clock. */
async function newExportWorld(timer?: Timer) {
  const world = await newWorld();
  const downloads = newDownloads(timer);
  const organization = createApi(world.open, { ...newRateBudget(1e6), downloads });
  const get = (path: string, as: Resident = world.a, method = "GET") =>
    organization.request(
      `http://voliera.test${path}`,
      { method, headers: { Authorization: `Bearer ${as.token}`, "Accept-Language": "en" } },
      world.env,
    );
  const underWay = () => [...downloads.underWay.values()].reduce((sum, theirs) => sum + theirs.size, 0);
  return { ...world, downloads, get, underWay };
}

test("an organisation has only so many files sent at once, of whatever kind; another is not in its way", async () => {
  const { get, b, underWay } = await newExportWorld();
  const begun = [];
  for (const path of files.slice(0, mostDownloads.organization)) begun.push(await get(path));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const path of files) {
    const refused = await get(path);
    expect([path, refused.status, refused.headers.get("Retry-After")]).toEqual([path, 429, "30"]);
    expect(((await refused.json()) as { detail: string }).detail).toMatch(/already downloading several files/);
  }
  expect((await get("/api/archive", b)).status).toBe(200);
  expect((await begun[0]?.arrayBuffer())?.byteLength).toBeGreaterThan(1000);
  await begun[1]?.body?.cancel();
  expect(underWay()).toBe(2);
  expect((await get("/api/birds/export")).status).toBe(200);
});

test("an isolate sends only so many files at once, whoever they are for", async () => {
  const { get, downloads } = await newExportWorld();
  const others = Array.from({ length: mostDownloads.isolate }, () => ({ until: Date.now() + 60_000 }));
  for (const [at, other] of others.entries()) downloads.underWay.set(`org-${at}`, new Set([other]));
  const refused = await get("/api/archive");
  expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
    429,
    "Many files are being downloaded right now. Try again in 30 seconds.",
  ]);
  // Its request was broken off without a word.
  for (const other of others) other.until = Date.now() - 1;
  expect((await get("/api/archive")).status).toBe(200);
});

test("a download that nobody reads is ended and frees its slot", async () => {
  const { timer, pass } = handClock();
  const { get, underWay, downloads } = await newExportWorld(timer);
  const untouched = await get("/api/archive");
  const begun = await get("/api/archive");
  const reader = (begun.body as ReadableStream<Uint8Array>).getReader();
  pass(downloads.reader - 1);
  expect((await reader.read()).done).toBe(false);
  expect(underWay()).toBe(2);
  pass(1);
  expect(underWay()).toBe(1);
  await expect(untouched.arrayBuffer()).rejects.toThrow("broke off");
  pass(downloads.reader - 2);
  expect(underWay()).toBe(1);
  pass(1);
  expect(underWay()).toBe(0);
  await expect(reader.read()).rejects.toThrow("broke off");
});

test("who asks for a file's headers alone, or is refused it, takes no place", async () => {
  const { get, underWay, a } = await newExportWorld();
  expect((await get("/api/birds/export", a, "HEAD")).status).toBe(200);
  expect((await get("/api/birds/export?sort_by=nothing")).status).toBe(422);
  expect(underWay()).toBe(0);
});

test("an isolate's own clock rings, unless it is stopped", async () => {
  const { timer } = newDownloads();
  const rung: string[] = [];
  timer(0, () => rung.push("stopped"))();
  await new Promise<void>((resolve) => void timer(0, resolve));
  expect(rung).toEqual([]);
});
