import { expect, test } from "vitest";
import { newBook } from "../book.ts";

test("a paper enters the lines that it names, and what comes after it reads its number", async () => {
  const book = await newBook();
  const { make, post, becomes, dayIs, species, a, ask } = book;
  const bred = { acquisition: "bred", species_id: species.id, birth_date: "2027-01-05" };
  const begun = async (json: object) =>
    (await post<{ papers: Array<{ id: string }> }>("/api/papers", { ...json })).data.papers[0]?.id ?? "";
  const issue = async (id: string) => {
    const { status, data } = await post<{ number: string }>(`/api/papers/${id}/issue`);
    expect(status).toBe(200);
    return data.number;
  };
  // Without a book a paper is a paper all the same.
  const early = await make.bird({ ...bred, identifier: "C 0", birth_date: "2026-05-01" });
  expect(await issue(await begun({ kind: "loss", bird_ids: [early.id] }))).toBe("2027/0001");
  await book.begin();
  await dayIs("2027-03-01");
  const ids: string[] = [];
  for (const ring of ["C 1", "C 2", "C 3"]) ids.push((await make.bird({ ...bred, identifier: ring })).id);
  const [sold = "", dead = "", kept = ""] = ids;
  const sale = {
    contact_name: "Ana Reis",
    state: "delivered",
    on: "2027-02-20",
    lines: [{ bird_id: sold, unit_cents: 1 }],
  };
  const { data } = await post<{ id: string }>("/api/sales", sale);
  await becomes(dead, "deceased", "2027-02-25");
  const paper = await begun({ kind: "transfer", sale_id: data.id });
  const shown = (await (await ask(`/api/papers/${paper}`, { as: a })).json()) as { data: { on_day: string } };
  expect(shown.data.on_day).toBe("2027-02-20");
  // Two at once: one number, one entry.
  expect(new Set(await Promise.all([issue(paper), issue(paper)]))).toEqual(new Set(["2027/0001"]));
  await issue(await begun({ kind: "captive_birth", bird_ids: [kept, dead] }));
  await issue(await begun({ kind: "loss", bird_ids: [dead, kept] }));
  const entered = async () =>
    (await book.lines()).data
      .filter(({ number, bird_id }) => number !== null && bird_id !== early.id)
      .map(({ number, kind, mark, document }) => [number, kind, mark, document]);
  expect(await entered()).toEqual([
    [2, "birth", "C 2", "2027/0001"],
    [3, "birth", "C 3", "2027/0001"],
    [1, "sale", "C 1", "2027/0001"],
    [4, "death", "C 2", "2027/0002"],
  ]);
  // The declaration goes along with the bird and may be older than its line.
  await issue(await begun({ kind: "transfer", bird_ids: [kept], on: "2027-03-02" }));
  await dayIs("2027-03-02");
  await becomes(kept, "given", "2027-03-02");
  await book.enter("2027-03-02");
  expect((await entered()).find(([, kind, mark]) => kind === "gift" && mark === "C 3")?.[3]).toBe("2027/0002");
  expect(await book.tick()).toEqual({ Canário: [1, 1, 0, 1, true] });
});
