import type { RouteFixture } from "#tests/app/strangers.ts";
import { headings, yearsForm } from "./workbooks.ts";

const year = new Date().getUTCFullYear() - 1;

async function formFor(heads: readonly string[]): Promise<FormData> {
  const form = new FormData();
  form.set("file", new File([(await yearsForm({ heads })) as Uint8Array<ArrayBuffer>], "averbamento.xlsx"));
  form.set("year", String(year));
  return form;
}

/** What opens the routes of the annual return that need more than a body which is good by itself. */
export const returnVisits: Record<string, RouteFixture> = {
  "PUT /api/paper-templates/annual_return": async () => ({ ids: [], form: await formFor(headings) }),
  "PUT /api/paper-templates/annual_return/columns": async (who, { ask }) => {
    const form = await formFor(["Espécie", "Marca", "Movimento 1", "Cor"]);
    const given = await ask("/api/paper-templates/annual_return", { as: who, method: "PUT", form });
    const { data } = (await given.json()) as { data: { version: number } };
    return { ids: [], json: { year, version: data.version, columns: { D: "" } } };
  },
};
