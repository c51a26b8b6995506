import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("from a bird to the issued declaration and to a void one, without a script", async () => {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id } = await bird("PT 1", (await species("Canário")).id);
  await site.db.run(sql`UPDATE organizations SET timezone = 'UTC', country = 'PT', region = 'mainland', tax_id = NULL`);
  const browser = visitor({ as: a, language: "pt" });
  const pathOf = (location: string | null | undefined) => new URL(location ?? "", "http://voliera.test").pathname;
  expect((await browser.get(`/birds/${id}`)).html).toContain(`/birds/${id}/legal-forms`);
  expect(words((await browser.get("/legal-forms")).html)).toContain("Ainda sem documentos");
  const path = "/legal-forms/new";
  const none = await browser.post(path, { kind: "transfer", do: "draft" });
  expect([none.status, words(none.html)]).toEqual([422, expect.stringContaining("Escolha pelo menos uma ave.")]);
  const unknown = await browser.post(path, { kind: "transfer", ring: "XX 9", do: "draft" });
  expect(unknown.status).toBe(422);
  const more = await browser.post(path, { kind: "transfer", ring: "PT 1", do: "more" });
  expect([more.status, words(more.html)]).toEqual([200, expect.stringContaining("1 ave escolhida.")]);
  // What is missing is said first, whichever button was pressed.
  const begun = await browser.post(path, { kind: "transfer", ids: id, do: "issue" });
  expect(begun.status, words(begun.html)).toBe(303);
  const at = pathOf(begun.location);
  const draft = await browser.get(at);
  for (const text of ["Declaração de cedência", "Falta", "O seu NIF", "Com quem é", "Sexo: PT 1"])
    expect(words(draft.html)).toContain(text);
  expect(draft.html).toContain('href="/settings/papers"');
  const changed = await browser.post(at, {
    do: "change",
    contact_name: "João Silva",
    on: "2026-03-01",
    reason: "Venda",
    version: "1",
  });
  expect(changed.status, words(changed.html)).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("O NIF do contacto");
  const stale = await browser.post(at, { do: "change", reason: "Oferta", version: "1" });
  expect(stale.status).toBe(409);
  expect((await browser.post(at, { do: "issue" })).status).toBe(303);
  const issued = words((await browser.get(at)).html);
  for (const text of [`${new Date().getUTCFullYear()}/0001`, "João Silva", "Emitido", "SHA-256"])
    expect(issued).toContain(text);
  const empty = await browser.post(at, { do: "void", reason: "" });
  expect([empty.status, words(empty.html)]).toEqual([422, expect.stringContaining("Escreva porque")]);
  const void_ = await browser.post(at, { do: "void", reason: "Engano", anew: "on" });
  expect(void_.status).toBe(303);
  const anew = pathOf(void_.location);
  expect(words((await browser.get(anew)).html)).toContain("Começado no lugar de um documento anulado.");
  expect((await browser.post(`${anew}?delete`, { name: "" })).status).toBe(303);
  expect(words((await browser.get("/legal-forms?state=void")).html)).toContain("Anulado");

  // From the bird's own page of papers, and from a sale: one press begins the draft, the next issues it.
  expect(words((await browser.get(`/birds/${id}/legal-forms`)).html)).toContain("Declaração de cedência");
  const lines = [{ bird_id: id, unit_cents: 100 }];
  for (let at = 1; at <= 6; at += 1)
    lines.push({ bird_id: (await bird(`ES ${at}`, (await species(`Espécie ${at}`)).id)).id, unit_cents: 100 });
  const sold = await site.ask("/api/sales", { as: a, json: { contact_name: "Ana Reis", state: "delivered", lines } });
  const { data: sale } = (await sold.json()) as { data: { id: string } };
  const onSale = await browser.get(`/finance/sales/${sale.id}`);
  for (const text of ["Pedido neste caso", "Porquê?", "DL 92/2019", "Não é aconselhamento jurídico"])
    expect(words(onSale.html)).toContain(text);
  const [, key = ""] = onSale.html.match(/name="idempotency_key" value="(sale-paper-[^"]+)"/) ?? [];
  const press = { sale_id: sale.id, do: "draft", kind: "transfer", idempotency_key: key };
  const drafts = await Promise.all([1, 2].map(() => browser.post(`/legal-forms/new?sale_id=${sale.id}`, press)));
  expect(pathOf(drafts[0]?.location)).toBe(pathOf(drafts[1]?.location));
  const first = pathOf(drafts[0]?.location);
  const second = pathOf((await browser.post(first, { do: "issue" })).location);
  expect(second).not.toBe(first);
  expect(pathOf((await browser.post(second, { do: "issue" })).location)).toBe(second);
  const both = words((await browser.get(`/finance/sales/${sale.id}`)).html);
  for (const n of [2, 3]) expect(both).toContain(`${new Date().getUTCFullYear()}/000${n}`);
  await site.db.run(sql`UPDATE organizations SET country = 'BR', region = NULL`);
  const abroad = words((await browser.get(`/finance/sales/${sale.id}`)).html);
  expect([abroad.includes("Pedido neste caso"), abroad.includes("Declaração de cedência")]).toEqual([false, true]);
});
