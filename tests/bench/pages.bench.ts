import { openStage } from "#tests/stage/stage.ts";
import { median, timed, verdict } from "./measure.ts";

// A visitor's page from the edge's shared copy, rendered anew, and against the least an answer takes: a small file.

const stage = await openStage();
try {
  const get =
    (path: string, cookie = "") =>
    async () => {
      const answer = await fetch(`${stage.origin}${path}`, { headers: { Cookie: cookie } });
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
  await stage.stop();
}
