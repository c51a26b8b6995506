import { newPaper } from "#worker/labels/pdf-ink.ts";
import { embeddedIn } from "#worker/labels/pdf-picture.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Certificate } from "./certificate.ts";
import { drawCertificate, isAcross } from "./draw.ts";
import { a4 } from "./measures.ts";
import { pdfSheet } from "./pdf-sheet.ts";
import { pensFor } from "./pens.ts";

/** A bird's pedigree on one sheet of A4, as a PDF with its own letters. */
export async function certificatePdf(certificate: Certificate): Promise<Uint8Array> {
  const { language, pedigree, issuer, photo, logo } = certificate;
  const paper = await newPaper();
  const page = paper.pdf.addPage([...(isAcross(pedigree.generations) ? a4.across : a4.upright)]);
  paper.pdf.setTitle(`${translate(language, "certificate.title")} · ${pedigree.birds[0]?.ring ?? ""}`);
  paper.pdf.setLanguage(language === "pt" ? "pt-PT" : "en");
  paper.pdf.setAuthor(issuer.name);
  const photos = await embeddedIn(paper, [photo, logo]);
  drawCertificate(pdfSheet({ page, pens: await pensFor(paper), photos }), certificate);
  return paper.pdf.save();
}
