import { attachment } from "#worker/files/attachment.ts";
import { room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { receiptOf } from "./receipt.ts";

/** `/api/billing/documents`: receipts of what was paid, as files. */
export const documentRoutes = room().get("/:id/file", requires("billing.write"), async (c) => {
  const { print, name } = await receiptOf(c.var.scope, c.req.param("id"));
  const { receiptPdf } = await import("#worker/sales/receipt-pdf.ts");
  return c.body((await receiptPdf(print)) as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": attachment(name, "pdf"),
  });
});
