import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { writeBirds } from "#tests/exports/exports.ts";
import { eraseClosed } from "#worker/closing/erasing.ts";
import { claim } from "#worker/legal/handover/accepting.ts";
import { handoverDraft } from "#worker/legal/handover/contract.ts";
import { tendHandovers } from "#worker/legal/handover/finishing.ts";
import { offer as offerIn } from "#worker/legal/handover/offering.ts";
import { openOffer } from "#worker/legal/handover/opening.ts";
import { partyOf } from "#worker/legal/handover/parties.ts";
import { photoStorage } from "#worker/photos/contract.ts";
import { type Breeders, fOf, twoBreeders } from "./breeders.ts";

async function partiesOf({ db, a, b }: Breeders, now = new Date().toISOString()) {
  const [giver, taker] = [await partyOf(db, a.org_id, now), await partyOf(db, b.org_id, now)];
  if (!giver || !taker) throw new Error("nobody is there");
  return { giver, taker };
}

/** A photo with its small copy, of so many bytes. */
async function photograph({ db, env }: Breeders, of: { org_id: string }, bird_id: string, at: number, bytes = 7) {
  const key = `org/${of.org_id}/photos/${bird_id}-${at}`;
  await env.FILES.put(key, `picture ${at}`);
  await env.FILES.put(`${key}-small`, `small ${at}`, { httpMetadata: { contentType: "image/webp" } });
  await db.run(sql`INSERT INTO bird_photos
      (id, org_id, bird_id, file_key, thumb_key, type, bytes, width, height, caption, position, created_at)
    VALUES (${`ph_${bird_id}_${at}`}, ${of.org_id}, ${bird_id}, ${key}, ${`${key}-small`}, 'image/png', ${bytes + at}, 4, 4,
      ${`caption ${at}`}, ${at}, '2027-01-01')`);
}

test("all photos go along with their small copies, as far as there is room; a bird that comes back brings the new ones", async () => {
  const world = await twoBreeders();
  const { a, b, db, env, chick, son, daughter, offer, accept, flock } = world;
  for (const at of [1, 2, 3]) await photograph(world, a, chick.id, at);
  const first = await offer(a, [chick.id]);
  expect((await accept(b, first.token)).data).toEqual({ birds: 1, ancestors: 4, photos_left: 0 });
  const stored = async ({ org_id }: { org_id: string }) =>
    (await db.all<{ n: number }>(sql`SELECT stored_bytes AS n FROM organizations WHERE id = ${org_id}`))[0]?.n;
  expect(await stored(b)).toBe(await stored(a));
  const photosOf = ({ org_id }: { org_id: string }) =>
    db.all<{ caption: string; position: number; file_key: string; thumb_key: string }>(
      sql`SELECT caption, position, file_key, thumb_key FROM bird_photos WHERE org_id = ${org_id} ORDER BY bird_id, position`,
    );
  const theirs = await photosOf(b);
  expect(theirs.map(({ caption, position }) => [caption, position])).toEqual(
    [1, 2, 3].map((it) => [`caption ${it}`, it]),
  );
  const small = await env.FILES.get(theirs[2]?.thumb_key ?? "");
  expect([await new Response(small?.body).text(), small?.httpMetadata]).toEqual([
    "small 3",
    { contentType: "image/webp" },
  ]);
  expect(await db.all(sql`SELECT count(*) AS n FROM lost_files`)).toEqual([{ n: 0 }]);

  const id = (await flock(b))["A 5"]?.id ?? "";
  await photograph(world, b, id, 9);
  const back = await offer(b, [id]);
  expect((await accept(a, back.token)).status).toBe(201);
  expect((await photosOf(a)).map(({ caption, position }) => [caption, position])).toEqual(
    [1, 2, 3, 4].map((it) => [`caption ${it === 4 ? 9 : it}`, it]),
  );

  // Room for one of each bird, and nothing of the rest; then for none.
  for (const bird of [son, daughter]) for (const at of [1, 2]) await photograph(world, a, bird.id, at, 5000);
  await db.run(sql`UPDATE organizations SET stored_bytes = ${photoStorage - 20_100} WHERE id = ${b.org_id}`);
  const second = await offer(a, [son.id, daughter.id], { generations: 0 });
  expect(await accept(b, second.token)).toMatchObject({ status: 201, data: { birds: 2, photos_left: 2 } });
  expect(await accept(b, second.token)).toMatchObject({ status: 201, data: { birds: 2, photos_left: 2 } });
  expect(
    (await photosOf(b))
      .map(({ caption }) => caption.slice(8))
      .sort()
      .join(""),
  ).toBe("111239");
});

