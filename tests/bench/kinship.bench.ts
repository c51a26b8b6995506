import { openWorker } from "./inside/floor.ts";
import { median, timed, verdict } from "./measures/measure.ts";
import { growthDuring, ownRuntimes } from "./measures/memory.ts";

// The kinship engine inside workerd, over a club's pedigree of 102,000 birds and over a deep one of 100,000, against a
// plain pass up and down the same arrays.

const rounds = 7;
const worker = await openWorker("kinship-worker.ts");
const origin = await worker.ready;
const ask = async (action: string, times = 1) => {
  const answer = await fetch(new URL(`/${action}?times=${times}`, origin));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** Milliseconds of one action inside the worker: what an empty question costs is taken off. */
async function costOf(action: string, times: number, turns = rounds): Promise<number> {
  const ms: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const nothing = await timed(() => ask("nothing"));
    ms.push(((await timed(() => ask(action, times))) - nothing) / times);
  }
  return median(ms);
}

try {
  const [pid = 0] = await ownRuntimes();
  for (const [name, what, bounds] of [
    ["make-seasons", "102,000 birds", { inbreeding: 1000, "one-with-all": 5, mates: 100 }],
    ["make-deep", "100,000 birds, each from the last 4,000", {}],
  ] as const) {
    await ask(name);
    const turns = name === "make-deep" ? 1 : rounds;
    const growth = await growthDuring(pid, () => ask("inbreeding"));
    const floor = await costOf("plain-pass", 20);
    const line = (action: string, ms: number) => {
      const bound = (bounds as Record<string, number>)[action];
      const kept = bound === undefined ? "" : ms <= bound ? `  within ${bound} ms` : `  OVER ${bound} ms`;
      console.log(`${verdict(`${what}: ${action}`, ms, floor, undefined)}${kept}`);
    };
    line("pack", await costOf("pack", 1));
    line("inbreeding", await costOf("inbreeding", 1, turns));
    console.log(`  mean F ${await ask("inbreeding")}, memory +${growth.toFixed(0)} MB`);
    line("one-with-all", await costOf("one-with-all", 20));
    if (name === "make-seasons") line("mates", await costOf("mates", 5));
  }
} finally {
  await worker.dispose();
}
