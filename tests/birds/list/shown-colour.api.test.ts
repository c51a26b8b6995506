import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

test("birds are found by the colour they show, in any number and gender, and not by what they are split for", async () => {
  const { ask, a } = await newWorld();
  const { bird } = makeFor({ ask }, a);
  await bird({ identifier: "A", mutation: "Amarelo mosaico" });
  await bird({ identifier: "B", mutation: "Verde/amarelo" });
  await bird({ identifier: "C", mutation: "Satinê AMARELA intensa" });
  await bird({ identifier: "D", genotype: "Azul /lutino" });
  await bird({ identifier: "E", mutation: "Lutino", genotype: "Azul" });
  await bird({ identifier: "F", name: "Amarelo" });
  const found = async (mutation: string, more = "") => {
    const query = new URLSearchParams({ mutation, sort_by: "identifier", order: "asc" });
    const answer = await ask(`/api/birds?${query}${more}`, { as: a });
    const { data } = (await answer.json()) as { data: { items: Array<{ identifier: string }>; total: number } };
    expect(data.total).toBe(data.items.length);
    return data.items.map(({ identifier }) => identifier).join("");
  };
  expect(await found("amarelo")).toBe("AC");
  expect(await found("Amarelas")).toBe("AC");
  expect(await found("amarela satine")).toBe("C");
  expect(await found("azuis")).toBe("D");
  expect(await found("lutinos")).toBe("E");
  expect(await found("ino")).toBe("");
  expect(await found("amarelo", "&status_id=present&sex=unknown")).toBe("AC");
  expect(await found("*")).toBe("");
});
