import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Made = { data: { id: string } };

async function made(answer: Response): Promise<string> {
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as Made).data.id;
}

/** Three generations of canaries: grandparents, parents, a pair with a sibling and one chick. */
async function canaries({ ask, a }: Site) {
  const canary = { common_name: "Canary", latin_name: "Serinus canaria", group: "Finches", incubation_days: 13 };
  const species_id = await made(await ask("/api/bird-species/", { as: a, json: canary }));
  const hatch = async (identifier: string, sex: string, parents: Record<string, string> = {}) =>
    made(await ask("/api/birds/", { as: a, json: { identifier, sex, species_id, ...parents } }));
  const father = await hatch("PT 1 004", "male", { father_id: await hatch("PT 1 001", "male") });
  const mother = await hatch("PT 1 005", "female", { mother_id: await hatch("PT 1 002", "female") });
  const focus = await hatch("PT 2 001", "male", { father_id: father, mother_id: mother });
  const sister = await hatch("PT 2 002", "female", { father_id: father, mother_id: mother });
  const hen = await hatch("PT 2 003", "female");
  const chick = await hatch("PT 3 001", "unknown", { father_id: focus, mother_id: hen });
  return { focus, father, sister, hen, chick, species_id, hatch };
}

/** The text of the page without its drawing, tags removed. */
const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("a pedigree names its generations as breeders do", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const page = await site.visitor({ as: site.a }).get(`/birds/${focus}/pedigree?ancestors=3&descendants=2&view=words`);
  expect(page.status).toBe(200);
  const groups = [
    "Parents",
    "Grandparents",
    "Great Grandparents",
    "Offspring",
    "Grand-offspring",
    "Siblings",
    "Partners",
  ];
  const titles = [...page.html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(groups);
  expect(words(page.html)).toContain("Great Grandparents No members");
  expect(words(page.html)).toContain("Partners PT 2 003");
});

/** The cards of a tree or of those beside it, in their order: whose, and which are still to be filled in. */
const cards = (html: string) =>
  html
    .split('<div class="tree-kin"')
    .slice(1)
    .map((card) => words(`<i${card.slice(0, 900)}`).trim());

test("the tree has every bird once in its place, and a place for each unknown parent", async () => {
  const site = await newSite();
  const { focus, father } = await canaries(site);
  const page = await site.visitor({ as: site.a }).get(`/birds/${focus}/pedigree?ancestors=2`);
  const shown = cards(page.html).map((card) => /^(PT \d \d{3}|Add the \w+)/.exec(card)?.[1]);
  const ancestors = ["PT 2 001", "PT 1 004", "PT 1 001", "Add the mother", "PT 1 005", "Add the father", "PT 1 002"];
  expect(shown).toEqual([...ancestors, "PT 3 001", "PT 2 002"]);
  expect(page.html).toContain(`href="/birds/${father}/pedigree?ancestors=2"`);
  // What a tree is opened for stands at the top, and the words are behind a link.
  expect(page.html.indexOf(`href="/birds/${focus}/certificate.pdf"`)).toBeLessThan(page.html.indexOf('id="tree"'));
  expect(page.html).toContain(`href="/birds/${focus}/pedigree?ancestors=2&amp;view=words"`);
});

test("generations and siblings are chosen in the address", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const page = await site
    .visitor({ as: site.a, language: "pt" })
    .get(`/birds/${focus}/pedigree?ancestors=1&descendants=0&include_siblings=false&view=words`);
  const titles = [...page.html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Pais", "Parceiros"]);
  expect(page.html).not.toContain("PT 1 001");
});

test("a pedigree asked for with seven generations says why it failed", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const page = await site.visitor({ as: site.a }).get(`/birds/${focus}/pedigree?ancestors=7`);
  expect(page.status).toBe(422);
  expect(page.html).toContain("Failed to load lineage.");
});

test("a bird without relatives has no tree, and is told how to get one", async () => {
  const site = await newSite();
  const { hatch } = await canaries(site);
  const page = await site.visitor({ as: site.a }).get(`/birds/${await hatch("PT 9", "male")}/pedigree`);
  expect(page.html).toContain("No tree data available.");
  expect(page.html).toMatch(/\/parent\?side=father/);
});

