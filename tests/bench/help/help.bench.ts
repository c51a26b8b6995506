import { loadavg } from "node:os";
import { openTestServer } from "#tests/servers/test-server.ts";
import { inQueue, verdict } from "../measures/measure.ts";

// A search of the help against the page of the help, each drawn for its reader: whoever searches gets no shared copy.

const searches = [
  { name: "what many articles say", q: "ovos" },
  { name: "two words", q: "ovos claros" },
  {
    name: "a typo in each of eight words",
    q: "ovosccopia anlihas gaoila incubdora consagnuinidade psotura tratmento vneda",
  },
  { name: "what no article says", q: "helicóptero" },
] as const;

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  // A message that waits makes the page its reader's own.
  const get = (path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: "lang=pt; flash=x" } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const asking = Object.fromEntries(searches.map(({ name, q }) => [name, get(`/help?q=${encodeURIComponent(q)}`)]));
  for (let at = 0; at < 20; at += 1) await get("/help")();
  const ms = await inQueue(41, { page: get("/help"), ...asking });
  for (const { name } of searches) console.log(verdict(`/help?q=, ${name}`, ms[name] ?? 0, ms.page ?? 0, 2));
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  await server.stop();
}
