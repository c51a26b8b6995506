import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { pageContent, parsed, UnfitForm } from "./parsing.ts";
import { type Turn, turnOf } from "./turning.ts";
import { type Widget, widgetsOn } from "./widgets.ts";

/** So many pages a form has at most, and nodes of the tree that they hang on. */
const mostPages = 8;
const mostNodes = 200;
/** Sides of a page in points: from 40 mm to 1.2 m. */
const sides = { least: 113, most: 3402 };

/** A page of a form as it is looked at: upright, its corner at nought. */
export type FormPage = Turn & { content: Uint8Array; resources: PDFDict | undefined };
/** A form that can be drawn on. */
export type OpenForm = { context: PDFContext; pages: FormPage[]; widgets: Widget[] };

/**
 * Opens a PDF to be drawn on. Nothing but what stands on its pages and where its fields are is taken of it: no script, action,
 * note or file in it goes along. Throws `UnfitForm`.
 */
export async function openForm(bytes: Uint8Array): Promise<OpenForm> {
  try {
    return formIn(await parsed(bytes));
  } catch (error) {
    if (error instanceof UnfitForm) throw error;
    // Whatever the library stumbles over, down to the end of the stack: the file is no sound PDF.
    throw new UnfitForm("broken");
  }
}

function formIn(context: PDFContext): OpenForm {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const acro = catalog.lookup(PDFName.of("AcroForm"));
  const pages: FormPage[] = [];
  const widgets: Widget[] = [];
  for (const [at, node] of pageNodes(catalog).entries()) {
    const turn = turnOf((key) => inherited(node, key));
    if ([turn.width, turn.height].some((side) => side < sides.least || side > sides.most)) throw new UnfitForm("pages");
    const resources = inherited(node, "Resources");
    const content = pageContent(streamsOf(node));
    pages.push({ ...turn, content, resources: resources instanceof PDFDict ? resources : undefined });
    widgets.push(...widgetsOn(node, at + 1, turn));
  }
  // What a script makes up on opening has one page that says so, and no field.
  const isMadeUp = catalog.lookup(PDFName.of("NeedsRendering"))?.toString() === "true";
  const isXfa = acro instanceof PDFDict && acro.has(PDFName.of("XFA"));
  if (isXfa && (isMadeUp || widgets.length === 0)) throw new UnfitForm("xfa");
  return { context, pages, widgets };
}

/** The pages in their order. */
function pageNodes(catalog: PDFDict): PDFDict[] {
  const seen = new Set<PDFDict>();
  const pages: PDFDict[] = [];
  const visit = (node: PDFObject | undefined) => {
    if (!(node instanceof PDFDict) || seen.has(node)) return;
    seen.add(node);
    const kids = node.lookup(PDFName.of("Kids"));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) visit(node.context.lookup(kid));
    else pages.push(node);
    if (pages.length > mostPages || seen.size > mostNodes) throw new UnfitForm("pages");
  };
  visit(catalog.lookup(PDFName.of("Pages")));
  if (pages.length === 0) throw new UnfitForm("pages");
  return pages;
}

/** So many steps up is a page or a field asked for what it does not say itself. */
const mostAbove = 32;

/** What a dictionary says, or else the one above it. */
export function inherited(node: PDFDict, key: string): PDFObject | undefined {
  let at: PDFObject | undefined = node;
  for (let above = 0; above < mostAbove && at instanceof PDFDict; above += 1) {
    const found = at.lookup(PDFName.of(key));
    if (found) return found;
    at = at.lookup(PDFName.of("Parent"));
  }
  return undefined;
}

function streamsOf(node: PDFDict): PDFRawStream[] {
  const contents = node.lookup(PDFName.of("Contents"));
  const parts = contents instanceof PDFArray ? contents.asArray().map((it) => node.context.lookup(it)) : [contents];
  return parts.filter((it) => it instanceof PDFRawStream);
}
