import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";
import { mostDownloads } from "#worker/effort/downloads.ts";

const page = "/settings/archive";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  for (const ring of ["PT 1", "PT 2"]) await keeper.bird(ring, canary.id);
  const answer = await site.ask("/api/archive", { as: site.a });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file = (content: Uint8Array = bytes) =>
    new File([content as BlobPart], "voliera.zip", { type: "application/zip" });
  return { ...site, file, rita: site.visitor({ as: site.a }), rui: site.visitor({ as: site.b }) };
}

test("the page tells what is in an archive, and gives it", async () => {
  const { rita, visitor, a } = await newFlock();
  const { html, status } = await rita.get(page);
  expect([status, words(html)]).toEqual([
    200,
    expect.stringMatching(/Organisation archive.*The \.zip file contains.*passwords/),
  ]);
  expect(words(html)).toContain("This organisation already has birds or places.");
  expect(html).not.toContain('type="file"');
  const file = await rita.get(`${page}/download`);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="Viveiro-A-archive-[\d-]+\.zip"/);
  const leitor = await visitor({ as: a, language: "pt-PT" }).get(page);
  expect(words(leitor.html)).toMatch(/Arquivo da organização.*Descarregar arquivo/);
  const stranger = await visitor().get(`${page}/download`);
  expect(stranger.location).toBe("/login?redirectTo=%2Fsettings%2Farchive");
});

test("an archive is checked, seen, and put back, all without a script", async () => {
  const { rui, file, ask, b } = await newFlock();
  expect(words((await rui.get(page)).html)).toContain(
    "up to 16 MB (24 MB of unpacked tables), 20,000 birds, 2,000 photos and 60,000 rows",
  );
  const sent = await rui.post(page, { file: file() });
  expect([sent.status, sent.location]).toEqual([303, page]);
  const { html } = await rui.get(page);
  expect(words(html)).toMatch(/What the archive contains.*voliera\.zip: Viveiro A.*Birds 2/);
  const [, digest = ""] = /name="digest" value="(\w+)"/.exec(html) ?? [];
  const done = await rui.post(page, { digest });
  expect([done.status, done.location]).toEqual([303, page]);
  expect(words((await rui.get(page)).html)).toContain("Archive restored: 2 birds.");
  const birds = (await (await ask("/api/birds/", { as: b })).json()) as { data: { total: number } };
  expect(birds.data.total).toBe(2);
  const again = await rui.post(page, { digest });
  expect([again.status, words(again.html)]).toEqual([409, expect.stringContaining("Nothing was changed")]);
});

test("what is wrong with a file is said beside its field", async () => {
  const { rui, file } = await newFlock();
  const torn = await rui.post(page, { file: file(new TextEncoder().encode("hello")) });
  expect([torn.status, words(torn.html)]).toEqual([
    422,
    expect.stringMatching(/could not be restored.*not a Voliera archive/),
  ]);
  const large = await rui.post(page, { file: file(new Uint8Array(17 * 1024 * 1024)) });
  expect([large.status, words(large.html)]).toEqual([413, expect.stringContaining("larger than 16 MB")]);
  const none = await rui.post(page, { file: new File([], "") });
  expect([none.status, words(none.html)]).toEqual([422, expect.stringContaining("Choose the .zip file")]);
});

test("a viewer is told whose the archive is, and gets none", async () => {
  const { db, env, visitor } = await newFlock();
  const viewer = visitor({ as: await settle(db, env, "Clube", "viewer") });
  const { html, status } = await viewer.get(page);
  expect([status, words(html)]).toEqual([200, expect.stringContaining("Only the owner and managers")]);
  expect([html.includes('href="/settings/archive/download'), html.includes('<input type="file"')]).toEqual([
    false,
    false,
  ]);
  const file = await viewer.get(`${page}/download`);
  expect(file.location).toBe(page);
});

test("who takes too many files at once is told how long to wait, in both languages", async () => {
  const { env, ask, a, rita, visitor } = await newFlock();
  env.RATE_LIMITS = "strict";
  for (let n = 0; n < mostDownloads.organization; n += 1) await ask("/api/archive", { as: a });
  expect((await rita.get(`${page}/download`)).location).toBe(page);
  expect(words((await rita.get(page)).html)).toContain("Wait 30 seconds and try again.");
  const leitor = visitor({ as: a, language: "pt-PT" });
  for (const [path, back] of [
    ["/birds/export?format=csv", "/birds"],
    ["/audit/export", "/audit"],
  ]) {
    expect((await leitor.get(path ?? "")).location).toMatch(new RegExp(`^${back}`));
    expect(words((await leitor.get(back ?? "")).html)).toContain("Espere 30 segundos e tente de novo.");
  }
});
