import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { median, timed, verdict } from "./measures/measure.ts";
import { rateOf } from "./measures/rate.ts";

// What a server answers in a second at eight connections: pages of 100,000 birds against a static file, the API against its
// own health. Then a visitor's page from the edge's shared copy, rendered anew, and against the least an answer takes: a small file.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  await rates();
  const get =
    (path: string, cookie = "") =>
    async () => {
      const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookie } });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await answer.text();
      return answer.headers.get("Server-Timing") ?? "";
    };
  // Every language, theme and way to pay is a copy of its own, so each may be missed once.
  const visitors = ["/", "/about", "/pricing", "/privacy", "/terms"].flatMap((path) =>
    ["pt", "en"].flatMap((lang) =>
      ["light", "dark", "system"].flatMap((theme) =>
        ["", "?billing=yearly", "?billing=monthly"].map((query) => get(path + query, `lang=${lang}; theme=${theme}`)),
      ),
    ),
  );
  const times = { miss: [] as number[], hit: [] as number[], file: [] as number[] };
  // The first pages of a new process are compiled as they run.
  for (let at = 0; at < 30; at += 1) await get("/about", "flash=x")();
  for (const visit of visitors)
    for (const expected of ["miss", "hit"] as const) {
      let found = "";
      const ms = await timed(async () => {
        found = await visit();
      });
      if (!found.includes(expected)) throw new Error(`a ${expected} was expected: ${found}`);
      times[expected].push(ms);
      times.file.push(await timed(get("/favicon.svg")));
    }
  console.log(verdict("a visitor's page, from the shared copy", median(times.hit), median(times.file), 4));
  console.log(
    verdict("a visitor's page, rendered (the copy missed)", median(times.miss), median(times.hit), undefined),
  );
} finally {
  await server.stop();
}

/** How many times rarer an answer is than its floor; medians of three rounds, in which all take turns. */
async function rates(): Promise<void> {
  const breeder = await breederWith(server, 100_000);
  const first = await call(server, "/api/birds/", { token: breeder.token });
  // As any browser does: the token of the sign-up does not know yet that the address is proved.
  const token = first.headers.get("X-Renewed-Token") ?? breeder.token;
  const { data } = (await first.json()) as { data: { items: Array<{ id: string }> } };
  const bird = data.items[0]?.id ?? "";
  const cookie = { Cookie: `authToken=${token}`, "Accept-Language": "en" };
  const bearer = { Authorization: `Bearer ${token}` };
  const input = {
    file: { url: `${server.origin}/favicon.svg` },
    health: { url: `${server.origin}/api/health` },
    birds: { url: `${server.origin}/birds`, headers: cookie },
    species: { url: `${server.origin}/species`, headers: cookie },
    bird: { url: `${server.origin}/birds/${bird}`, headers: cookie },
    tree: { url: `${server.origin}/birds/${bird}/pedigree`, headers: cookie },
    list: { url: `${server.origin}/api/birds/`, headers: bearer },
  };
  const found = new Map<string, number[]>();
  for (let round = 0; round < 3; round += 1)
    for (const [name, question] of Object.entries(input))
      found.set(name, [...(found.get(name) ?? []), await rateOf(question)]);
  const rate = (name: keyof typeof input) => median(found.get(name) ?? []);
  for (const [what, name, floor, goal] of [
    ["/birds, 20 of 100,000", "birds", "file", 6],
    ["/species", "species", "file", 4],
    ["a bird's page", "bird", "file", 6],
    ["a bird's tree", "tree", "file", 6],
    ["the API's list of 100,000", "list", "health", 1.5],
  ] as const) {
    const times = rate(floor) / rate(name);
    const kept = times <= goal ? `within 1/${goal}` : `OVER 1/${goal}`;
    const [answers, floors] = [rate(name), rate(floor)].map((it) => it.toFixed(0).padStart(5));
    console.log(`${what.padEnd(32)} ${answers} a second, ${floor} ${floors}: 1/${times.toFixed(1)}  ${kept}`);
  }
}
