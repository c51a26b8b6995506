import { labelFace } from "#worker/labels/face.ts";
import { newPaper } from "#worker/labels/pdf-ink.ts";
import { embeddedIn } from "#worker/labels/pdf-picture.ts";
import type { Certificate } from "./certificate.ts";
import { drawCertificate, isAcross } from "./draw.ts";
import { certificateFace } from "./face.ts";
import { a4 } from "./measures.ts";
import { bytesOf, pensFor } from "./pens.ts";
import { type Outlines, svgSheet } from "./svg-sheet.ts";

/** The certificate as a picture to look at before it is printed: line for line what the PDF will be. */
export async function certificateSvg(certificate: Certificate): Promise<string> {
  const { pedigree, photo, logo } = certificate;
  const [paper, { default: fontkit }] = await Promise.all([newPaper(), import("@cantoo/fontkit")]);
  const [width, height] = isAcross(pedigree.generations) ? a4.across : a4.upright;
  const open = (face: string) => fontkit.create(bytesOf(face) as never) as unknown as Outlines;
  const outlines = { sans: open(labelFace), serif: open(certificateFace) };
  const photos = await embeddedIn(paper, [photo, logo]);
  const sheet = svgSheet({ width, height, pens: await pensFor(paper), outlines, photos });
  drawCertificate(sheet, certificate);
  return sheet.drawn();
}
