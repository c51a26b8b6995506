import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { attachment } from "#worker/files/attachment.ts";
import { room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { lettersOf } from "./lines.ts";
import { sheetOf } from "./sheet.ts";

/** A bird's health sheet on paper. */
export const birdsSheet = room().get("/:id/health.pdf", requires("flock.read"), async (c) => {
  const { print, name } = await sheetOf(c.var.scope, c.env, c.req.param("id"));
  await chargeFor(c, "GET /api/birds/:id/health.pdf", lettersOf(print.text));
  const { sheetPdf } = await import("./pdf.ts");
  return c.body((await sheetPdf(print)) as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": attachment(name, "pdf"),
  });
});
