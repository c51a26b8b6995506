import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { attachment } from "#worker/files/attachment.ts";
import { accepts, room } from "#worker/http.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addSale } from "./adding.ts";
import { changeSale } from "./changing.ts";
import { saleChoices } from "./choices.ts";
import { saleChange, saleChoicesFilter, saleDraft, saleFilter, saleTurn } from "./contract.ts";
import { deleteSale } from "./deleting.ts";
import { linesFile } from "./lines-file.ts";
import { listSales } from "./queries.ts";
import { receiptOf } from "./receipt.ts";
import { readingSale, saleOf } from "./sale-rows.ts";
import { turnSale } from "./turning.ts";

/** What a breeder sells, of birds and of goods. */
export const saleRoutes = room()
  .get("/", requires("money.read"), accepts("query", saleFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listSales(c.var.scope, filter));
  })
  .post("/", requires("money.write"), accepts("json", saleDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addSale(c.var.scope, draft) }, 201);
  })
  .get("/choices", requires("money.read"), accepts("query", saleChoicesFilter), async (c) => {
    const { org_id, ...given } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await saleChoices(c.var.scope, given) });
  })
  .get("/lines.csv", requires("money.read"), accepts("query", saleFilter), async (c) => {
    const { org_id, page: _, ...filter } = c.req.valid("query");
    const { scope } = c.var;
    ownOrganizationOnly(scope, org_id);
    const file = await linesFile(scope, filter);
    await chargeFor(c, "GET /api/sales/lines.csv", file.length);
    return c.body(file as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment(translate(scope.language, "sales.file", { day: scope.today }), "csv"),
    });
  })
  .get("/:id/receipt.pdf", requires("money.read"), async (c) => {
    const { print, name } = await receiptOf(c.var.scope, c.env, c.req.param("id"));
    await chargeFor(c, "GET /api/sales/:id/receipt.pdf", print.lines.length);
    const { receiptPdf } = await import("./receipt-pdf.ts");
    return c.body((await receiptPdf(print)) as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(name, "pdf"),
    });
  })
  .put("/:id", requires("money.write"), accepts("json", saleChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeSale(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("money.write"), async (c) => {
    await deleteSale(c.var.scope, c.req.param("id"), expectedVersion(c.req.header("If-Match")));
    return c.body(null, 204);
  })
  .post("/:id/state", requires("money.write"), accepts("json", saleTurn), async (c) => {
    const turn = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, turn.org_id);
    return c.json({ data: await turnSale(c.var.scope, c.req.param("id"), turn) });
  });

/** A sale with what later rooms say of it, in one trip. */
export const salePageRoutes = (slots: FilledSlots) =>
  room().get("/:id", requires("money.read"), async (c) => {
    const { scope } = c.var;
    const id = c.req.param("id");
    const added = joined(scope, slots.salePage, { id });
    const found = await batch(scope.db, { ...readingSale(scope, id), ...added.statements });
    const sale = saleOf(found);
    if (!sale) throw new Refusal("missing");
    return c.json({ data: { ...sale, ...added.serialize(found, undefined) } });
  });
