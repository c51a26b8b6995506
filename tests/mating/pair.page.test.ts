import { expect, test } from "vitest";
import { filledIn, made, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

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
  expect(form.html).toMatch(/name="hen-pick"[^>]*value="bird_\w+ PT 5"/);
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

/** Canaries of the catalogue, whose colours have a book. */
async function colourCanaries({ ask, a }: Site) {
  const answer = await ask("/api/bird-species/from-catalogue", { as: a, json: { slugs: ["canary"] } });
  const species_id = ((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? "";
  const add = async (identifier: string, sex: string, mutation?: string) =>
    made(await ask("/api/birds/", { as: a, json: { identifier, sex, species_id, mutation } }));
  return { species_id, add };
}

test("birds registered by hand are paired by their own ids, and no id is ever shown as a ring", async () => {
  const site = await newSite();
  const { species_id } = await colourCanaries(site);
  const rita = site.visitor({ as: site.a });
  const register = async (identifier: string, sex: string) => {
    const headers = { "Idempotency-Key": `form-${sex}` };
    return made(await site.ask("/api/birds/", { as: site.a, headers, json: { identifier, sex, species_id } }));
  };
  const [cock, mate] = [await register("PT 31", "male"), await register("PT 32", "female")];
  expect(cock).toMatch(/^bird_[0-9a-f]{32}$/);
  const mates = await rita.get(`/birds/${cock}/mates`);
  const [, why = ""] = new RegExp(`href="(/birds/pair\\?[^"]*hen=${mate})"`).exec(mates.html) ?? [];
  const judged = await rita.get(why.replaceAll("&amp;", "&"));
  expect([judged.status, words(judged.html).includes("PT 31 × PT 32")]).toEqual([200, true]);
  const gone = await rita.get(`/birds/pair?cock=${cock}&hen=bird_${"0".repeat(32)}`);
  expect(gone.status).toBe(422);
  expect(gone.html).toMatch(/<input[^>]*name="cock"[^>]*value="PT 31"/);
  expect(gone.html).not.toMatch(/<input[^>]*type="text"[^>]*value="bird_/);
  expect(words(gone.html)).not.toContain("bird_");
});

test("a colour nobody understands is no prediction: the page says which word, what is near, and how to make one's own", async () => {
  const site = await newSite();
  const { add } = await colourCanaries(site);
  const cock = await add("C 1", "male", "Amarelo com poupa");
  const odd = await add("H 1", "female", "Amareo poupa");
  const rita = site.visitor({ as: site.a, language: "pt" });
  const page = await rita.get(`/birds/pair?cock=${cock}&hen=${odd}`);
  const text = words(page.html);
  expect(text).toContain("Sem previsão: não reconhecemos algumas palavras da cor de H 1");
  expect(text).toContain("«amareo» não é uma cor conhecida desta espécie. Queria dizer: amarelo?");
  expect(text).not.toContain("Verde");
  // What is lethal is so whatever else the two are.
  expect(text).toContain("poupa × poupa: perdem-se crias");
  const [, make = ""] = /href="(\/genetics\/mutations\/new[^"]*)"/.exec(page.html) ?? [];
  const form = await rita.get(make.replaceAll("&amp;", "&"));
  expect([form.status, filledIn(form.html, "name")]).toEqual([200, "amareo"]);
  const calculator = words((await rita.get(`/genetics?father=${cock}&mother=${odd}`)).html);
  expect(calculator).toContain("Queria dizer: amarelo?");
  expect(calculator).not.toContain("De todas as crias");
  const own = words((await rita.get(`/birds/${odd}/genetics`)).html);
  expect(own).toContain("«amareo» não é uma cor conhecida desta espécie.");
  const hen = await add("H 2", "female", "Amarela nevada");
  const yellow = words((await rita.get(`/birds/pair?cock=${cock}&hen=${hen}`)).html);
  expect(yellow).toContain("Amarelo cabeça lisa");
  const bare = await add("H 3", "female");
  const unknown = words((await rita.get(`/birds/pair?cock=${cock}&hen=${bare}`)).html);
  expect(unknown).toContain("Sem previsão: H 3 não tem nenhuma cor registada.");
});

test("the pair page tells what many genes make, and what is disputed, beside the colours", async () => {
  const site = await newSite();
  const { add } = await colourCanaries(site);
  const cock = await add("C 1", "male", "Vermelho");
  const rita = site.visitor({ as: site.a });
  const red = words((await rita.get(`/birds/pair?cock=${cock}&hen=${await add("H 1", "female", "Amarela")}`)).html);
  expect(red).toContain("Between yellow and red");
  expect(red).toContain("depends on many genes");
  const [one, other] = [await add("C 2", "male", "Dominant white"), await add("H 2", "female", "Dominant white")];
  const white = words((await rita.get(`/birds/pair?cock=${one}&hen=${other}`)).html);
  expect(white).toContain("dominant white as double factor (25% of the chicks): sources disagree");
});
