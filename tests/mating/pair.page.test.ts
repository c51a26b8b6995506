import { expect, test } from "vitest";
import { made, words } from "#tests/house/birds-flock.ts";
import { newSite } from "#tests/house/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;

/** Parents, their son and daughter, and a hen of nobody. */
async function canaries({ ask, a }: Site) {
  const canary = { common_name: "Canary", latin_name: "Serinus canaria", group: "Finches", incubation_days: 13 };
  const species_id = await made(await ask("/api/bird-species/", { as: a, json: canary }));
  const hatch = async (identifier: string, sex: string, more: Record<string, unknown> = {}) =>
    made(await ask("/api/birds/", { as: a, json: { identifier, sex, species_id, birth_date: "2022-03-01", ...more } }));
  const parents = { father_id: await hatch("PT 1", "male"), mother_id: await hatch("PT 2", "female") };
  const born = { ...parents, birth_date: "2023-03-01" };
  const cock = await hatch("PT 3", "male", { ...born, name: "Sultan" });
  const sister = await hatch("PT 4", "female", born);
  const hen = await hatch("PT 5", "female");
  return { cock, sister, hen };
}

test("one screen says whether a pair is a good idea, and why", async () => {
  const site = await newSite();
  const { cock, sister, hen } = await canaries(site);
  const browser = site.visitor({ as: site.a, language: "pt" });
  const siblings = await browser.get(`/birds/pair?cock=${cock}&hen=${sister}`);
  expect(siblings.status).toBe(200);
  const text = words(siblings.html);
  expect(text).toContain("Não é aconselhável acasalar estas aves.");
  expect(text).toMatch(/São parentes muito próximos: as crias teriam F = 25\s%/);
  expect(text).toContain("O pai e a mãe têm 2 antepassados comuns que contam para F.");
  expect(text).toMatch(/PT 1\s*, por um caminho: contribui 12,5\s%/);
  expect(siblings.html).toContain(`/birds/${cock}/mates`);
  const strangers = words((await browser.get(`/birds/pair?cock=${cock}&hen=${hen}`)).html);
  expect(strangers).toContain("Sem contraindicações conhecidas.");
  expect(strangers).toContain("Os pais de PT 5 são desconhecidos.");
});

test("a pair is asked for by ring, in a form that needs no script and says what is wrong", async () => {
  const site = await newSite();
  const { sister } = await canaries(site);
  const browser = site.visitor({ as: site.a });
  const form = await browser.get("/birds/pair?cock=PT+3");
  expect(form.status).toBe(200);
  expect(form.html).toMatch(/<input[^>]*name="cock"[^>]*value="PT 3"/);
  expect(form.html).toContain('<option value="PT 5">');
  const found = await browser.get("/birds/pair?cock=pt+3&hen=pt+4");
  expect(words(found.html)).toContain("Pairing these birds is not advisable.");
  const wrong = await browser.get(`/birds/pair?cock=PT+99&hen=${sister}`);
  expect(wrong.status).toBe(422);
  expect(words(wrong.html)).toContain("You have no bird with this ring number.");
  expect(wrong.html).toMatch(/<input[^>]*name="hen"[^>]*value="PT 4"/);
  const turned = await browser.get("/birds/pair?cock=PT+4&hen=PT+3");
  expect(turned.location).toBe("/birds/pair?cock=PT+3&hen=PT+4");
});

test("the mates of a bird lead to the pair they would be", async () => {
  const site = await newSite();
  const { cock, sister } = await canaries(site);
  const page = await site.visitor({ as: site.a }).get(`/birds/${sister}/mates`);
  expect(page.html).toContain(`/birds/pair?cock=${cock}&amp;hen=${sister}`);
});

test("nobody sees another organisation's pair", async () => {
  const site = await newSite();
  const { cock, sister } = await canaries(site);
  const page = await site.visitor({ as: site.b }).get(`/birds/pair?cock=${cock}&hen=${sister}`);
  expect(page.status).toBe(422);
  expect(page.html).not.toContain("PT 3");
});
