import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { asOperator, operatorAddress } from "#tests/marketplace/gate/operator.ts";
import { newTicket as asked } from "#tests/support/new-ticket.ts";
import { countOrganizations } from "#worker/operator/organization-clock.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";

async function atConsole() {
  const site = await newSite();
  site.env.OPERATOR_EMAILS = operatorAddress;
  await asOperator(site, site.b);
  const now = new Date().toISOString();
  await countOrganizations(site.db, site.env, now);
  const [home] = await site.db.all<{ short_key: string }>(
    sql`SELECT short_key FROM organizations WHERE id = ${site.a.org_id}`,
  );
  return { ...site, now, key: home?.short_key ?? "", operator: site.visitor({ as: site.b }) };
}
const inputs = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(html)?.[1] ?? "";

test("for whoever is no operator no page of the console is there, and none takes a form", async () => {
  const { visitor, a, key } = await atConsole();
  const pages = [
    "",
    "/tickets",
    "/tickets/ticket_1",
    "/feedback",
    "/feedback/feedback_1",
    "/contact",
    "/contact/msg_1",
  ];
  const others = ["/organizations", `/organizations/${key}`, "/mails", "/state", "/actions", "/tickets/t/files/f"];
  for (const as of [undefined, a]) {
    const who = visitor({ ...(as && { as }) });
    for (const path of [...pages, ...others]) {
      const { status, html } = await who.get(`/operator${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(html).not.toContain("Pages of the console");
    }
    for (const path of [
      "/tickets/ticket_1",
      "/feedback/feedback_1",
      "/contact/msg_1",
      `/organizations/${key}`,
      "/mails",
    ])
      expect([path, (await who.post(`/operator${path}`, { intent: "plan" })).status]).toEqual([path, 404]);
  }
});

test("an operator who proved long ago that it is them proves it again, whichever page they open", async () => {
  const site = await atConsole();
  await asOperator(site, site.b, new Date(Date.now() - 13 * 3_600_000).toISOString());
  for (const path of ["/operator", "/operator/tickets", "/operator/organizations"]) {
    const { status, location } = await site.operator.get(path);
    expect([status, location]).toEqual([302, `/confirm?to=${encodeURIComponent(path)}`]);
  }
});

test("a ticket is read, answered and set without a script, and what was read meanwhile is asked for again", async () => {
  const site = await atConsole();
  const { db, a, operator } = site;
  const ticket = await asked(site, a, {
    category: "problem",
    title: "<b>Ovos</b>",
    text: "Não abre.",
    priority: "high",
  });
  await carryMarks(db, a.org_id);
  const front = await operator.get("/operator");
  expect(front.html).toMatch(/href="\/operator\/tickets"[^>]*>Tickets to answer/u);
  expect(front.html).toContain("24 h left");
  expect((await operator.get("/operator/tickets")).html).toContain(ticket.number);
  const path = `/operator/tickets/${ticket.id}`;
  const page = await operator.get(path);
  expect(page.html).toContain("&lt;b&gt;Ovos");
  expect(page.html).toContain("Viveiro A");
  const form = { intent: "answer", version: inputs(page.html, "version"), idempotency_key: "one" };
  const empty = await operator.post(path, { ...form, text: "" });
  expect(empty.status).toBe(422);
  expect((await operator.post(path, { ...form, text: "Experimente agora." })).location).toBe(path);
  const done = await operator.get(path);
  expect(done.html).toContain("Answer sent.");
  expect(done.html).toContain("Experimente agora.");
  const late = await operator.post(path, { ...form, idempotency_key: "two", text: "Eu também." });
  expect([late.status, late.html]).toEqual([409, expect.stringContaining("Eu também.")]);
  const set = { intent: "set", version: inputs(done.html, "version"), priority: "normal" };
  expect((await operator.post(path, { ...set, state: "waiting", waits_for: "" })).status).toBe(422);
  expect((await operator.post(path, { ...set, state: "waiting", waits_for: "uma peça" })).location).toBe(path);
  expect((await operator.get("/operator/tickets?show=waiting")).html).toContain(ticket.number);
  expect((await operator.get("/operator/tickets")).html).toContain("Nothing here.");
  expect((await operator.get("/operator/tickets?show=nothing")).location).toBe("/operator/tickets");
  expect((await operator.post(path, { intent: "constructor" })).status).toBe(400);
  expect((await operator.get("/operator/actions")).html).toContain("Answered a ticket");
});

test("a message is answered, feedback decided, an email sent again and an address freed", async () => {
  const site = await atConsole();
  const { db, a, ask, operator } = site;
  await ask("/api/contact", {
    json: { full_name: "Rita", email: "rita@exemplo.pt", subject: "Ovos", message: "Olá." },
  });
  const list = await operator.get("/operator/contact");
  const message = /href="(\/operator\/contact\/msg_\w+)"/u.exec(list.html)?.[1] ?? "";
  expect((await operator.get(message)).html).toContain("rita@exemplo.pt");
  expect((await operator.post(message, { text: "" })).html).toContain("Write the answer.");
  expect((await operator.post(message, { text: "Bom dia." })).location).toBe("/operator/contact");
  expect((await operator.get(message)).html).toContain("Bom dia.");
  expect((await operator.get("/operator/contact?show=all")).html).toContain("Answered");

  await db.run(sql`INSERT INTO feedback (id, org_id, user_id, type, title, description, rating, created_at)
    VALUES ('feedback_1', ${a.org_id}, ${a.user_id}, 'bug', 'Anilhas', 'Falta a cor.', 4, '2026-11-01T00:00:00.000Z')`);
  await carryMarks(db, a.org_id);
  expect((await operator.get("/operator/feedback?state=new")).html).toContain("/operator/feedback/feedback_1");
  const decide = { version: "1", state: "planned", line: "Na primavera." };
  const path = "/operator/feedback/feedback_1";
  expect((await operator.get(path)).html).toContain("Falta a cor.");
  expect((await operator.post(path, { ...decide, line: "x".repeat(301) })).status).toBe(422);
  expect((await operator.post(path, decide)).location).toBe("/operator/feedback");
  expect((await operator.post(path, { ...decide, state: "done" })).status).toBe(409);

  await db.run(sql`INSERT INTO mails (id, recipient, subject, text, html, language, state, attempts, last_error, created_at)
    VALUES ('mail_1', 'x@exemplo.pt', 'Aviso', '', '', 'pt', 'failed', 15, 'no such host', '2026-11-01T00:00:00.000Z')`);
  expect((await operator.get("/operator/mails")).html).toContain("no such host");
  const again = { intent: "again", id: "mail_1" };
  expect((await operator.post("/operator/mails", again)).location).toBe("/operator/mails");
  const twice = await operator.post("/operator/mails", again);
  expect([twice.status, twice.html]).toEqual([409, expect.stringContaining("sent again before")]);
  expect((await operator.post("/operator/mails", { intent: "free", email: "nobody" })).status).toBe(422);
  expect((await operator.post("/operator/mails", { intent: "free", email: a.email })).location).toBe("/operator/mails");
});

test("an organisation is found, given a plan and a longer trial; the pages of the app and of the market stand beside it", async () => {
  const { db, env, a, visitor, b, operator, key } = await atConsole();
  const list = await operator.get("/operator/organizations?q=veiro+a");
  expect(list.html.match(/href="\/operator\/organizations\/\w+"/gu)).toEqual([`href="/operator/organizations/${key}"`]);
  expect((await operator.get("/operator/organizations")).html).toMatch(/aria-sort="descending"[^>]*>\s*<a[^>]*>Since/u);
  const path = `/operator/organizations/${key}`;
  expect((await operator.get(path)).html).not.toContain("Extend the trial");
  const end = new Date(Date.now() + 86_400_000).toISOString();
  await db.run(sql`UPDATE organizations SET trial_ends_at = ${end} WHERE id = ${a.org_id}`);
  await countOrganizations(db, env, new Date(Date.now() + 700_000).toISOString());
  const page = await operator.get(path);
  const trial = { intent: "trial", ends_at: inputs(page.html, "ends_at") };
  expect((await operator.post(path, { ...trial, days: "31" })).html).toContain("Choose 1 to 30 days.");
  expect((await operator.post(path, { ...trial, days: "30" })).location).toBe(path);
  expect((await operator.get(path)).html).toContain("Trial extended.");
  expect((await operator.post(path, { intent: "plan", plan: "empresarial" })).location).toBe(path);
  const after = await operator.get(path);
  expect(after.html).toContain("Gave a plan");
  expect(after.html).toContain("plan: empresarial");
  expect((await operator.post(path, { intent: "nothing" })).status).toBe(400);
  expect((await operator.get("/operator/organizations/0000000000")).status).toBe(404);
  const portuguese = visitor({ as: b, language: "pt" });
  for (const [at, words] of [
    ["/operator/state", "Regras legais por data de revisão"],
    ["/operator/market", "Páginas da consola"],
    ["/operator", "Não há nada à espera."],
  ] as const)
    expect((await portuguese.get(at)).html).toContain(words);
});
