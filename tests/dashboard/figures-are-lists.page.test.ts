import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiQueryOf, listQuery, searchOf } from "#app/birds/list-query.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

const plain = (html: string) => html.replace(/<!--.*?-->/gs, "").replaceAll("&amp;", "&");
const year = new Date().getUTCFullYear();
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const born = [day(20), day(300), `${year}-01`, String(year), `${year - 1}-05-02`, `${year - 14}-05-02`, undefined];

type Site = Awaited<ReturnType<typeof newSite>>;

/** A flock in which everything is that the dashboard tells of; which bird is what the numbers say. */
async function flockOf(site: Site, numbers: readonly number[]) {
  const { a, ask, db } = site;
  const make = makeFor(site, a);
  const kinds = [await make.species({ common_name: "Canário" }), await make.species({ common_name: "Mandarim" })];
  const keys = ["sick", "quarantine", "active", "sold", "missing"];
  const statuses = await Promise.all(keys.map((key) => make.status(key)));
  const send = (path: string, json: unknown) => ask(path, { as: a, json });
  const cage = (await (await send("/api/places", { kind: "cage", name: "B-04", capacity: 1 })).json()) as {
    data: { id: string };
  };
  const parents = await Promise.all(
    ["male", "female"].map((sex) => make.bird({ sex, species_id: kinds[0]?.id, birth_date: `${year - 2}-03-01` })),
  );
  const ids: string[] = [];
  for (const [at, n] of numbers.entries()) {
    const status = statuses[n % 7];
    const bird = await make.bird({
      identifier: n % 11 === 0 ? `sem anilha ${at}` : `PT ${year} ${at}`,
      species_id: kinds[n % 3 === 0 ? 1 : 0]?.id,
      sex: ["male", "female", "unknown"][n % 3],
      ...(born[n % born.length] && { birth_date: born[n % born.length] }),
      ...(status && { status_id: status.id }),
      ...(n % 2 &&
        n % 3 !== 0 &&
        n % 7 < 6 &&
        (born[n % born.length] ?? "") > `${year - 1}` && {
          father_id: parents[0]?.id,
          mother_id: parents[1]?.id,
        }),
      ...(n % 5 === 0 && status?.kind !== "gone" && { place_id: cage.data.id }),
    });
    ids.push(bird.id);
    if (n % 4 === 0)
      for (const [daysAgo, grams] of [
        [30, 20],
        [n % 8 === 0 ? 2 : 1, n % 8 === 0 ? 17.5 : 19],
      ])
        await send(`/api/birds/${bird.id}/weights`, { weighed_on: day(daysAgo ?? 0), grams });
  }
  const [gone] = ids;
  await ask(`/api/birds/${gone}`, { as: a, method: "DELETE" });
  await db.run(
    sql`UPDATE birds SET deleted_at = ${new Date(Date.now() - 25 * 86_400_000).toISOString()} WHERE id = ${gone}`,
  );
}

/** Every link to a list whose words hold a figure, with that figure. */
function figuresIn(html: string) {
  const main = plain(html).slice(plain(html).indexOf("<main"));
  return [...main.matchAll(/<a [^>]*href="(\/birds(?:\/trash)?\?[^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
    ([, to = "", inside = ""]) => {
      const words = inside.replace(/<[^>]*>/g, " ");
      const n = /(?:^|\s)(\d+)(?!\s*[%.,]\s*\d)(?=\s|$)/.exec(words)?.[1];
      return n && !/%/.test(words.slice(0, 8)) ? [{ to, n: Number(n) }] : [];
    },
  );
}

test("every figure of the dashboard is the number of birds in the list it leads to", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { minLength: 4, maxLength: 6 }), async (numbers) => {
      const site = await newSite();
      // Some of everything, whatever else comes.
      await flockOf(site, [8, 0, 1, 3, 4, 5, 16, 21, 40, ...numbers]);
      const { html } = await site.visitor({ as: site.a }).get("/dashboard");
      const figures = figuresIn(html);
      expect(figures.length).toBeGreaterThan(20);
      for (const { to, n } of figures) {
        const [path = "", query = ""] = to.split("?");
        // As the page of the list asks.
        const search = path === "/birds" ? searchOf(apiQueryOf(listQuery(new URLSearchParams(query)))) : `?${query}`;
        const answer = await site.ask(`/api${path}/${search}`, { as: site.a });
        const { data } = (await answer.json()) as { data?: { total: number } };
        expect([to, answer.status, data?.total]).toEqual([to, 200, n]);
      }
      for (const view of ["sick", "quarantine", "weight=down", "leaving=1", "missing=ring", "missing=parents"])
        expect(plain(html)).toContain(view);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test("a sick bird is told with the days it has been so, the longest first", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const [sick, sold] = [await make.status("sick"), await make.status("sold")];
  for (const [identifier, status_id, since] of [
    ["PT 1", sick.id, day(9)],
    ["PT 2", sick.id, day(0)],
    ["PT 3", sold.id, day(30)],
  ] as const)
    await make.bird({ identifier, status_id, status_since: since, birth_date: `${year - 2}-05-01` });
  const html = plain((await site.visitor({ as: site.a }).get("/dashboard")).html).replace(/<[^>]*>/g, "");
  expect(html).toMatch(/2 sick birds\s*PT 1 for 9 days\s*PT 2 since today/);
  expect(html).not.toContain("PT 3 for");
});

test("a viewer sees the same without the actions, and another organisation nothing of it", async () => {
  const site = await newSite();
  await flockOf(site, [8, 0, 1, 3, 4, 5, 16, 21]);
  const owner = plain((await site.visitor({ as: site.a }).get("/dashboard")).html);
  expect(owner).toContain("Latest actions");
  expect(owner).toMatch(/Rita Melo<\/b> added 10 birds|Rita Melo<\/b> added \d+ birds/);
  expect(owner).toContain('href="/birds/new"');
  await site.db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${site.a.user_id}`);
  const reader = site.visitor({ as: site.a });
  // The token says what somebody was until the first call of theirs renews it.
  await reader.get("/dashboard");
  const viewer = plain((await reader.get("/dashboard")).html);
  for (const word of ["Needs you", "Chicks this year", "B-04", "By year of birth"])
    expect([word, viewer.includes(word)]).toEqual([word, true]);
  for (const word of [
    "Latest actions",
    "Rita Melo</b>",
    'action="/birds/new"',
    'href="/birds/import"',
    'href="/audit"',
  ])
    expect([word, viewer.includes(word)]).toEqual([word, false]);
  const stranger = plain((await site.visitor({ as: site.b }).get("/dashboard")).html);
  for (const word of ["Needs you", "Chicks this year", "sem anilha", "B-04", "By year of birth"])
    expect([word, stranger.includes(word)]).toEqual([word, false]);
  expect(stranger).toContain("Choose from the catalogue");
});