test("another organisation's bird has no pedigree here", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const [theirs, unknown] = await Promise.all([
    site.visitor({ as: site.b }).get(`/birds/${focus}/pedigree`),
    site.visitor({ as: site.b }).get("/birds/nobody/pedigree"),
  ]);
  expect([theirs.status, unknown.status]).toEqual([404, 404]);
  expect(theirs.html).not.toContain("PT 2 001");
});

test("F is said on the bird's page, on its tree and, when asked for, in the list, with what it rests on", async () => {
  const site = await newSite();
  const { focus, sister, hatch } = await canaries(site);
  const inbred = await hatch("PT 4 001", "male", { father_id: focus, mother_id: sister });
  const browser = site.visitor({ as: site.a, language: "pt" });
  const page = words((await browser.get(`/birds/${inbred}`)).html);
  expect(page).toMatch(/Consanguinidade \(F\) pelo menos 25\s% risco alto 50\s% da genealogia conhecida/);
  const tree = words((await browser.get(`/birds/${inbred}/pedigree`)).html);
  expect(tree).toMatch(
    /Coeficiente F pelo menos 25\s% risco alto \(50\s% da genealogia conhecida\) Profundidade 3 gerações/,
  );
  expect(tree).toContain("F é um valor mínimo");
  const list = await browser.get("/birds?columns=inbreeding");
  expect(words(list.html)).toMatch(/PT 4 001 ≥ 25\s%/);
  expect(words((await browser.get("/birds")).html)).not.toContain("risco alto");
  const founder = words((await browser.get(`/birds/${await hatch("PT 9", "male")}/pedigree`)).html);
  expect(founder).toContain("Falta o pai ou a mãe");
});

test("the tree says in words which ancestors F comes from, by which paths, and marks them", async () => {
  const site = await newSite();
  const { focus, sister, father, hatch } = await canaries(site);
  const inbred = await hatch("PT 4 001", "male", { father_id: focus, mother_id: sister });
  const browser = site.visitor({ as: site.a, language: "pt" });
  const page = await browser.get(`/birds/${inbred}/pedigree`);
  expect(words(page.html)).toContain("O pai e a mãe têm 2 antepassados comuns que contam para F.");
  expect(words(page.html)).toMatch(/PT 1 004 , por um caminho: contribui 12,5\s%/);
  expect(words(page.html)).toMatch(/Pelo pai: PT 2 001 → PT 1 004. Pela mãe: PT 2 002 → PT 1 004. Contribui 12,5\s%/);
  expect(page.html).toContain(`href="/birds/${father}/pedigree"`);
  // Two grandparents count, and each stands in the tree twice.
  expect(page.html.match(/data-common=""/g)).toHaveLength(4);
  const back = await hatch("PT 5 001", "female", {
    father_id: focus,
    mother_id: await hatch("PT 4 002", "female", { father_id: focus }),
  });
  expect(words((await browser.get(`/birds/${back}/pedigree`)).html)).toContain("É o próprio pai.");
  expect(words((await browser.get(`/birds/${focus}/pedigree`)).html)).not.toContain("antepassados comuns");
});

test("each generation says how many places are known and how many ancestors are lost", async () => {
  const site = await newSite();
  const { focus, sister, hatch } = await canaries(site);
  const inbred = await hatch("PT 4 001", "male", { father_id: focus, mother_id: sister });
  const page = await site
    .visitor({ as: site.a, language: "pt" })
    .get(`/birds/${inbred}/pedigree?ancestors=3&view=words`);
  const text = words(page.html);
  expect(text).toContain("Pais Lugares conhecidos: 2 de 2.");
  expect(text).toMatch(/Avós Lugares conhecidos: 4 de 4. São 2 aves diferentes: perda de antepassados de 50\s%/);
  expect(text).toMatch(/Bisavós Lugares conhecidos: 4 de 8/);
  // The same letter in the drawing and in the list.
  expect(text.match(/Pai : PT 1 004 \S+ Macho A/g)).toHaveLength(2);
  const tree = await site.visitor({ as: site.a, language: "pt" }).get(`/birds/${inbred}/pedigree`);
  expect(cards(tree.html).filter((card) => /^PT 1 004 A /.test(card))).toHaveLength(2);
});

