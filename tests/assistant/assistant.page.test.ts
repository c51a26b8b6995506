import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

const keyIn = (html: string) => /name="idempotency_key" value="([^"]+)"/.exec(html)?.[1] ?? "";
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a question is asked by post and answered on its thread's page, with the page that shows the same", async () => {
  const site = await newSite();
  const bird = await makeFor(site, site.a).bird({ identifier: "PT 12" });
  const ana = site.visitor({ as: site.a });
  const { html } = await ana.get("/ai-assistant");
  const ask = (question: string, more = {}) =>
    ana.post("/ai-assistant", { do: "ask", question, idempotency_key: keyIn(html), ...more });
  const sent = await ask("How many birds do I have?");
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/ai-assistant\?thread=ath_\w+#atn_\w+$/);
  // Pressed twice it is one question.
  expect((await ask("How many birds do I have?")).location).toBe(sent.location);
  const [page = ""] = (sent.location ?? "").split("#");
  const shown = (await ana.get(page)).html;
  expect(textOf(shown)).toMatch(/You have 1 bird/);
  expect(shown).toContain('href="/birds?status_id=present"');
  expect(shown).toContain(`href="/birds/${bird.id}"`);
  expect((await ana.get("/ai-assistant")).html).toContain(">How many birds do I have?<");
});

test("what was typed stays in the box when it is refused, and a thread of nobody's is not there", async () => {
  const { visitor, a } = await newSite();
  const ana = visitor({ as: a, language: "pt" });
  const long = "x".repeat(1001);
  const refused = await ana.post("/ai-assistant", { do: "ask", question: long, idempotency_key: "k" });
  expect([refused.status, refused.html.includes(long)]).toEqual([422, true]);
  expect((await ana.post("/ai-assistant", { do: "erase" })).status).toBe(400);
  expect((await ana.get("/ai-assistant?thread=ath_nobody")).status).toBe(404);
});

test("a thread is renamed, an answer marked, and all is deleted, each by a form", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a });
  const sent = await ana.post("/ai-assistant", { do: "ask", question: "<b>Xyzzy</b>", idempotency_key: "k" });
  const [, thread = "", turn_id = ""] = /thread=(\w+)#(\w+)/.exec(sent.location ?? "") ?? [];
  const page = `/ai-assistant?thread=${thread}`;
  const { html } = await ana.get(page);
  expect([html.includes("&lt;b&gt;Xyzzy&lt;/b&gt;"), html.includes("<b>Xyzzy")]).toEqual([true, false]);
  expect((await ana.get(`${page}&rename`)).html).toContain('name="version"');
  await ana.post(page, { do: "rename", thread, version: "1", name: "Eggs" });
  expect(textOf((await ana.get(page)).html)).toContain("Eggs");
  const marked = await ana.post(page, { do: "mark", turn_id, thread_id: thread, mark: "bad" });
  expect(marked.status).toBe(303);
  expect(await db.all(sql`SELECT type FROM feedback`)).toEqual([{ type: "bug" }]);
  expect(textOf((await ana.get(`${page}&delete`)).html)).toContain("Delete the conversation “Eggs”?");
  expect((await ana.post(page, { do: "delete", thread })).location).toBe("/ai-assistant");
  expect(await db.all(sql`SELECT id FROM assistant_threads`)).toEqual([]);
});

test("what is proposed is agreed to and taken back by buttons", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a });
  const question = "remind me to clean the cages tomorrow";
  const sent = await ana.post("/ai-assistant", { do: "ask", question, idempotency_key: "k" });
  const [page = "", turn_id = ""] = (sent.location ?? "").split("#");
  const [, thread_id = ""] = /thread=(\w+)/.exec(page) ?? [];
  expect(textOf((await ana.get(page)).html)).toContain("Yes, do this");
  const press = (act: string) => ana.post(page, { do: act, turn_id, thread_id });
  expect((await press("confirm")).status).toBe(303);
  expect(await db.all(sql`SELECT id FROM tasks`)).toHaveLength(1);
  expect(textOf((await ana.get(page)).html)).toMatch(/Done: .*Undo/);
  expect((await press("undo")).status).toBe(303);
  expect(textOf((await ana.get(page)).html)).toContain("It was done and undone.");
});

test("the demo is answered in place, keeps nothing, and follows what was looked up", async () => {
  const site = await newSite();
  const { visitor, ask, db } = site;
  const { access_token } = (await (await ask("/api/demo", { method: "POST" })).json()) as { access_token: string };
  const guest = visitor({ as: { ...site.a, token: access_token } });
  const first = await guest.post("/ai-assistant", {
    do: "ask",
    question: "How many birds do I have?",
    idempotency_key: "k",
  });
  expect([first.status, /You have \d+ birds/.test(textOf(first.html))]).toEqual([200, true]);
  const before = /name="before" value="([^"]+)"/.exec(first.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const next = await guest.post("/ai-assistant", { do: "ask", question: "only hens", before, idempotency_key: "l" });
  expect(textOf(next.html)).toMatch(/You have \d+ .*(hen|female)/i);
  expect(await db.all(sql`SELECT id FROM assistant_threads UNION ALL SELECT id FROM assistant_turns`)).toEqual([]);
});
