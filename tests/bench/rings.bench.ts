import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// A grid of 500 numbers and the offer of the next ring among 100,000 birds, against the same among 100, both of one server:
// birds are found by their rings, so how many others there are should not matter.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [few, many] = [await ringed(100), await ringed(100_000)];
  const asking = (token: string, path: string) => async () => {
    const answer = await call(server, path, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const page = (token: string, path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: `authToken=${token}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const measured: Array<
    [what: string, bound: number, of: (who: Awaited<ReturnType<typeof ringed>>) => () => Promise<void>]
  > = [
    ["grid of 500 numbers", 1.5, ({ token, id }) => asking(token, `/api/ring-series/${id}`)],
    ["… the sixth of a series of 10,000", 1.5, ({ token, long }) => asking(token, `/api/ring-series/${long}?page=6`)],
    ["offer of the next ring", 1.5, ({ token, year }) => asking(token, `/api/ring-series/next?year=${year}`)],
    ["list of the series", 1.5, ({ token }) => asking(token, "/api/ring-series")],
    ["page of a series", 1.5, ({ token, id }) => page(token, `/stock/rings/${id}`)],
  ];
  for (const [what, bound, of] of measured) {
    const { asked = 0, floor = 0 } = await inQueue(31, { asked: of(many), floor: of(few) });
    console.log(verdict(what, asked, floor, bound));
  }
} finally {
  await server.stop();
}

/** A breeder with so many birds, of which 250 wear rings of a series of 500, as another 50 birds of a series of 10,000 do. */
async function ringed(birds: number) {
  const breeder = await breederWith(server, birds);
  const year = new Date().getFullYear();
  const series = async (json: object) => {
    const answer = await call(server, "/api/ring-series", {
      token: breeder.token,
      json: { year, size_mm: 2.9, ...json },
    });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const id = await series({ pattern: "FOP R481 {yy} {nnn}", first: 1, last: 500 });
  const long = await series({ pattern: "PT L {nnnnn}", year: year - 1, first: 1, last: 10_000 });
  const client = directDatabase(server.databaseUrl);
  const wear = (head: string, digits: number, most: number, step: number) =>
    client.execute({
      sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?4)
        INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, sex, created_at, updated_at)
        SELECT 'bird_' || lower(hex(randomblob(12))), ?1, ?2 || printf('%0*d', ?3, i * ?5), lower(?2 || printf('%0*d', ?3, i * ?5)),
          lower(?2) || i || char(10), ?6, 'unknown', '2026-01-01', '2026-01-01' FROM n`,
      args: [breeder.org_id, head, digits, most, step, breeder.species[0] ?? ""],
    });
  await wear(`FOP R481 ${String(year).slice(2)} `, 3, 250, 1);
  await wear("PT L ", 5, 50, 53);
  client.close();
  return { ...breeder, id, long, year };
}