test("a missing parent is named from the tree without a script: a bird of the flock, or a ring nobody has", async () => {
  const site = await newSite();
  const { focus, father, hatch } = await canaries(site);
  const browser = site.visitor({ as: site.a });
  const tree = await browser.get(`/birds/${focus}/pedigree`);
  const way = new RegExp(`href="(/birds/${father}/parent\\?side=mother[^"]*)"`).exec(tree.html)?.[1] ?? "";
  const form = way.replaceAll("&amp;", "&");
  const page = await browser.get(form);
  expect(words(page.html)).toContain("Add the mother of PT 1 004");
  const version = /name="version" value="(\d+)"/.exec(page.html)?.[1] ?? "";
  const empty = await browser.post(form, { version, mother_ring: "" });
  expect([empty.status, /aria-invalid="true"/.test(empty.html)]).toEqual([422, true]);
  await hatch("PT 0 001", "male");
  const cock = await browser.post(form, { version, mother_ring: "PT 0 001" });
  expect([cock.status, words(cock.html)]).toEqual([422, expect.stringContaining("The mother must be female")]);
  const unknown = await browser.post(form, { version, mother_ring: "XX 77" });
  expect(unknown.status).toBe(422);
  expect(unknown.html).toContain('name="unknown_mother" value="reference"');
  const saved = await browser.post(form, { version, mother_ring: "XX 77", unknown_mother: "reference" });
  expect([saved.status, saved.location]).toEqual([303, expect.stringContaining(`/birds/${focus}/pedigree`)]);
  expect(words((await browser.get(`/birds/${focus}/pedigree`)).html)).toMatch(/XX 77.*Reference bird/);
  // Who comes late is sent back to the tree.
  expect((await browser.get(form)).status).toBe(302);
});

test("a certificate is downloaded from the tree without a script; what goes wrong leads back to the tree", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const browser = site.visitor({ as: site.a });
  const tree = await browser.get(`/birds/${focus}/pedigree`);
  expect(tree.html).toContain(`href="/birds/${focus}/certificate"`);
  const file = await browser.get(`/birds/${focus}/certificate.pdf?generations=5&language=pt`);
  expect([file.status, file.headers.get("Content-Type"), file.html.slice(0, 5)]).toEqual([
    ...[200, "application/pdf", "%PDF-"],
  ]);
  expect([file.headers.get("Cache-Control"), file.headers.get("X-Robots-Tag")]).toEqual(["no-store", "noindex"]);
  const wrong = await browser.get(`/birds/${focus}/certificate.pdf?generations=9`);
  expect([wrong.status, wrong.location]).toEqual([303, `/birds/${focus}/pedigree#certificate`]);
  const stranger = await site.visitor({ as: site.b }).get(`/birds/${focus}/certificate.pdf`);
  expect(stranger.status).toBe(303);
});

test("what certificates say is written on the certificate's page without a script, and shown there as it will be", async () => {
  const site = await newSite();
  const { focus } = await canaries(site);
  const browser = site.visitor({ as: site.a });
  const path = `/birds/${focus}/certificate`;
  const wrong = await browser.post(path, { issuer: "W".repeat(81), style: "classic", generations: "4" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("The text is too long.")]);
  expect(wrong.html).toMatch(/<input[^>]*name="issuer"[^>]*maxLength="80"/i);
  const sent = { issuer: "Zé <b>", stam: "4471", style: "modern", generations: "5", language: "pt" };
  expect(await browser.post(path, sent)).toMatchObject({ status: 303, location: path });
  const page = await browser.get(path);
  expect(words(page.html)).toContain("Certificate options saved.");
  expect(page.html).toContain('value="Zé &lt;b&gt;"');
  const picture = /<img src="([^"]*certificate\.svg[^"]*)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(picture).toContain("style=modern&generations=5&language=pt");
  expect((await browser.get(picture)).headers.get("Content-Type")).toBe("image/svg+xml");
  expect((await site.visitor({ as: site.b }).get(picture)).status).toBe(404);
});
