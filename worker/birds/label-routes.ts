import { attachment } from "#worker/attachment.ts";
import { accepts, type HouseContext, room } from "#worker/http.ts";
import { say } from "#worker/locales/say.ts";
import { birdLabelRequest, type LabelSheet, placeLabelRequest } from "./label-contract.ts";
import { birdLabels, type Label, placeLabels } from "./labels.ts";

async function pdfOf(c: HouseContext, labels: Label[], paper: { sheet: LabelSheet; skip: number }) {
  const { labelPdf } = await import("./label-pdf.ts");
  const { language, today } = c.var.scope;
  const name = say(language, "labels.file", { day: today });
  return c.body((await labelPdf(labels, paper)) as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": attachment(name, "pdf"),
  });
}

/** Labels of birds as data and as a PDF; a viewer prints too. */
export const birdLabelling = room()
  .post("/", accepts("json", birdLabelRequest), async (c) =>
    c.json({ data: await birdLabels(c.var.scope, c.env.APP_ORIGIN, c.req.valid("json")) }),
  )
  .post("/pdf", accepts("json", birdLabelRequest), async (c) => {
    const asked = c.req.valid("json");
    return pdfOf(c, await birdLabels(c.var.scope, c.env.APP_ORIGIN, asked), asked);
  });

/** The same for places. */
export const placeLabelling = room()
  .post("/", accepts("json", placeLabelRequest), async (c) =>
    c.json({ data: await placeLabels(c.var.scope, c.env.APP_ORIGIN, c.req.valid("json")) }),
  )
  .post("/pdf", accepts("json", placeLabelRequest), async (c) => {
    const asked = c.req.valid("json");
    return pdfOf(c, await placeLabels(c.var.scope, c.env.APP_ORIGIN, asked), asked);
  });

export type LabellingApi = typeof birdLabelling;