test("the birds of a delivered sale go to its buyer, by mail, once; none that came back", async () => {
  const world = await twoBreeders();
  const { a, b, ask, db, son, daughter, chick, offer, accept, post, flock, species_id } = world;
  const buyer = await post("/api/contacts", a, { name: "Ana Reis", email: "ana@voliera.test" });
  const sold = async (ids: string[], state = "delivered") =>
    (await post("/api/sales", a, {
      state,
      contact_id: buyer.data.id,
      lines: ids.map((bird_id) => ({ bird_id, unit_cents: 100 })),
    })) as unknown as { status: number; data: { id: string; lines: Array<{ id: string }> } };
  const { data: sale } = await sold([son.id, daughter.id]);
  const begun = async (sale_id: string) =>
    ((await (await ask(`/api/handovers?sale_id=${sale_id}`, { as: a })).json()) as { data: Record<string, never> })
      .data;
  expect(await begun(sale.id)).toMatchObject({
    sale: { state: "delivered", contact: "Ana Reis", email: "ana@voliera.test" },
    birds: [{ identifier: "A 3" }, { identifier: "A 4" }],
  });
  // Another's sale is nobody's.
  expect(await (await ask(`/api/handovers?sale_id=${sale.id}`, { as: b })).json()).toMatchObject({
    data: { sale: null, birds: [] },
  });
  expect((await offer(b, [son.id], { sale_id: sale.id })).status).toBe(422);
  expect((await offer(a, [chick.id], { sale_id: sale.id })).status).toBe(409);
  const made = await offer(a, [son.id, daughter.id], { sale_id: sale.id, email: "ana@voliera.test" });
  expect(made).toMatchObject({ status: 201, data: { contact_id: buyer.data.id, sale_id: sale.id, total: 2 } });
  const [letter] = await db.all<{ text: string }>(sql`SELECT text FROM mails WHERE recipient = 'ana@voliera.test'`);
  expect(letter?.text).toContain(made.data.url);
  expect((await begun(sale.id)).birds).toEqual([]);
  // While it is offered it neither comes back nor is sold anew.
  expect((await post(`/api/sales/${sale.id}/state`, a, { state: "returned" })).status).toBe(409);
  expect(await accept(b, made.token)).toMatchObject({ status: 201, data: { birds: 2 } });
  expect((await flock(a))["A 3"]).toMatchObject({ status: "sold", left_to: "Ana Reis" });
  expect((await offer(a, [son.id], { sale_id: sale.id })).status).toBe(409);
  expect((await begun(sale.id)).birds).toEqual([]);

  const many = Array.from({ length: 51 }, (_, at) => `bird_M${at}`);
  await writeBirds(
    world,
    a,
    many.map((id) => ({ id, identifier: id, species_id })),
  );
  const { data: large } = await sold(many);
  expect((await begun(large.id)).birds).toHaveLength(51);
  const refused = await offer(a, many, { sale_id: large.id });
  expect(refused).toMatchObject({ status: 422, errors: [{ path: "bird_ids", code: "handover.birds.many" }] });
  expect((await offer(a, many.slice(0, 50), { sale_id: large.id })).status).toBe(201);
  for (const wrong of [{ bird_ids: "x" }, { takes: [5] }, { sale_id: {} }, { generations: 7 }, { kind: "export" }])
    expect([wrong, (await offer(a, [chick.id], wrong)).status]).toEqual([wrong, 422]);
  const { data: reserved } = await sold([chick.id], "reserved");
  expect((await offer(a, [chick.id], { sale_id: reserved.id })).status).toBe(409);
  expect((await offer(a, [chick.id])).status).toBe(409);
});

