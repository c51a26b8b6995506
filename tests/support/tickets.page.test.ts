import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ticketFiles, tickets } from "#db/schema/support.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

const keyIn = (html: string) => /name="idempotency_key" value="([^"]+)"/.exec(html)?.[1] ?? "";
const words = { category: "problem", title: "A lista não abre", text: "Fica em branco.", priority: "high" };
const picture = (name: string, bytes: BlobPart) => new File([bytes], name, { type: "image/png" });

test("a ticket goes out with its picture and what was ticked, and its author alone reads it", async () => {
  const site = await newSite();
  const { visitor, a, db } = site;
  const ana = visitor({ as: a });
  const form = (await ana.get("/support/tickets/new?from=/eggs&title=clear+eggs")).html;
  expect(form).toContain('href="/help/clear-eggs"');
  expect(form).toMatch(/name="page" value="\/eggs"/);
  const sent = await ana.post(
    "/support/tickets/new",
    {
      ...words,
      along: "on",
      page: "/eggs",
      idempotency_key: keyIn(form),
      files: [picture("lista.png", await pictureBytes()), picture("não.png", "<svg onload=alert(1)>")],
    },
    { headers: { "User-Agent": "Firefox" } },
  );
  expect(sent.status).toBe(303);
  const [ticket] = await db.select().from(tickets);
  expect(sent.location).toBe(`/support/tickets/${ticket?.id}`);
  expect(ticket).toMatchObject({ state: "open", priority: "high", context: { page: "/eggs" } });
  expect(Object.keys(ticket?.context ?? {}).sort()).toEqual(["browser", "page", "plan"]);
  const [file] = await db.select().from(ticketFiles);
  const { html } = await ana.get(sent.location ?? "");
  expect(html).toMatch(/but without some files: não\.png: /);
  expect(html).toContain("Fica em branco.");
  expect(html).toContain(`href="/support/tickets/${ticket?.id}/files/${file?.id}"`);
  const download = await ana.get(`/support/tickets/${ticket?.id}/files/${file?.id}`);
  expect([download.status, download.headers.get("Content-Disposition")?.startsWith("attachment")]).toEqual([200, true]);

  const keeper = visitor({ as: await colleague(site, a, "keeper") });
  expect((await keeper.get(sent.location ?? "")).status).toBe(404);
  expect((await keeper.get(`/support/tickets/${ticket?.id}/files/${file?.id}`)).status).toBe(404);
  expect((await keeper.get("/support/tickets")).html).toContain("No tickets yet");
  const manager = visitor({ as: await colleague(site, a, "manager") });
  expect((await manager.get("/support/tickets")).html).toContain("A lista não abre");
});

test("a form with a fault keeps its words, and looking for articles sends nothing", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a, language: "pt" });
  const refused = await ana.post("/support/tickets/new", { ...words, category: "", page: "/eggs" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("Escolha do que se trata.");
  expect(refused.html).toContain('value="A lista não abre"');
  const many = Array.from({ length: 6 }, (_, n) => picture(`${n}.png`, "x"));
  const tooMany = await ana.post("/support/tickets/new", { ...words, files: many });
  expect([tooMany.status, tooMany.html.includes("Escolha no máximo 5 ficheiros de cada vez.")]).toEqual([422, true]);
  const large = await ana.post("/support/tickets/new", {
    ...words,
    files: [picture("g.png", new Uint8Array(1e7 * 1.1))],
  });
  expect([large.status, large.html.includes("g.png tem mais de 10 MB.")]).toEqual([422, true]);
  expect(large.html).toContain("Fica em branco.");
  const looked = await ana.post("/support/tickets/new", { ...words, title: "ovos claros", look: "1" });
  expect(looked.html).toContain('href="/help/clear-eggs"');
  expect(looked.html).toContain("Fica em branco.");
  const unticked = await ana.post("/support/tickets/new", { ...words, page: "/eggs" });
  expect(unticked.status).toBe(303);
  expect((await db.select().from(tickets)).map(({ context }) => context)).toEqual([{}]);
});

test("a ticket is answered, solved and rated once, and a reply opens it again", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a });
  const { location } = await ana.post("/support/tickets/new", words);
  const here = location ?? "";
  await db.update(tickets).set({ state: "waiting", waits_for: "O fabricante" });
  expect((await ana.get(here)).html).toContain("O fabricante");
  const unrated = await ana.post(here, { do: "solve" });
  expect([unrated.status, unrated.html.includes('href="#solve-helped"')]).toEqual([422, true]);
  expect((await ana.post(here, { do: "solve", helped: "partly", note: "Depressa." })).location).toBe(here);
  const solved = (await ana.get(here)).html;
  expect(solved).toContain("Solved without us: partly");
  expect(solved).not.toContain('value="solve"');
  expect(solved).toContain("Not there yet? Write, and the ticket opens again.");
  expect((await ana.post(here, { do: "write", text: "Voltou a acontecer." })).location).toBe(here);
  expect((await ana.get(here)).html).toMatch(/data-tone="amber"[^>]*>Waiting for us</);
  await db.update(tickets).set({ state: "closed", closed_at: "2025-01-01T00:00:00.000Z" });
  const next = await ana.post(here, { do: "write", text: "E outra vez." });
  expect(next.location).not.toBe(here);
  const [old] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.id, here.split("/").at(-1) ?? ""));
  expect((await ana.get(next.location ?? "")).html).toContain(`Goes on from ticket ${old?.number}.`);
  expect((await ana.post(here, { do: "sing" })).status).toBe(400);
});

test("files that are too much for a form, and a form that breaks off, are told and leave nothing", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a, language: "en" });
  const huge = new Uint8Array(26 * 1024 * 1024);
  const sent = await ana.post("/support/tickets/new", { ...words, files: [picture("lista.png", huge)] });
  expect([sent.status, sent.html.includes("What you sent is larger than allowed.")]).toEqual([413, true]);
  expect(await db.select().from(tickets)).toEqual([]);
});
