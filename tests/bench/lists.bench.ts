import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, timed, verdict } from "./measures/measure.ts";

// The page /birds with 100,000 birds against the same page with 100, over HTTP, rendered, signed in.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const small = await breederWith(server, 100);
  const large = await breederWith(server, 100_000);
  const { data: statuses } = (await (await call(server, "/api/statuses/", { token: large.token })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const { data: smallStatuses } = (await (await call(server, "/api/statuses/", { token: small.token })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const confirming = (breeder: { token: string }, path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, {
      headers: { Cookie: `authToken=${breeder.token}`, "Accept-Language": "en" },
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const page = (breeder: { token: string }, query: string) => confirming(breeder, `/birds${query}`);
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
    ["last page", "?page=5000", "?page=5"],
  ];
  for (const [what, ofLarge, ofSmall] of [...bounded, ...reported]) {
    const ms = await inQueue(21, { large: page(large, ofLarge), small: page(small, ofSmall) });
    const bound = bounded.some(([name]) => name === what) ? 2 : undefined;
    console.log(verdict(`/birds, 100,000 birds: ${what}`, ms.large ?? 0, ms.small ?? 0, bound));
  }
  // Searches and facets against the unfiltered first page of the same birds.
  const narrowed: Array<[string, string, number]> = [
    ["search for one ring", "?q=000042", 3],
    ["search for the middle of a ring", "?q=0004", 3],
    ["search that finds 9,091", "?q=2015", 3],
    ["search that finds all", "?q=pt", 3],
    ["search that finds nobody", "?q=zzz", 3],
    ["search for a species", "?q=mandarim", 3],
    ["facet: age", "?age=adult", 4],
    ["facet: parents", "?parents=none", 4],
    ["facet: no place", "?place_id=none", 4],
    ["facets: species, sex, age", `?species_id=${large.species[0]}&sex=male&age=adult`, 4],
    ["facets that leave nobody", "?age=chick&parents=both", 4],
  ];
  for (const [what, query, bound] of narrowed) {
    const ms = await inQueue(21, { asked: page(large, query), first: page(large, "") });
    console.log(verdict(`/birds, 100,000 birds: ${what}`, ms.asked ?? 0, ms.first ?? 0, bound));
  }
  // The search of every page, against the same; a second flock as large stands beside the one that is asked for.
  await breederWith(server, 100_000);
  for (const q of ["6000042", "0004", "42", "7", "2015", "pt", "zzz", "mandarim"]) {
    const input = confirming(large, `/search/hits?q=${q}`);
    const ms = await inQueue(21, { asked: input, first: page(large, "") });
    console.log(verdict(`search of every page: ${q}`, ms.asked ?? 0, ms.first ?? 0, 3));
  }
  // The picker of forms, cock and hen, by parts that many have and few.
  const wanted = "of=birds&sex=male&who=living";
  for (const q of ["6000042", "0004", "42", "7", "2015", "pt", "zzz", "mandarim", ""]) {
    const input = confirming(large, `/birds/picker?${wanted}&q=${q}`);
    const ms = await inQueue(21, { asked: input, first: page(large, "") });
    console.log(verdict(`picker of birds: ${q || "those last used"}`, ms.asked ?? 0, ms.first ?? 0, 3));
  }
  await moveMany(large);
} finally {
  await server.stop();
}

/** 5,000 birds to a place and out of it again, in one write each. */
async function moveMany({ token }: { token: string }): Promise<void> {
  const post = async (path: string, json: object) => {
    const answer = await call(server, path, { token, json });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { data: { id: string; changed: number } };
  };
  const { data: place } = await post("/api/places/", { name: "A", kind: "room" });
  const times: number[] = [];
  for (const place_id of [place.id, null, place.id]) {
    const filter = { q: "pt 2015 00", sex: "", species_id: "" };
    times.push(await timed(() => post("/api/birds/bulk", { action: "place", place_id, filter })));
  }
  console.log(`moving the birds of one search in one write: ${times.map((ms) => ms.toFixed(0)).join(", ")} ms`);
}
