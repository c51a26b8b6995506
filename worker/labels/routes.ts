import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { attachment } from "#worker/files/attachment.ts";
import { type ApiContext, accepts, room } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { logoOnPaper } from "#worker/organization/logo.ts";
import { requires } from "#worker/rights.ts";
import { birdLabelRequest, type LabelSheet, placeLabelRequest } from "./contract.ts";
import { birdLabels, type Label, placeLabels } from "./labels.ts";

type Paper = { sheet: LabelSheet; skip: number };

async function pdfOf(c: ApiContext, of: "birds" | "places", labels: Label[], paper: Paper) {
  await chargeFor(c, `POST /api/${of}/labels/pdf`, labels.length);
  const { labelPdf } = await import("./pdf.ts");
  const { papers_language, today, look } = c.var.scope;
  const name = translate(papers_language, "labels.file", { name: look?.name ?? "Voliera", day: today });
  const logo = await logoOnPaper(c.var.scope, c.env.FILES);
  return c.body((await labelPdf(labels, { ...paper, title: name, logo })) as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": attachment(name, "pdf"),
  });
}

/** Labels of birds as data and as a PDF; a viewer prints too. */
export const birdLabelling = room()
  .post("/", requires("flock.read"), accepts("json", birdLabelRequest), async (c) => {
    const labels = await birdLabels(c.var.scope, c.env.APP_ORIGIN, c.req.valid("json"));
    await chargeFor(c, "POST /api/birds/labels", labels.length);
    return c.json({ data: labels });
  })
  .post("/pdf", requires("flock.read"), accepts("json", birdLabelRequest), async (c) => {
    const input = c.req.valid("json");
    return pdfOf(c, "birds", await birdLabels(c.var.scope, c.env.APP_ORIGIN, input), input);
  });

/** The same for places. */
export const placeLabelling = room()
  .post("/", requires("flock.read"), accepts("json", placeLabelRequest), async (c) => {
    const labels = await placeLabels(c.var.scope, c.env.APP_ORIGIN, c.req.valid("json"));
    await chargeFor(c, "POST /api/places/labels", labels.length);
    return c.json({ data: labels });
  })
  .post("/pdf", requires("flock.read"), accepts("json", placeLabelRequest), async (c) => {
    const input = c.req.valid("json");
    return pdfOf(c, "places", await placeLabels(c.var.scope, c.env.APP_ORIGIN, input), input);
  });
