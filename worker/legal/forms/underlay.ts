import {
  drawObject,
  PDFDict,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  type PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import { ink, type Paper } from "#worker/labels/pdf-ink.ts";
import type { OpenForm } from "./opening.ts";
import type { Colour, Widget } from "./widgets.ts";

// Files and notes of programs that a picture or a letter may carry along; nothing shows them.
const unseen = ["AF", "EF", "AA", "OPI", "Metadata", "PieceInfo"].map((key) => PDFName.of(key));

/**
 * Takes a form's pages over into a paper as pictures of what stands on them: no field, script, action, note or file of it
 * comes along. Answers what draws each page anew.
 */
export function underlays({ pdf }: Paper, { context, pages, widgets }: OpenForm): Array<() => PDFPage> {
  const copier = PDFObjectCopier.for(context, pdf.context);
  const refs = pages.map(({ content, resources, box, matrix }): PDFRef => {
    const { left, bottom, right, top } = box;
    const own = resources ? copier.copy(resources) : pdf.context.obj({});
    const form = pdf.context.flateStream(content, {
      Type: "XObject",
      Subtype: "Form",
      FormType: 1,
      BBox: [left, bottom, right, top],
      Matrix: matrix,
      Resources: own,
    });
    return pdf.context.register(form);
  });
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const key of unseen) dict.delete(key);
  }
  return pages.map(({ width, height }, at) => () => {
    const page = pdf.addPage([width, height]);
    const name = page.node.newXObject("Form", refs[at] as PDFRef);
    page.pushOperators(pushGraphicsState(), drawObject(name), popGraphicsState());
    for (const widget of widgets) if (widget.page === at + 1) drawFrame(page, widget);
    return page;
  });
}

const colour = ([red, green, blue]: Colour) => ink(red, green, blue);

/** What a field looks like while it is empty: its ground and its edge go with the field. */
function drawFrame(page: PDFPage, { box, fill, border }: Widget): void {
  if (!fill && !border) return;
  const { left: x, bottom: y, right, top } = box;
  page.drawRectangle({
    x,
    y,
    width: right - x,
    height: top - y,
    ...(fill && { color: colour(fill) }),
    ...(border && { borderColor: colour(border), borderWidth: 0.7 }),
  });
}
