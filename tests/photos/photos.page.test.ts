import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { type Resident, settle } from "#tests/app/world.ts";
import type { BirdPhotos } from "#worker/photos/queries.ts";
import { photoFile, pictureBytes } from "./photos.ts";

async function album() {
  const site = await newSite();
  const { id } = await makeFor(site, site.a).bird({ identifier: "PT 7", name: "Estrela" });
  const page = `/birds/${id}/photos`;
  const owner = site.visitor({ as: site.a });
  const list = async () =>
    ((await (await site.ask(`/api/birds/${id}/photos`, { as: site.a })).json()) as { data: BirdPhotos }).data.photos;
  const settled = (name: string, role?: "viewer") => settle(site.db, site.env, name, role);
  return { ...site, id, page, owner, list, settled };
}
const good = async (name = "IMG_1.jpg") => photoFile(await pictureBytes({ width: 90, height: 60 }), name);

test("without a script photos are added, shown and said, and the first one stands for the bird", async () => {
  const { owner, page, id, list } = await album();
  const empty = await owner.get(page);
  expect([empty.status, empty.html.includes("No photos yet")]).toEqual([200, true]);
  expect(empty.html).toMatch(
    /<input type="file" accept="image\/jpeg,image\/png,image\/webp" multiple=""[^>]*name="photo"/,
  );
  expect(empty.html).toMatch(/<input type="file"[^>]*capture="environment"/);
  // A box in which nothing was chosen is sent as a nameless empty file.
  const nothing = new File([], "", { type: "application/octet-stream" });
  const added = await owner.post(page, { photo: [await good(), await good("IMG_2.jpg"), nothing] });
  expect([added.status, added.location]).toEqual([303, page]);
  const shown = await owner.get(page);
  expect(shown.html).toContain("2 photos saved.");
  expect(shown.html).toContain("2 of 12 photos of this bird.");
  const [first, second] = await list();
  expect(shown.html).toContain(`<a href="/photos/${first?.id}">`);
  expect(shown.html).toMatch(
    new RegExp(`<img src="/photos/${second?.id}/thumb" alt="PT 7, Estrela" width="90" height="60" loading="lazy"`),
  );
  const bird = await owner.get(`/birds/${id}`);
  expect(bird.html).toMatch(
    new RegExp(`href="${page}"[^>]*><img class="face" data-size="page" src="/photos/${first?.id}/thumb"`),
  );
});

test("a refused file is named on the page with the reason, and the good ones beside it are kept", async () => {
  const { owner, page, list } = await album();
  const svg = photoFile(Buffer.from("<svg onload='alert(1)'>"), `"><img src=x onerror=1>.jpg`);
  const mixed = await owner.post(page, { photo: [svg, await good()] });
  expect([mixed.status, mixed.html.includes("Some photos were not saved"), (await list()).length]).toEqual([
    200,
    true,
    1,
  ]);
  expect(mixed.html).toContain("&quot;&gt;&lt;img src=x onerror=1&gt;.jpg: An SVG drawing is not a photo.");
  for (const photo of [svg, photoFile(Buffer.alloc(20 * 1024 * 1024)), new File([], "")]) {
    const refused = await owner.post(page, { photo });
    expect([refused.status, refused.html.includes('role="alert"')]).toEqual([422, true]);
  }
  const tooMuch = await owner.post(page, { photo: photoFile(Buffer.alloc(26 * 1024 * 1024)) });
  expect([tooMuch.status, tooMuch.html.includes("Nothing was saved")]).toEqual([413, true]);
  expect(await list()).toHaveLength(1);
});

test("a script gets its answer as data, one photo after the other", async () => {
  const { owner, page } = await album();
  const kept = await owner.post(`${page}/upload`, { photo: await good() }, { headers: { "Idempotency-Key": "k-1" } });
  expect([kept.status, JSON.parse(kept.html)]).toEqual([201, { kept: 1, rejected: [], status: 201 }]);
  const torn = photoFile((await pictureBytes()).subarray(0, 300));
  const refused = await owner.post(`${page}/upload`, { photo: torn });
  expect([refused.status, JSON.parse(refused.html).rejected]).toMatchObject([422, [{ name: "" }]]);
});

test("captions, order and deletion work by plain forms", async () => {
  const { owner, page, list } = await album();
  await owner.post(page, { photo: [await good(), await good("b.jpg"), await good("c.jpg")] });
  const [one, two, three] = (await list()).map((it) => it.id);
  const action = (id: string | undefined, fields: Record<string, string>) => owner.post(`${page}?photo=${id}`, fields);
  expect((await action(two, { deed: "caption", caption: "  De perfil " })).location).toBe(page);
  await action(three, { deed: "1", caption: "" });
  expect((await list()).map((it) => [it.id, it.caption])).toEqual([
    [three, null],
    [one, null],
    [two, "De perfil"],
  ]);
  const shown = await owner.get(page);
  expect(shown.html).toContain("Change saved.");
  expect(shown.html).toContain('alt="PT 7, Estrela, De perfil"');
  await action(one, { deed: "delete" });
  expect((await list()).map((it) => it.id)).toEqual([three, two]);
  await action(one, { deed: "delete" });
  expect((await owner.get(page)).html).toContain("That photo no longer exists.");
  await action(two, { deed: "caption", caption: "x".repeat(300) });
  expect((await owner.get(page)).html).toContain("A caption can have up to 200 characters");
});

test("R24: a photo is served to its own organisation only, by its address alone", async () => {
  const { owner, page, list, visitor, b, settled, a } = await album();
  await owner.post(page, { photo: await good() });
  const [photo] = await list();
  for (const path of [`/photos/${photo?.id}`, `/photos/${photo?.id}/thumb`]) {
    const answer = await owner.get(path);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        "content-type": "image/jpeg",
        "x-content-type-options": "nosniff",
        vary: expect.stringContaining("Cookie"),
        "cache-control": "private, max-age=2592000, immutable",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    ]);
    const etag = answer.headers.get("ETag") ?? "";
    expect((await owner.get(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await owner.get(path, { method: "HEAD" })).html).toBe("");
    for (const stranger of [visitor(), visitor({ as: b })])
      expect([path, (await stranger.get(path, { headers: { "If-None-Match": etag } })).status]).toEqual([path, 404]);
  }
  for (const path of ["/photos/ph_nobody", "/photos/..%2f..%2fbirds", "/photos/%00"])
    expect([path, (await owner.get(path)).status]).toEqual([path, 404]);
  expect((await visitor({ as: b }).get(page)).status).toBe(404);
  const viewer: Resident = { ...(await settled("Outro", "viewer")) };
  expect(viewer.org_id).not.toBe(a.org_id);
  expect((await visitor({ as: viewer }).post(`${page}/upload`, { photo: await good() })).status).toBe(403);
});
