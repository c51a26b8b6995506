import { expect, test } from "vitest";
import { Refusal } from "#worker/refusal.ts";
import type { Cell } from "#worker/spreadsheets/cells.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { formatted } from "./generated-files.ts";
import { rawXlsx } from "./sheets.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readUpload({ name: "aves.xlsx", bytes });
const rowsOf = async (sheet: string, more: Record<string, Uint8Array> = {}) =>
  (await read(rawXlsx(`<sheetData>${sheet}</sheetData>`, more)))[0]?.rows ?? [];
const cellsOf = async (sheet: string, more: Record<string, Uint8Array> = {}): Promise<Cell[]> =>
  (await rowsOf(sheet, more)).flatMap(({ cells }) => cells);
const refusalOf = async (bytes: Uint8Array) => {
  const thrown: unknown = await read(bytes).catch((reason: unknown) => reason);
  if (!(thrown instanceof Refusal)) throw new Error(`not refused: ${String(thrown)}`);
  return thrown.fields.file;
};
const shared = (strings: string) => ({ "xl/sharedStrings.xml": utf8(`<sst>${strings}</sst>`) });
// What packs too tightly is refused for that alone.
const noise = `<!--${Array.from({ length: 60_000 }, (_, at) => at.toString(36)).join(" ")}-->`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test("rows and cells without an address stand beside one another, as other programs write them", async () => {
  const rows = `<row>${inline("a")}<c/>${inline("b")}</row><row/><row>${inline("c")}<c r="D3" t="inlineStr"><is><t>d</t></is></c>${inline("e")}</row>`;
  expect(await rowsOf(rows)).toEqual([
    { row: 1, cells: ["a", undefined, "b"] },
    { row: 3, cells: ["c", undefined, undefined, "d", "e"] },
  ]);
});

test("a cell stands where it says, whatever its row says, and rows come in any order", async () => {
  const at = (place: string) => `<c r="${place}" t="inlineStr"><is><t>${place}</t></is></c>`;
  expect(await rowsOf(`<row r="9">${at("B7")}${at("A2")}</row><row r="2">${at("C2")}</row>`)).toEqual([
    { row: 2, cells: ["A2", undefined, "C2"] },
    { row: 7, cells: [undefined, "B7"] },
  ]);
});

test("a rich text is read from all its runs, without phonetic readings", async () => {
  const strings = `<si><r><rPr><b/></rPr><t xml:space="preserve">Canário </t></r><r><t>amarelo</t></r></si>
    <si><t>鳥</t><rPh sb="0" eb="1"><t>とり</t></rPh><phoneticPr fontId="1"/></si><si/><si><t/></si><si><t> </t></si>
    <si><t>linha_x000D_&#10;dois &amp; _x005F_x0041_&#233;</t></si><si><t><![CDATA[<b>&amp;]]></t></si>`;
  const cells = Array.from({ length: 7 }, (_, at) => `<c t="s"><v>${at}</v></c>`).join("");
  const own = '<c t="inlineStr"><is><r><t>x</t></r><rPh><t>y</t></rPh><r><t>z</t></r></is></c>';
  const [first, second, ...rest] = await cellsOf(`<row>${cells}${own}</row>`, shared(strings));
  expect([first, second]).toEqual(["Canário amarelo", "鳥"]);
  expect(rest).toEqual([undefined, undefined, undefined, "linha\ndois & _x0041_é", "<b>&amp;", "xz"]);
});

const strict = "http://purl.oclc.org/ooxml";

