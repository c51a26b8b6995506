import { deflateSync } from "node:zlib";
import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

const millimetre = 72 / 25.4;

/** What stands on the authority's form beside its fields: heads, and rules to write on. */
async function printedOn(pdf: PDFDocument, page: PDFPage) {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const say = (text: string, x: number, y: number, size = 9) =>
    page.drawText(text, { x: x * millimetre, y: (297 - y) * millimetre, size, font });
  const rule = (x: number, y: number, width: number) =>
    page.drawLine({
      start: { x: x * millimetre, y: (297 - y) * millimetre },
      end: { x: (x + width) * millimetre, y: (297 - y) * millimetre },
      thickness: 0.5,
    });
  say("DECLARAÇÃO DE CEDÊNCIA", 60, 25, 16);
  const rows = [
    ["Requerente", 45],
    ["NIF", 55],
    ["Morada", 65],
    ["Cessionário", 85],
    ["NIF", 95],
    ["Morada", 105],
  ] as const;
  for (const [text, y] of rows) {
    say(text, 20, y);
    rule(50, y + 1, 130);
  }
  for (const [at, head] of ["Espécie", "Marca", "Sexo", "Quant."].entries())
    say(head, [20, 85, 140, 165][at] ?? 0, 122);
  for (let line = 0; line < 6; line += 1)
    for (const x of [20, 85, 140, 165]) rule(x, 131 + line * 10, x === 165 ? 20 : 50);
  say("Data", 20, 210);
  rule(50, 211, 40);
}

/** A form of one A4 page, with rules to write on and no field. */
export async function plainForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  await printedOn(pdf, pdf.addPage([210 * millimetre, 297 * millimetre]));
  return pdf.save();
}

/** The same with fields, as they would be called, and whatever else a PDF may carry along. */
export async function formWithFields(more: (pdf: PDFDocument) => Promise<void> | void = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([210 * millimetre, 297 * millimetre]);
  await printedOn(pdf, page);
  const form = pdf.getForm();
  const field = (name: string, x: number, y: number, width: number) => {
    const text = form.createTextField(name);
    const at = { x: x * millimetre, y: (297 - y) * millimetre, width: width * millimetre, height: 6 * millimetre };
    text.addToPage(page, { ...at, borderWidth: 0 });
    return text;
  };
  field("NomeRequerente", 50, 46, 130);
  field("NIF_Requerente", 50, 56, 60).setMaxLength(9);
  field("Morada do requerente", 50, 66, 130);
  field("Nome do Cessionário", 50, 86, 130);
  field("nif.adquirente", 50, 96, 60);
  field("MoradaCessionario", 50, 106, 130);
  for (let n = 1; n <= 6; n += 1) {
    field(`Especie${n}`, 20, 121 + n * 10, 60);
    field(`Marca ${n}`, 85, 121 + n * 10, 50);
    field(`sexo_${n}`, 140, 121 + n * 10, 20);
    field(`Quantidade${n}`, 165, 121 + n * 10, 20);
  }
  field("Data", 50, 211, 40);
  field("Campo livre", 120, 211, 60);
  await more(pdf);
  return pdf.save();
}

/** A PDF written by hand: its objects from the first on, which is the catalogue. */
function written(objects: readonly string[], trailer = ""): Uint8Array {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`, "latin1");
}

const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
const onePage = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";
const packed = (dict: string, bytes: Uint8Array) =>
  `<< ${dict} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString("latin1")}\nendstream`;

/** Files that are no form, and a word of what is said of each. */
export async function badForms(): Promise<Array<{ name: string; bytes: Uint8Array; fault: string }>> {
  const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024, " "), { level: 9 });
  const pairs = Array.from({ length: 2000 }, (_, at) => `${at + 10} 0`).join(" ");
  const echoes = deflateSync(Buffer.from(`${pairs} [${"%".repeat(40_000)}\n]`));
  return [
    { name: "a text", bytes: Buffer.from("NIF;Nome\n1;2"), fault: "Choose a PDF" },
    { name: "nothing", bytes: new Uint8Array(), fault: "Choose a PDF" },
    { name: "too heavy", bytes: Buffer.concat([await plainForm(), Buffer.alloc(5 * 1024 * 1024)]), fault: "5 MB" },
    {
      name: "encrypted",
      bytes: written([catalogue, onePage, page], "/Encrypt << /Filter /Standard >>"),
      fault: "protected",
    },
    {
      name: "400 pages",
      bytes: written([catalogue, `<< /Kids [${"<< /Type /Page >> ".repeat(400)}] >>`]),
      fault: "1 to 8 pages",
    },
    { name: "no page", bytes: written([catalogue, "<< /Type /Pages /Kids [] /Count 0 >>"]), fault: "1 to 8 pages" },
    {
      name: "a page of seven metres",
      bytes: written([catalogue, onePage, "<< /MediaBox [0 0 20000 20000] >>"]),
      fault: "1 to 8 pages",
    },
    { name: "pages in a ring", bytes: written([catalogue, "<< /Type /Pages /Kids [2 0 R] >>"]), fault: "1 to 8 pages" },
    {
      name: "XFA that a script makes up",
      bytes: written([
        "<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /XFA [] /Fields [] >> >>",
        onePage,
        page,
        "<< /Length 0 >>\nstream\n\nendstream",
      ]),
      fault: "program of its own",
    },
    {
      name: "400 fields",
      bytes: written([catalogue, onePage, `<< /Annots [${"<< >> ".repeat(401)}] >>`]),
      fault: "too many fields",
    },
    {
      name: "a page that unfolds to 20 MB",
      bytes: written([catalogue, onePage, page, packed("", bomb)]),
      fault: "too large inside",
    },
    {
      name: "objects that unfold to 20 MB",
      bytes: written([catalogue, onePage, page, packed("/Type /ObjStm /N 1 /First 8", bomb)]),
      fault: "too large inside",
    },
    {
      name: "objects that are all the same long one",
      bytes: written([catalogue, onePage, page, packed(`/Type /ObjStm /N 2000 /First ${pairs.length + 1}`, echoes)]),
      fault: "too large inside",
    },
    {
      name: "objects that never end",
      bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(200_000, "1 0 obj [ "), Buffer.from("\n%%EOF\n")]),
      fault: "too large inside",
    },
    { name: "a number of 30,000 digits", bytes: written([catalogue, "1".repeat(30_000)]), fault: "too large inside" },
    {
      name: "60,001 brackets",
      bytes: Buffer.from(`%PDF-1.7\n1 0 obj ${"(".repeat(70_000)}\n%%EOF\n`),
      fault: "too large inside",
    },
    { name: "no catalogue", bytes: Buffer.from("%PDF-1.7\nhello\n%%EOF\n"), fault: "damaged" },
    {
      name: "nested without an end",
      bytes: written([catalogue, "[".repeat(100_000)]),
      fault: "1 to 8 pages",
    },
    {
      name: "a page and a web page",
      bytes: Buffer.concat([Buffer.from("%PDF-1.7\n<html>"), await plainForm()]),
      fault: "damaged",
    },
  ];
}
