import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

test("the page of support offers four ways, what is configured, and finds articles and one's own tickets", async () => {
  const vars = { CONTACT_EMAIL: "ola@voliera.test", COMMUNITY_URL: "https://criadores.example" };
  const { visitor, ask, a } = await newSite({ vars });
  const ana = visitor({ as: a, language: "pt" });
  const before = (await ana.get("/support")).html;
  for (const link of [
    "/support/tickets/new",
    "/help",
    "/feedback",
    "mailto:ola@voliera.test",
    "https://criadores.example",
  ])
    expect(before).toContain(`href="${link}"`);
  expect(before).not.toContain("Vídeos");
  expect(before).toMatch(/Estamos cá agora|Voltamos a atender/);
  await ask("/api/support/tickets", {
    as: a,
    json: { category: "question", title: "Ovos claros no ninho 4", text: "Porquê?" },
  });
  const found = (await ana.get("/support?q=ovos+claros")).html;
  expect(found).toContain('href="/help/clear-eggs"');
  expect(found).toMatch(/<bdi>Ovos claros no ninho 4<\/bdi><\/a> <span[^>]*>T-\d{4}-\d{5}</);
  const nothing = (await ana.get("/support?q=xyzzy%3Cb%3E")).html;
  expect(nothing).toContain("Não encontrámos nada para «xyzzy&lt;b&gt;».");
  expect(nothing).toContain('href="/support/tickets/new?title=xyzzy%3Cb%3E"');
  expect((await visitor().get("/support")).location).toMatch(/^\/login/);
});
