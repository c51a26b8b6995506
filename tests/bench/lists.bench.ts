import { call } from "#tests/two-workers/resident.ts";
import { openStage } from "#tests/two-workers/stage.ts";
import { breederWith } from "./flock.ts";
import { inTurn, verdict } from "./measure.ts";

// The page /birds with 100,000 birds against the same page with 100, over HTTP, rendered, signed in.

const stage = await openStage({ rate_limits: "relaxed" });
try {
  const small = await breederWith(stage, 100);
  const large = await breederWith(stage, 100_000);
  const { data: statuses } = (await (await call(stage, "/api/statuses/", { token: large.token })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const { data: smallStatuses } = (await (await call(stage, "/api/statuses/", { token: small.token })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const page = (breeder: { token: string }, query: string) => async () => {
    const answer = await fetch(`${stage.origin}/birds${query}`, {
      headers: { Cookie: `authToken=${breeder.token}`, "Accept-Language": "en" },
    });
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
    await answer.text();
  };
  const bounded: Array<[string, string, string]> = [
    ["page 1", "", ""],
    ["one species", `?species_id=${large.species[0]}`, `?species_id=${small.species[0]}`],
    ["one status", `?status_id=${statuses[0]?.id}`, `?status_id=${smallStatuses[0]?.id}`],
    ["one sex", "?sex=male", "?sex=male"],
  ];
  const reported: Array<[string, string, string]> = [
    ["species and sex", `?species_id=${large.species[0]}&sex=male`, `?species_id=${small.species[0]}&sex=male`],
    ["sorted by ring", "?sort_by=identifier&order=asc", "?sort_by=identifier&order=asc"],
    ["sorted by species", "?sort_by=species&order=asc", "?sort_by=species&order=asc"],
    ["sorted by birth date", "?sort_by=birth_date", "?sort_by=birth_date"],
    ["search for a ring", "?q=000042", "?q=000042"],
    ["last page", "?page=5000", "?page=5"],
  ];
  for (const [what, ofLarge, ofSmall] of [...bounded, ...reported]) {
    const ms = await inTurn(21, { large: page(large, ofLarge), small: page(small, ofSmall) });
    const bound = bounded.some(([name]) => name === what) ? 2 : undefined;
    console.log(verdict(`/birds, 100,000 birds: ${what}`, ms.large ?? 0, ms.small ?? 0, bound));
  }
} finally {
  await stage.stop();
}
