import { expect, test } from "vitest";
import { feedback } from "#db/schema/support.ts";
import { newSite } from "#tests/app/site.ts";

const keyIn = (html: string) => /name="idempotency_key" value="([^"]+)"/.exec(html)?.[1] ?? "";
const opinion = { type: "improvement", title: "<b>Nomes</b>", description: "Mais\nespaço para nomes." };

test("the form thanks, and its author's list shows what became of it", async () => {
  const { visitor, a, db } = await newSite();
  const ana = visitor({ as: a });
  const { html } = await ana.get("/feedback");
  expect(html).toContain("You have not told us anything yet");
  const sent = await ana.post("/feedback", { ...opinion, rating: "5", idempotency_key: keyIn(html) });
  expect([sent.status, sent.location]).toEqual([303, "/feedback"]);
  const after = (await ana.get("/feedback")).html;
  expect(after).toContain("Thank you for your feedback!");
  expect(after).toContain("&lt;b&gt;Nomes&lt;/b&gt;");
  expect(after).toMatch(/data-tone="stone"[^>]*>Received</);
  await db.update(feedback).set({ state: "done", line: "Já há mais espaço.", decided_at: "2027-02-01T10:00:00.000Z" });
  const portuguese = (await visitor({ as: a, language: "pt" }).get("/feedback")).html;
  expect(portuguese).toMatch(/Já há mais espaço\.[\s\S]*data-tone="green"[^>]*>Feita</);
});

test("a form with nothing chosen names its three boxes and keeps what was written", async () => {
  const { visitor, a, db } = await newSite();
  const refused = await visitor({ as: a }).post("/feedback", { title: "", description: " ", type: "" });
  expect(refused.status).toBe(422);
  for (const message of ["Please select a feedback type", "Please enter a title", "Please enter a description"])
    expect(refused.html).toContain(message);
  const kept = await visitor({ as: a }).post("/feedback", { ...opinion, type: "" });
  expect(kept.html).toContain('value="&lt;b&gt;Nomes&lt;/b&gt;"');
  expect(kept.html).toContain("espaço para nomes.");
  expect(await db.select().from(feedback)).toEqual([]);
});
