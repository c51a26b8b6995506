import { expect, test } from "vitest";
import { DatabaseBusy } from "#db/database-away.ts";
import { newWritersLine, type Patience } from "#db/writers-queue.ts";

const never = new Promise<never>(() => {});
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Something to wait for, and how to let it come. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A line whose clock goes on only while somebody waits in it. */
function newLine() {
  let now = 0;
  const patient: Patience = {
    left: () => 10_000 - now,
    wait: async (ms) => {
      now += ms;
      await turn();
    },
  };
  return { inLine: newWritersLine(() => now), patient, now: () => now };
}

test("of thirty writers at most four are with the database at once, and whoever came first writes first", async () => {
  const inLine = newWritersLine(() => 0);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const write = (at: number) =>
    inLine(
      async () => {
        order.push(at);
        inside += 1;
        most = Math.max(most, inside);
        await turn();
        await turn();
        inside -= 1;
        return at;
      },
      { left: () => 10_000, wait: turn },
    );
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => write(at)));
  expect(answers).toEqual(answers.map((_, at) => at));
  expect(most).toBe(4);
  expect(order).toEqual(answers);
});

test("a write that fails leaves its place to the next", async () => {
  const inLine = newWritersLine(() => 0);
  const patient = { left: () => 10_000, wait: turn };
  const failed = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => inLine(async () => Promise.reject(new Error(`${at}`)), patient)),
  );
  expect(failed.map((it) => it.status)).toEqual(Array(12).fill("rejected"));
  expect(await inLine(async () => "written", patient)).toBe("written");
});

test("writers whose request ended do not block the queue", async () => {
  const { inLine, patient, now } = newLine();
  for (let at = 0; at < 4; at += 1) void inLine(() => never, patient);
  for (let at = 0; at < 4; at += 1) void inLine(async () => "no more", { left: () => 10_000, wait: () => never });
  expect(await inLine(async () => "written", patient)).toBe("written");
  expect(now()).toBeGreaterThan(1_000);
  expect(now()).toBeLessThan(1_500);
});

test("who sleeps in the queue is not overtaken by who comes later and looks first", async () => {
  const inLine = newWritersLine(() => 0);
  const [written, sleep] = [gate(), gate()];
  for (const write of [() => written.opened, () => never, () => never, () => never])
    void inLine<void>(write, { left: () => 10_000, wait: turn });
  const order: string[] = [];
  const first = inLine(async () => order.push("first"), { left: () => 10_000, wait: () => sleep.opened });
  written.open();
  await turn();
  let looks = 0;
  const wait = async () => {
    looks += 1;
    if (looks === 3) sleep.open();
    await turn();
  };
  await inLine(async () => order.push("later"), { left: () => 10_000, wait });
  await first;
  expect(order).toEqual(["first", "later"]);
});

test("a writer that waits too long is refused and has written nothing", async () => {
  const inLine = newWritersLine(() => 0);
  for (let at = 0; at < 4; at += 1) void inLine(() => never, { left: () => 10_000, wait: turn });
  let left = 20;
  const wait = async (ms: number) => {
    left -= ms;
  };
  const written: string[] = [];
  const late = inLine(async () => written.push("late"), { left: () => left, wait });
  await expect(late).rejects.toThrow(DatabaseBusy);
  expect(written).toEqual([]);
});
