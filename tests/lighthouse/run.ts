import { openTestServer } from "#tests/servers/test-server.ts";
import { excesses, type Figures, figuresOf, head, line } from "./figures.ts";
import { openInstrument } from "./instrument.ts";
import { type Subject, subjects } from "./pages.ts";

// Every page for visitors and a few signed-in ones, in both languages, through Lighthouse, on the built workers. Both
// workers answer packed with Brotli, as Cloudflare does, so the bytes are those of production. Arguments: --desktop, and
// paths to look at only.

const args = process.argv.slice(2);
const preset = args.includes("--desktop") ? "desktop" : "mobile";
const named = args.filter((it) => it.startsWith("/"));

const server = await openTestServer({ env: { SEED: "demo" } });
const instrument = await openInstrument(preset);
const found: Array<{ page: string; figures: Figures; beyond: string[] }> = [];
try {
  console.log(`Lighthouse, ${preset}\n\n${head()}`);
  for (const subject of await subjects(server, named)) {
    const figures = await measure(subject);
    found.push({ page: subject.name, figures, beyond: excesses(figures, subject.bounds) });
    console.log(line(subject.name, figures));
  }
} finally {
  instrument.close();
  await server.stop();
}
report();

// Another process may take the machine for a second: what is beyond a bound is measured twice more, and the middle counts.
async function measure({ url, headers, bounds }: Subject): Promise<Figures> {
  const look = async () => figuresOf(await instrument.look(url, headers));
  const first = await look();
  if (excesses(first, bounds).length === 0) return first;
  const all = [first, await look(), await look()];
  return all.sort((left, right) => speedOf(left) - speedOf(right))[1] ?? first;
}

function speedOf({ scores }: Figures): number {
  return scores.performance ?? 0;
}

function report(): void {
  const costly = new Map<string, string[]>();
  for (const { page, figures } of found)
    for (const audit of figures.costly) costly.set(audit, [...(costly.get(audit) ?? []), page]);
  console.log("");
  for (const [audit, pages] of costly) console.log(`Costs points: ${audit} (${pages.join(", ")})`);
  const beyond = found.flatMap(({ page, beyond }) => beyond.map((it) => `Beyond its bound: ${page}: ${it}`));
  console.log(beyond.join("\n") || `All ${found.length} within their bounds.`);
  process.exitCode = beyond.length > 0 ? 1 : 0;
}
