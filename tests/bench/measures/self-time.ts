import { Session } from "node:inspector/promises";

/** A function with its own share of the time, 0 to 1, those it calls left out. */
type SelfTime = { name: string; share: number };

/** Where the time of a run goes, function by function, the dearest first; sampled every 0.2 ms. */
export async function selfTimes(run: () => Promise<void>): Promise<SelfTime[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
  await run();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counts = new Map<string, number>();
  const samples = (profile.samples ?? []).map((id) => names.get(id) ?? "").filter((name) => name !== "(idle)");
  for (const name of samples) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, share: count / samples.length }))
    .sort((one, other) => other.share - one.share);
}

function nameOf({ functionName, url, lineNumber }: { functionName: string; url: string; lineNumber: number }): string {
  const file = url.split("/").slice(-2).join("/");
  return `${functionName || "(nameless)"}${file ? ` ${file}:${lineNumber + 1}` : ""}`;
}
