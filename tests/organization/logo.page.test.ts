import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { removeLostFiles } from "#worker/photos/files.ts";

const api = "/api/organizations/current/logo";

async function newLogo() {
  const site = await newSite();
  const { ask, a, env, db } = site;
  const send = async (bytes: Uint8Array, name = "logo.png", as = a) => {
    const form = new FormData();
    form.set("logo", new File([bytes as BlobPart], name));
    const answer = await ask(api, { as, method: "PUT", form });
    return { status: answer.status, ...((await answer.json()) as { errors?: Array<{ message: string }> }) };
  };
  const keyNow = async () =>
    (await db.all<{ key: string }>(sql`SELECT logo_key AS key FROM organizations WHERE id = ${a.org_id}`))[0]?.key ??
    "";
  const clock = () => removeLostFiles(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  return { ...site, send, keyNow, clock, rita: site.visitor({ as: a }) };
}
const picture = (width: number) => pictureBytes({ format: "png", width, height: 20 });

test("a logo is shown where it was chosen, and to nobody else", async () => {
  const { rita, visitor, b, ask, a } = await newLogo();
  const sent = await rita.post("/settings/look", {
    logo: new File([(await picture(40)) as BlobPart], "l.png"),
  });
  expect([sent.status, sent.location]).toEqual([303, "/settings/look"]);
  const page = await rita.get("/settings/look");
  expect(words(page.html)).toContain("Logo saved.");
  expect(page.html).toMatch(/src="\/settings\/look\/logo\?ph_\w+"/);
  const shown = await ask(api, { as: a });
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect((await visitor({ as: b }).get("/settings/look/logo")).status).toBe(404);
  expect((await visitor().get("/settings/look/logo")).status).toBe(404);
});

test("a logo that is replaced or removed leaves the storage", async () => {
  const { send, keyNow, clock, env, ask, a } = await newLogo();
  await send(await picture(40));
  const first = await keyNow();
  await clock();
  expect(await env.FILES.get(first)).not.toBeNull();
  await send(await picture(50));
  const second = await keyNow();
  await clock();
  expect([await env.FILES.get(first), second === first]).toEqual([null, false]);
  expect((await ask(api, { as: a, method: "DELETE" })).status).toBe(204);
  await clock();
  expect(await env.FILES.get(second)).toBeNull();
  expect((await ask(api, { as: a })).status).toBe(404);
});

test("a logo that papers cannot print is refused in plain words, and nothing is stored", async () => {
  const { send, keyNow } = await newLogo();
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  const webp = await pictureBytes({ format: "webp", width: 8, height: 8 });
  for (const [bytes, text] of [
    ...([
      [svg, /SVG/],
      [webp, /JPEG or PNG/],
      [new Uint8Array(200), /JPEG/],
    ] as const),
    [new Uint8Array(2 * 1024 * 1024 + 1), /2 MB/] as const,
  ]) {
    const { status, errors } = await send(bytes);
    expect([status, errors?.[0]?.message, await keyNow()]).toEqual([422, expect.stringMatching(text), ""]);
  }
  expect((await send(new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
});

test("who may not change settings changes no logo", async () => {
  const { send, db, a, keyNow } = await newLogo();
  const bytes = await picture(40);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect([(await send(bytes)).status, await keyNow()]).toEqual([403, ""]);
});

test("a certificate has the logo in the place of the crest, on paper and on the screen", async () => {
  const world = await newLogo();
  const { send, ask, a } = world;
  const { id } = await makeFor(world, a).bird();
  const svg = async () => (await ask(`/api/birds/${id}/certificate.svg`, { as: a })).text();
  const pdf = async () => (await (await ask(`/api/birds/${id}/certificate.pdf`, { as: a })).arrayBuffer()).byteLength;
  const [bare, small] = [await svg(), await pdf()];
  await send(await picture(40));
  expect(bare).not.toContain("<image");
  expect(await svg()).toContain('<image href="data:image/png;base64,');
  expect(await pdf()).not.toBe(small);
});
