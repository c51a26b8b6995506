import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { fairIn } from "./fair.ts";

const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("a link from a mail asks first, then opens the conversation; the seller answers, reserves and lets go", async () => {
  const site = await fairIn(await newSite({ vars: { RATE_LIMITS: "relaxed" } }));
  const listing = await site.list();
  await site.askFor(listing, { text: "<b>Olá</b> https://x.test" });
  const path = `/market/enquiries/${await site.tokenOf("rui@mail.test")}`;
  const stranger = site.visitor({ language: "pt" });
  const first = await stranger.get(path);
  expect([first.status, /<script/.test(first.html), /noindex/.test(first.html)]).toEqual([200, false, true]);
  expect(first.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(words(first.html)).toContain("Enviar a sua pergunta?");
  expect(first.html).not.toContain("x.test");
  expect((await stranger.post(path, { do: "confirm" })).location).toBe(path);
  const thread = await stranger.get(path);
  expect(thread.html).toContain("&lt;b&gt;Olá&lt;/b&gt; https://x.test");
  expect(thread.html).not.toContain('href="https://x.test');
  expect((await stranger.post(path, { do: "write", text: " " })).status).toBe(422);
  expect((await stranger.post(path, { do: "write", text: "Posso ir hoje?" })).status).toBe(303);

  const owner = site.visitor({ as: site.a, language: "pt" });
  const list = await owner.get("/marketplace/enquiries");
  expect(words(list.html)).toMatch(/Rui Gaiola Posso ir hoje\? .* Por responder/);
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM enquiries`);
  const own = `/marketplace/enquiries/${row?.id}`;
  const page = await owner.get(own);
  expect(words(page.html)).toContain("rui@mail.test");
  expect((await owner.post(own, { do: "write", text: "" })).status).toBe(422);
  expect((await owner.post(own, { do: "write", text: "Sim." })).location).toBe(own);
  expect((await owner.post(own, { do: "reserve", until: "2020-01-01" })).status).toBe(422);
  expect((await owner.post(own, { do: "reserve", until: "", deposit: "10,00" })).location).toBe(own);
  expect(words((await owner.get(own)).html)).toMatch(/Reservado até .* Abrir o rascunho da venda/);
  expect(words((await stranger.get(path)).html)).toContain("Reservado para si até");
  expect((await owner.post(own, { do: "release" })).location).toBe(own);
  expect(words((await owner.get(own)).html)).toContain("Reservar para esta pessoa");
  expect((await owner.post(own, { do: "sell", ids: "" })).location).toContain("/finance/sales/new?contact=contact_");
  expect((await owner.post(own, { do: "report", text: "Burla" })).location).toBe(own);
  expect((await owner.post(own, { do: "blocked" })).location).toBe(own);
  expect(words((await owner.get(own)).html)).toContain("Este endereço está bloqueado");
  expect(words((await stranger.get(path)).html)).toContain("O criador fechou esta conversa");
  expect((await stranger.get(`${path}0`)).status).toBe(404);
});

test("whoever waits fills in a form, confirms, sees their place and leaves; the seller takes somebody off", async () => {
  const site = await fairIn(await newSite({ vars: { RATE_LIMITS: "relaxed" } }));
  const listing = await site.list({ kind: "bird", latin: "Serinus canaria", level: "contact", price: null });
  const form = `/market/waiting?listing=${listing}&species=Can%C3%A1rio&sex=female`;
  const stranger = site.visitor({ language: "pt" });
  const page = await stranger.get(form);
  expect(page.html).toContain('value="Canário"');
  const fields = {
    species: "Canário",
    sex: "female",
    colour: "vermelho",
    name: "Ana",
    email: "ana@mail.test",
    website: "",
  };
  const [, key = ""] = /name="idempotency_key" value="([^"]+)"/.exec(page.html) ?? [];
  expect((await stranger.post(form, { ...fields, idempotency_key: key })).status).toBe(429);
  const opened = `${(Date.now() - 5000).toString(36)}.${crypto.randomUUID()}`;
  const wrong = await stranger.post(form, { ...fields, species: "dragão de fogo 7", idempotency_key: opened });
  expect([wrong.status, wrong.html.includes("ana@mail.test")]).toEqual([422, true]);
  expect((await stranger.post(form, { ...fields, idempotency_key: opened })).location).toBe("/market/waiting?sent");
  expect(words((await stranger.get("/market/waiting?sent")).html)).toContain("Veja o seu e-mail");
  const path = `/market/waiting/${await site.tokenOf("ana@mail.test")}`;
  expect(words((await stranger.get(path)).html)).toContain("Entrar na lista de espera?");
  expect((await stranger.post(path, { do: "confirm" })).location).toBe(path);
  expect(words((await stranger.get(path)).html)).toMatch(/É o primeiro da lista/);
  const owner = site.visitor({ as: site.a, language: "en" });
  const queue = await owner.get("/marketplace/enquiries?show=waiting");
  expect(words(queue.html)).toContain("Hen · vermelho");
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM waiting`);
  expect((await owner.post("/marketplace/enquiries?show=waiting", { remove: row?.id ?? "" })).status).toBe(303);
  expect(words((await owner.get("/marketplace/enquiries?show=waiting")).html)).toContain("Nobody is waiting");
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.post(path, { do: "leave" })).status).toBe(303);
});