test("each side goes on when the other closes: before, while and after a bird goes", async () => {
  const world = await twoBreeders();
  const { a, b, db, env, ask, chick, son, daughter, offer, accept, post, flock } = world;
  const now = new Date().toISOString();
  const closing = (of: { org_id: string }, at: string | null) =>
    db.run(sql`UPDATE organizations SET closes_at = ${at} WHERE id = ${of.org_id}`);
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const { giver } = await partiesOf(world);
  const [done, begun, open] = [await offer(a, [daughter.id]), await offer(a, [son.id]), await offer(a, [chick.id])];
  expect((await accept(b, done.token)).status).toBe(201);
  await claim(giver.scope, await openOffer(db, begun.token), b.org_id);
  await closing(a, later);
  expect((await accept(b, open.token)).status).toBe(410);
  expect((await post("/api/handovers/refuse", b, { token: open.token })).status).toBe(410);
  expect(await (await ask(`/api/shared/handovers/${open.token}`)).json()).toMatchObject({
    data: { state: "over", birds: [], ancestors: 0 },
  });
  // What is claimed is finished, whoever closes.
  await tendHandovers(db, env, now);
  expect([(await flock(a))["A 3"]?.status, (await flock(b))["A 3"]?.status]).toEqual(["sold", "active"]);
  await closing(a, null);
  const third = await offer(b, [(await flock(b))["A 3"]?.id ?? ""]);
  await closing(b, later);
  expect((await accept(a, third.token)).status).toBe(410);
  // Whoever took it closes before it is written: it stands again.
  await claim(giver.scope, await openOffer(db, open.token), b.org_id);
  await tendHandovers(db, env, now);
  expect(await db.all(sql`SELECT state, taken_by FROM handovers WHERE id = ${open.data.id}`)).toEqual([
    { state: "offered", taken_by: null },
  ]);
  // Erased with an offer of theirs still open, and one of ours claimed by them: our birds are ours.
  await claim(giver.scope, await openOffer(db, open.token), b.org_id);
  await db.run(sql`INSERT INTO closings (org_id, asked_at) VALUES (${b.org_id}, ${now})`);
  await closing(b, now);
  await eraseClosed(db, env, later);
  expect(await db.all(sql`SELECT 1 FROM organizations WHERE id = ${b.org_id}`)).toEqual([]);
  expect((await accept(a, third.token)).status).toBe(404);
  await tendHandovers(db, env, now);
  expect(await db.all(sql`SELECT state FROM handovers WHERE id = ${open.data.id}`)).toEqual([{ state: "offered" }]);
  expect((await post(`/api/handovers/${open.data.id}/withdraw`, a, {})).status).toBe(200);
  expect((await flock(a))["A 5"]?.status).toBe(null);
});

test("an offer of 30 January ends on 29 February, at its minute", async () => {
  const world = await twoBreeders();
  const { db, env, chick, a, accept, b } = world;
  const { giver } = await partiesOf(world, "2028-01-30T12:00:00.000Z");
  const draft = handoverDraft.parse({ bird_ids: [chick.id], kind: "gift", takes: [] });
  const { handover } = await offerIn({ ...giver.scope, user_id: a.user_id }, env, draft);
  expect(handover.expires_at).toBe("2028-02-29T12:00:00.000Z");
  const stateAt = async (now: string) => {
    await tendHandovers(db, env, now);
    return (await db.all<{ state: string }>(sql`SELECT state FROM handovers`))[0]?.state;
  };
  expect(await stateAt("2028-02-29T11:59:59.999Z")).toBe("offered");
  expect(await stateAt("2028-02-29T12:00:00.000Z")).toBe("expired");
  expect((await accept(b, (handover.url ?? `${env.APP_ORIGIN}/h/x`).split("/h/")[1] ?? "")).status).not.toBe(201);
});

test("an offer stays behind when its organisation is put back elsewhere: there its birds are free", async () => {
  const world = await twoBreeders();
  const { a, b, ask, chick, offer, flock, post } = world;
  expect((await offer(a, [chick.id])).status).toBe(201);
  const { bytes } = await takeArchive(world, a);
  const { data } = await submitArchive(world, b, bytes);
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const id = (await flock(b))["A 5"]?.id ?? "";
  expect(await (await ask(`/api/handovers?ids=${id}`, { as: b })).json()).toMatchObject({
    data: { total: 0, items: [], birds: [{ identifier: "A 5" }] },
  });
  const lines = [{ bird_id: id, unit_cents: 100 }];
  expect((await post("/api/sales", b, { state: "delivered", lines })).status).toBe(201);
  expect(await fOf(world, chick.id)).toBe(0.25);
});
