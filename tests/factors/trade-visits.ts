import { made, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { returnVisits } from "#tests/legal/return/visits.ts";

/** A sale that waits for its money, of somebody who can be written to. */
async function owedSale(who: Resident, world: World): Promise<string> {
  const contact_id = await made(world, who, "/api/contacts", {
    json: { name: "Rui Lopes", email: "rui@voliera.test" },
  });
  const lines = [{ text: "Gaiola", unit_cents: 4000 }];
  const json = { contact_id, state: "delivered", on: "2026-01-01", lines };
  return made(world, who, "/api/sales", { json });
}

const ofSale: RouteFixture = async (who, world) => ({ ids: [], json: { sale_id: await owedSale(who, world) } });

/** The statement of a bank with one line. */
function statementForm(): FormData {
  const form = new FormData();
  const text = "Data;Descritivo;Valor\n2026-01-04;TRF DE RUI LOPES;40,00\n";
  form.set("file", new File([text], "extrato.csv", { type: "text/csv" }));
  return form;
}

const ofItem = (who: Resident, world: World) =>
  made(world, who, "/api/stock", { json: { name: "Alpista", category: "seed", unit: "g" } });

/** What opens the routes of money and of the shelf that need more than a body which is good by itself. */
export const ofTrade: Record<string, RouteFixture> = {
  ...returnVisits,
  "POST /api/stock/count": async (who, world) => ({
    ids: [],
    json: { items: [{ id: await ofItem(who, world), quantity: 5 }] },
  }),
  "POST /api/feed-rounds": async (who, world) => ({
    ids: [],
    json: { name: "Manhã", lines: [{ item_id: await ofItem(who, world), quantity: 5 }] },
  }),
  "POST /api/finance/months/:month/lock": async () => ({ ids: ["1998-12"], json: {} }),
  "POST /api/finance/months/:month/unlock": async (who, { ask }) => {
    await ask("/api/finance/months/1998-12/lock", { as: who, json: {} });
    return { ids: ["1998-12"], json: { reason: "Fatura em falta" } };
  },
  "POST /api/payments/today": ofSale,
  "POST /api/payments/reminders": ofSale,
  "POST /api/payments/bank": async () => ({ ids: [], form: statementForm() }),
  "POST /api/payments/bank/book": async (who, world) => {
    const sale_id = await owedSale(who, world);
    const form = statementForm();
    form.set("commit", "1");
    await world.ask("/api/payments/bank", { as: who, form });
    const listed = await world.ask("/api/payments/bank", { as: who });
    const { data } = (await listed.json()) as { data: Array<{ id: string }> };
    return { ids: [], json: { lines: [{ line_id: data[0]?.id, sale_id }] } };
  },
};
