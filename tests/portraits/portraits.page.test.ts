import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { entriesOf } from "#tests/addresses/changing.ts";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { removeLostFiles } from "#worker/photos/files.ts";

async function newFaces() {
  const site = await newSite();
  const { ask, a, db, env } = site;
  const send = async (bytes: Uint8Array, as = a) => {
    const form = new FormData();
    form.set("portrait", new File([bytes as BlobPart], "eu.png"));
    const answer = await ask("/api/profile/portrait", { as, method: "PUT", form });
    const body = (await answer.json()) as { data?: { portrait: string }; errors?: Array<{ message: string }> };
    return { status: answer.status, portrait: body.data?.portrait ?? "", text: body.errors?.[0]?.message };
  };
  const fileOf = (portrait: string) => env.FILES.get(`org/${a.org_id}/portraits/${portrait}`);
  const clock = () => removeLostFiles(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  return { ...site, send, fileOf, clock };
}
const picture = (width: number, format: "png" | "jpeg" | "webp" = "png") => pictureBytes({ format, width, height: 20 });

test("without a script a breeder's photo stands in the menu and in the list of members, for the people of the organisation", async () => {
  const world = await newFaces();
  const { a, b, visitor } = world;
  const rita = visitor({ as: a });
  expect((await rita.get("/dashboard")).html).not.toContain("/portraits/");
  const sent = await rita.post("/profile", { portrait: new File([(await picture(40)) as BlobPart], "eu.png") });
  expect([sent.status, sent.location]).toEqual([303, "/profile"]);
  const profile = await rita.get("/profile");
  expect(words(profile.html)).toContain("Photo saved.");
  const path = /\/portraits\/ph_\w+/.exec(profile.html)?.[0] ?? "";
  for (const page of ["/dashboard", "/settings/members"])
    expect((await rita.get(page)).html).toContain(`src="${path}"`);
  const bia = visitor({ as: await colleague(world, a, "viewer") });
  for (const [who, status] of [
    [rita, 200],
    [bia, 200],
    [visitor({ as: b }), 404],
    [visitor(), 404],
  ] as const) {
    const shown = await who.get(path);
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([status, status === 200 ? "image/png" : null]);
  }
  const shown = await rita.get(path);
  expect(shown.headers.get("Cache-Control")).toMatch(/^private, max-age=\d+, immutable$/);
  const gone = await rita.post("/profile", { intent: "portrait" });
  expect([gone.status, (await rita.get("/profile")).html.includes("/portraits/")]).toEqual([303, false]);
  expect((await rita.get(path)).status).toBe(404);
  expect((await rita.post("/profile", { intent: "portrait" })).status).toBe(303);
});

test("a portrait that is no photo is refused in plain words, also when it is heavier than a form may be", async () => {
  const { send, visitor, a, db } = await newFaces();
  const text = (it: string) => new TextEncoder().encode(it);
  const png = await picture(40);
  const polyglot = new Uint8Array([...png, ...text("<script>alert(1)</script>PK\u0003\u0004")]);
  for (const [bytes, found] of [
    [text("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), /SVG/],
    [text("<!doctype html><script>1</script>"), /JPEG/],
    [text("GIF89a"), /GIF|JPEG/],
    [new Uint8Array(0), /./],
    [new Uint8Array(2 * 1024 * 1024 + 1), /2 MB/],
    [png.slice(0, 60), /./],
  ] as const) {
    const { status, text: message } = await send(bytes);
    expect([status, message]).toEqual([422, expect.stringMatching(found)]);
  }
  expect((await send(new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  expect(await db.all(sql`SELECT portrait FROM users WHERE portrait IS NOT NULL`)).toEqual([]);
  // Pixels are counted by what the file says of itself, before anything is unpacked.
  const bomb = new Uint8Array(png);
  new DataView(bomb.buffer).setUint32(16, 60_000);
  expect((await send(bomb)).status).toBe(422);
  const heavy = new File([new Uint8Array(700 * 1024)], "x.png");
  const page = await visitor({ as: a }).post("/profile", { portrait: heavy });
  expect([page.status, words(page.html)]).toEqual([422, expect.stringContaining("The photo was not saved")]);
  // Whatever hangs behind the picture stays outside.
  const { status, portrait } = await send(polyglot);
  expect([status, portrait]).toEqual([200, expect.stringMatching(/^ph_/)]);
});

test("a portrait keeps nothing but the picture, and leaves the storage when it is replaced, removed or its owner goes", async () => {
  const world = await newFaces();
  const { a, ask, send, fileOf, clock } = world;
  const tail = new TextEncoder().encode("<script>alert(1)</script>");
  const first = (await send(new Uint8Array([...(await picture(40)), ...tail]))).portrait;
  const kept = Buffer.from((await (await fileOf(first))?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([kept.length > 50, kept.includes("script")]).toEqual([true, false]);
  await clock();
  expect(await fileOf(first)).not.toBeNull();
  const second = (await send(await picture(50, "webp"))).portrait;
  await clock();
  expect([await fileOf(first), second === first]).toEqual([null, false]);
  expect((await ask("/api/profile/portrait", { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask("/api/profile/portrait", { as: a, method: "DELETE" })).status).toBe(404);
  await clock();
  expect(await fileOf(second)).toBeNull();
  const bia = await colleague(world, a, "keeper");
  const hers = (await send(await picture(30, "jpeg"), bia)).portrait;
  expect((await ask(`/api/portraits/${hers}`, { as: a })).headers.get("Content-Type")).toBe("image/jpeg");
  expect((await ask(`/api/members/${bia.user_id}`, { as: a, method: "DELETE" })).status).toBe(200);
  expect((await ask(`/api/portraits/${hers}`, { as: a })).status).toBe(404);
  await clock();
  expect(await fileOf(hers)).toBeNull();
  expect(await entriesOf(world, a)).toMatchObject([{ kind: "member" }]);
});