test("a strict workbook with a prefix on everything reads like any other, days written out included", async () => {
  const bytes = rawXlsx("", {
    "xl/workbook.xml": utf8(
      `<x:workbook xmlns:x="${strict}/spreadsheetml/main" xmlns:rel="${strict}/officeDocument/relationships">
      <x:workbookPr date1904="true"/><x:sheets><x:sheet name="A &amp; B" sheetId="1" state="veryHidden" rel:id="a"/></x:sheets></x:workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": utf8(
      `<p:Relationships xmlns:p="x"><p:Relationship Id="a" Type="${strict}/officeDocument/relationships/worksheet" Target="/xl/Folhas/Um.xml"/>
      <p:Relationship Id="b" Type="${strict}/officeDocument/relationships/sharedStrings" Target="./textos/../Textos.xml"/></p:Relationships>`,
    ),
    "xl/textos.xml": utf8("<x:sst><x:si><x:t>bird</x:t></x:si></x:sst>"),
    "xl/folhas/um.xml": utf8(
      `<x:worksheet><x:dimension ref="A1:XFD9999999"/><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c>
      <x:c r="B1" t="d"><x:v>2024-03-05T06:00:00</x:v></x:c></x:row></x:sheetData>
      <x:mergeCells><x:mergeCell ref="A1:B4"/><x:mergeCell ref="C1:D1"/></x:mergeCells></x:worksheet>`,
    ),
  });
  expect(await read(bytes)).toEqual([
    {
      name: "A & B",
      is_hidden: true,
      date1904: true,
      count: 1,
      merged: [{ row: 1, last: 4, column: 0 }],
      rows: [{ row: 1, cells: ["bird", { text: "43894.25", shown: "date", number: 43_894.25 }] }],
    },
  ]);
});

test("number formats built in, of the file's own, and of a far country tell days from numbers", async () => {
  const ids = [0, 14, 17, 22, 11, 49, 31, 165, 166, 9999];
  const styles = utf8(
    `<x:styleSheet><x:numFmts><x:numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy"/><x:numFmt formatCode="&quot;PT-&quot;000" numFmtId="166"/></x:numFmts>
    <x:cellStyleXfs><x:xf numFmtId="14"/></x:cellStyleXfs><x:cellXfs>${ids.map((id) => `<x:xf numFmtId="${id}"/>`).join("")}</x:cellXfs>
    <x:dxfs><x:dxf><x:numFmt numFmtId="165" formatCode="0"/></x:dxf></x:dxfs></x:styleSheet>`,
  );
  const cells = ids.map((_, at) => `<c s="${at}"><v>45</v></c>`).join("");
  const seen = await cellsOf(`<row>${cells}<c><v>45</v></c><c s="99"><v>45</v></c></row>`, { "xl/styles.xml": styles });
  const looks = seen.map((cell) =>
    typeof cell === "object" ? [cell.shown, cell.text, cell.part].join(" ").trim() : cell,
  );
  expect(looks).toEqual([
    ...["plain 45", "date 45", "date 45 month", "date 45", "scientific 45", "plain 45", "date 45"],
    ...["date 45", "plain PT-045", "plain 45", "plain 45", "plain 45"],
  ]);
});

test("a number whose format nobody can carry out stands for itself", async () => {
  const [sheet] = await read(formatted(`&quot;x&quot;${"#,##0".repeat(20)}`));
  expect(sheet?.rows[0]?.cells).toEqual([{ text: "1", shown: "plain", number: 1 }]);
});

test("long formats are carried out only so often, however little they show", async () => {
  const styles = utf8(
    `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00;${"_a".repeat(120)}"/></numFmts>
    <cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
  );
  const rows = `<row>${'<c s="0"><v>1</v></c>'.repeat(50)}</row>`.repeat(1000);
  expect(await refusalOf(rawXlsx(`<sheetData>${rows}</sheetData>${noise}`, { "xl/styles.xml": styles }))).toEqual([
    "import.file.swollen",
  ]);
});

test("cells are read by their own types: truth, error, text, formula and number", async () => {
  const cells = `<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="b"/><c t="e"><v>#N/A</v></c><c t="str"><v>a</v></c><c t="odd"><v>1</v></c>
    <c><f t="shared" si="0"/><v>2</v></c><c><f/></c><c t="str"><f>A1</f><v></v></c><c t="s"/><c><v/></c><c><extLst><ext/></extLst><v>3</v></c>`;
  expect(await cellsOf(`<row>${cells}</row>`)).toEqual([
    ...["TRUE", "FALSE"].map((text) => ({ text })),
    ...[undefined, { text: "#", fault: "error" }, "a", undefined],
    ...[
      { text: "2", shown: "plain", number: 2, formula: true },
      { text: "", formula: true, fault: "empty" },
    ],
    ...[undefined, undefined, undefined, { text: "3", shown: "plain", number: 3 }],
  ]);
});

test("a workbook whose cells share texts that are not there is none, nor one that lists what is no sheet of cells first", async () => {
  const astray = '<sheetData><row><c t="s"><v>7</v></c></row></sheetData>';
  expect(await refusalOf(rawXlsx(astray))).toEqual(["import.file.not_excel"]);
  const chart = `<Relationships><Relationship Id="r1" Type="x/chartsheet" Target="worksheets/sheet1.xml"/></Relationships>`;
  const cells = rawXlsx(`<sheetData><row>${inline("a")}</row></sheetData>`, {
    "xl/_rels/workbook.xml.rels": utf8(chart),
  });
  expect(await refusalOf(cells)).toEqual(["import.file.not_excel"]);
});

test("rows beyond those that are looked at are counted, in whatever order they come", async () => {
  const places = Array.from({ length: 25_000 }, (_, at) => 25_000 - at);
  const rows = places.map((row) => `<row r="${row}"><c r="A${row}"><v>1</v></c></row>`).join("");
  const [sheet] = await read(rawXlsx(`<sheetData>${rows}</sheetData>`));
  expect([sheet?.count, sheet?.rows.length, sheet?.rows[0]?.row, sheet?.rows.at(-1)?.row]).toEqual([
    ...[25_000, 10_020, 1, 10_020],
  ]);
});

test("one part that a workbook lists again and again is not read each time", async () => {
  const sheets = Array.from({ length: 150 }, (_, at) => `<sheet name="A${at}" sheetId="${at + 1}" r:id="r1"/>`);
  const more = { "xl/workbook.xml": utf8(`<workbook><sheets>${sheets.join("")}</sheets></workbook>`) };
  const rows = `<row>${inline("a")}</row>`.repeat(2000);
  expect(await refusalOf(rawXlsx(`<sheetData>${rows}</sheetData>`, more))).toEqual(["import.file.swollen"]);
});

test("formulas that begin and never end are no workbook, and said at once", async () => {
  expect(await refusalOf(rawXlsx(`<sheetData><row><c>${"<f ".repeat(200_000)}</c></row></sheetData>`))).toBeDefined();
});

test("a tag of half a million attributes is not looked through for each", async () => {
  const cell = `<c ${"xr=".repeat(2_000_000)}/>`;
  const bytes = rawXlsx(`<sheetData><row>${cell}</row></sheetData>${noise}`);
  expect(await refusalOf(bytes)).toEqual(["import.file.swollen"]);
});

test("others are served while a large workbook is read", async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `<row>${`<c><v>${at}</v></c>`.repeat(12)}</row>`).join("");
  const bytes = rawXlsx(`<sheetData>${rows}</sheetData>`);
  let served = 0;
  let isRead = false;
  const others = async () => {
    for (; !isRead; served += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const reading = read(bytes).finally(() => (isRead = true));
  await Promise.all([reading, others()]);
  // Each pause lets one of them through at least: 192,000 tags are nine of them.
  expect(served).toBeGreaterThan(7);
});
