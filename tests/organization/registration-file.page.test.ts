import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { submitArchive, takeArchive, unzipped, zipped } from "#tests/archive/archives.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { removeLostFiles } from "#worker/photos/files.ts";

/** A breeder with a registration, and its paper as a PDF. */
async function newPaper() {
  const site = await newSite();
  const { ask, a, db, env } = site;
  const json = { kind: "other", number: "PT/1 “x”/../é", body: "ICNF" };
  const made = await ask("/api/registrations", { as: a, json });
  const { data } = (await made.json()) as { data: { id: string } };
  const api = `/api/registrations/${data.id}/file`;
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  const paper = new Uint8Array(await pdf.save());
  const send = async (bytes: Uint8Array, name = "licenca.pdf", as = a, to = api) => {
    const form = new FormData();
    form.set("file", new File([bytes as BlobPart], name));
    const answer = await ask(to, { as, method: "PUT", form });
    return { status: answer.status, ...((await answer.json()) as { errors?: Array<{ message: string }> }) };
  };
  const get = async (as = a, to = api) => {
    const answer = await ask(to, { as });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const keyNow = async () =>
    (await db.all<{ key: string | null }>(sql`SELECT file_key AS key FROM registrations WHERE id = ${data.id}`))[0]
      ?.key;
  const clock = () => removeLostFiles(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  return { ...site, id: data.id, api, paper, send, get, keyNow, clock, rita: site.visitor({ as: a }) };
}

test("a paper is kept, had again byte for byte, replaced and taken away, by plain forms in both languages", async () => {
  const { rita, visitor, a, id, paper, get, env, keyNow, clock } = await newPaper();
  const here = `/settings/papers?file=${id}`;
  expect(words((await rita.get(here)).html)).toMatch(/File of registration .*PDF up to 10 MB/);
  expect(words((await visitor({ as: a, language: "pt" }).get(here)).html)).toMatch(
    /Ficheiro do registo .*PDF até 10 MB/,
  );
  const sent = await rita.post(here, { file: new File([paper as BlobPart], "a.pdf") });
  expect([sent.status, sent.location]).toEqual([303, "/settings/papers"]);
  const list = await rita.get("/settings/papers");
  expect(words(list.html)).toContain("File saved.");
  expect(list.html).toContain(`href="/settings/papers/file?id=${id}"`);
  const shown = await rita.get(`/settings/papers/file?id=${id}`);
  const { headers } = shown;
  expect([shown.status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    ...[200, "application/pdf", "private, no-store"],
  ]);
  expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="PT-1-x-\.+-?e\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
  );
  const { answer, bytes } = await get();
  expect([answer.headers.get("X-Content-Type-Options"), bytes]).toEqual(["nosniff", paper]);
  const first = (await keyNow()) ?? "";
  expect(first).toMatch(new RegExp(`^org/${a.org_id}/papers/`));
  const picture = await pictureBytes({ format: "webp", width: 30, height: 20 });
  expect((await rita.post(here, { file: new File([picture as BlobPart], "b.webp") })).status).toBe(303);
  await clock();
  expect([await env.FILES.get(first), (await get()).answer.headers.get("Content-Type")]).toEqual([null, "image/webp"]);
  expect((await get()).answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
  const last = (await keyNow()) ?? "";
  expect((await rita.post(here, { intent: "remove" })).status).toBe(303);
  await clock();
  expect([await keyNow(), await env.FILES.get(last), (await get()).answer.status]).toEqual([null, null, 404]);
});

test("a paper as large as papers may be comes through the page whole", async () => {
  const { rita, id, paper, get } = await newPaper();
  const filling = new Uint8Array(9 * 1024 * 1024).fill(0x20);
  const large = new Uint8Array(Buffer.concat([paper, filling, new TextEncoder().encode("\n%%EOF\n")]));
  const sent = await rita.post(`/settings/papers?file=${id}`, { file: new File([large as BlobPart], "a.pdf") });
  expect([sent.status, sent.location]).toEqual([303, "/settings/papers"]);
  const { bytes } = await get();
  expect([bytes.length, Buffer.compare(bytes, large)]).toEqual([large.length, 0]);
});

test("a registration file that is no paper, or holds something else, is refused in plain words, and nothing is stored", async () => {
  const { send, keyNow, paper, rita, id } = await newPaper();
  const text = (text: string) => new TextEncoder().encode(text);
  const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  const large = joined(paper, new Uint8Array(10 * 1024 * 1024), text("%%EOF"));
  for (const [bytes, found] of [
    [text("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), /SVG/],
    [text("<!doctype html><script>alert(1)</script>"), /neither a PDF nor/],
    [text("MZ this is a program"), /neither a PDF nor/],
    [joined(text("GIF89a"), paper), /GIF|neither/],
    [paper.subarray(0, paper.length - 40), /damaged or contains another file/],
    [joined(text("%PDF-1.7\n<html><script>1</script>"), paper), /damaged or contains another file/],
    [joined(paper, text("PK\u0005\u0006"), new Uint8Array(18), text("%%EOF")), /damaged or contains another file/],
    [joined(paper, text("<script>alert(1)</script>")), /damaged or contains another file/],
    [large, /10 MB/],
    [new Uint8Array(0), /./],
  ] as const) {
    const { status, errors } = await send(bytes);
    expect([status, errors?.[0]?.message, await keyNow()]).toEqual([422, expect.stringMatching(found), null]);
  }
  expect((await send(new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
  const page = await rita.post(`/settings/papers?file=${id}`, { file: new File(["x"], "x.pdf") });
  expect([page.status, words(page.html)]).toEqual([422, expect.stringContaining("neither a PDF nor")]);
  // A name is nobody's business: whatever it is, the paper is kept under a key of the app.
  for (const name of ["../../etc/passwd", "a\u0000.pdf", "\u202Efdp.exe", `${"é".repeat(300)}.pdf`, "C:\\x.pdf"]) {
    expect((await send(paper, name)).status).toBe(200);
    expect(await keyNow()).toMatch(/\/papers\/ph_\w+$/);
  }
});

test("R20 R24: another organisation's registration has no file, whoever asks and however", async () => {
  const { send, get, api, paper, b, ask, visitor, id, db, a, keyNow } = await newPaper();
  await send(paper);
  const key = await keyNow();
  const unknown = "/api/registrations/registration_01ARZ3NDEKTSV4RRFFQ69G5FAV/file";
  const { request_id: _own, ...theirs } = (await (await ask(api, { as: b })).json()) as Record<string, unknown>;
  const { request_id: _no, ...nobody } = (await (await ask(unknown, { as: b })).json()) as Record<string, unknown>;
  expect([theirs.code, { ...theirs, instance: "" }]).toEqual(["missing", { ...nobody, instance: "" }]);
  for (const to of [api, unknown]) {
    expect([(await get(b, to)).answer.status, (await send(paper, "a.pdf", b, to)).status]).toEqual([404, 404]);
    expect((await ask(to, { as: b, method: "DELETE" })).status).toBe(404);
  }
  const page = `/settings/papers/file?id=${id}`;
  expect((await visitor().get(page)).status).toBe(404);
  expect((await visitor({ as: b }).get(page)).status).toBe(404);
  for (const odd of ["../x", "%2e%2e%2fx", "/etc/passwd", ""])
    expect((await visitor({ as: a }).get(`/settings/papers/file?id=${odd}`)).status).toBe(404);
  // A viewer reads the flock, and no papers.
  for (const role of ["viewer", "keeper"]) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    expect([(await get()).answer.status, (await send(paper)).status]).toEqual([403, 403]);
  }
  expect(await keyNow()).toBe(key);
});

test("an archive takes the paper along, restoring offers it, and it is the same", async () => {
  const world = await newPaper();
  const { send, paper, ask, a, b, get, db, env, id } = world;
  await send(paper);
  const { bytes } = await takeArchive(world, a);
  const files = unzipped(bytes);
  expect(files.get(`papers/${id}.pdf`)).toEqual(paper);
  const broken = new Map([...files, [`papers/${id}.pdf`, new TextEncoder().encode("<svg/>")]]);
  expect(await submitArchive(world, b, await zipped(broken))).toMatchObject({ status: 422 });
  const { data: waiting } = await submitArchive(world, b, bytes);
  expect(waiting.papers).toBe(true);
  const restored = await ask("/api/archive/restore", { as: b, json: { digest: waiting.digest, papers: true } });
  expect(restored.status).toBe(200);
  const { data } = (await (await ask("/api/registrations", { as: b })).json()) as {
    data: Array<{ id: string; file_type: string; file_bytes: number }>;
  };
  expect(data).toMatchObject([{ file_type: "application/pdf", file_bytes: paper.length }]);
  await removeLostFiles(db, env, "2099-01-01T00:00:00.000Z");
  expect((await get(b, `/api/registrations/${data[0]?.id}/file`)).bytes).toEqual(paper);
  expect((await get()).bytes).toEqual(paper);
  // Without files an archive has none, and its registration comes without one.
  const plain = await takeArchive(world, a, "?photos=false");
  expect([...plain.files.keys()].filter((it) => it.startsWith("papers/"))).toEqual([]);
});
