import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { unsubscribeToken } from "#worker/notifications/unsubscribing.ts";

const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

test("without a script the bell counts, a line opens what it is about, and what was cleared comes back", async () => {
  const site = await newSite();
  const { a, db } = site;
  const rita = site.visitor({ as: a, language: "pt" });
  expect(words((await rita.get("/notifications")).html)).toContain("Não há notificações");
  for (const [key, at] of [
    ["A-1", "2026-11-21T08:00:00.000Z"],
    ["A-2", "2026-11-21T09:00:00.000Z"],
  ] as const) {
    const facts = { registration: "other", number: key, day: "2026-11-20" };
    await noticed(
      { db, org_id: a.org_id, user_id: null, now: at },
      { event: "papers.ended", key, link: "/settings/papers", facts },
      sql`1`,
    );
  }
  const page = await rita.get("/notifications");
  expect(page.html).toContain("Notificações: 2 por ler");
  expect(rita.cookies.get("unread")).toBe("2");
  expect(words(page.html)).toMatch(/A-2: terminou a.*A-1: terminou a/);
  const opened = await rita.post("/notifications", {
    do: "open",
    id: fieldIn(page.html, "id"),
    to: fieldIn(page.html, "to"),
  });
  expect([opened.status, opened.location]).toEqual([303, "/settings/papers"]);
  expect((await rita.get("/dashboard")).html).toContain("Notificações: 1 por ler");
  const away = await rita.post("/notifications", {
    do: "open",
    id: fieldIn(page.html, "id"),
    to: "https://evil.test/",
  });
  expect(away.location).toBe("/notifications");
  const cleared = await rita.post("/notifications", { do: "clear_all", until: fieldIn(page.html, "until") });
  expect(cleared.location).toBe("/notifications");
  const empty = await rita.get("/notifications");
  expect(words(empty.html)).toContain("Foram limpas 2 notificações.");
  expect(rita.cookies.get("unread")).toBe("0");
  const undo = /action="(\/notifications\?undo=[^"]+)"/.exec(empty.html)?.[1] ?? "";
  expect((await rita.post(undo, {})).location).toBe("/notifications");
  const back = await rita.get("/notifications?unread=1");
  expect(words(back.html)).toContain("As notificações voltaram.");
  expect(words(back.html)).toContain("Por ler (1)");
  await rita.post("/notifications", { do: "read_all", until: fieldIn(back.html, "until") });
  expect((await rita.get("/birds")).html).toContain("Notificações: 0 por ler");
});

test("without a script the link of a mail shows what it would turn off, and turns it off when pressed", async () => {
  const site = await newSite();
  const { a, db, env } = site;
  const [row] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  const whose = { short_key: row?.short_key ?? "", user_id: a.user_id };
  const stranger = site.visitor({ language: "pt" });
  const shown = { care: "Saúde e cuidados", digest: "resumo do dia" } as const;
  for (const by of ["care", "digest"] as const) {
    const path = `/unsubscribe/${await unsubscribeToken(env, whose, by)}`;
    const page = await stranger.get(path);
    expect([page.status, words(page.html)]).toEqual([200, expect.stringContaining(shown[by])]);
    expect(words(page.html)).not.toContain("Já não recebe");
    const pressed = await stranger.post(path, {});
    expect([pressed.status, pressed.location]).toEqual([303, path]);
    const after = (await stranger.get(path)).html;
    expect(words(after)).toContain("Já não recebe");
    expect([page.html, after].map((html) => html.includes(">Deixar de receber</button>"))).toEqual([true, false]);
  }
  const unknown = await stranger.get("/unsubscribe/nobody");
  expect([unknown.status, words(unknown.html)]).toEqual([404, expect.stringContaining("Esta ligação não é válida")]);
  expect((await stranger.post("/unsubscribe/nobody", {})).status).toBe(404);
});
