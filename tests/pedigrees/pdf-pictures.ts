import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";

/** The pictures in a PDF. */
export async function picturesIn(pdf: ArrayBuffer): Promise<PDFRawStream[]> {
  const { context } = await PDFDocument.load(pdf);
  return context.enumerateIndirectObjects().flatMap(([, it]) => {
    const isPicture = it instanceof PDFRawStream && it.dict.get(PDFName.of("Subtype")) === PDFName.of("Image");
    return isPicture ? [it as PDFRawStream] : [];
  });
}
