import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** How many sheets a PDF has, by the root of its pages. */
const sheetsIn = (pdf: Buffer) =>
  Math.max(...[...pdf.toString("latin1").matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));

test("a bird with a family, weights and a past is one sheet of A4, and so is its tree of three to six generations", async () => {
  const { token, bird } = await canaryKeeper(server);
  const parentsOf = async (depth: number, of = ""): Promise<object> =>
    depth === 0
      ? {}
      : {
          father_id: await bird(`FOP 4471 20${of}1`, "male", await parentsOf(depth - 1, `${of}1`)),
          mother_id: await bird(`FOP 4471 20${of}2`, "female", await parentsOf(depth - 1, `${of}2`)),
        };
  const parents = await parentsOf(5);
  const id = await bird("FOP 4471 2025 001", "male", { ...parents, name: "Pingo", birth_date: "2025-04-04" });
  for (let at = 2; at <= 6; at += 1) await bird(`FOP 4471 2025 00${at}`, "female", parents);
  for (let at = 1; at <= 9; at += 1) await bird(`FOP 4471 2026 00${at}`, "female", { father_id: id });
  for (let day = 10; day <= 22; day += 1)
    await call(server, `/api/birds/${id}/weights`, { token, json: { weighed_on: `2026-03-${day}`, grams: day + 4 } });
  for (const language of ["pt-PT", "en-GB"] as const) {
    const { page, context, close } = await openPage({ origin: server.origin, language });
    await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
    for (const path of ["", "/pedigree", "/pedigree?ancestors=4", "/pedigree?ancestors=5", "/pedigree?ancestors=6"]) {
      await page.goto(`/birds/${id}${path}`);
      expect([path, sheetsIn(await page.pdf({ preferCSSPageSize: true, format: "A4" }))]).toEqual([path, 1]);
    }
    await close();
  }
});
