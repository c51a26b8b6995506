import { widthOf } from "#worker/birdfiles/cell-texts.ts";
import { dayFields, type FileField } from "#worker/birdfiles/contract.ts";
import { lettersOf } from "#worker/spreadsheets/addresses.ts";
import { escaped, inlineText } from "#worker/spreadsheets/spreadsheetml/inline-text.ts";
import type { ExportedRow } from "./queries.ts";

// SpreadsheetML by hand: SheetJS builds a whole workbook in memory before it writes the first byte.

/** How a cell looks: numbers of `cellXfs` in `styles`. */
const look = { date: 1, text: 2, heading: 3 };
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A sheet's name, its headings and what stands under each. */
type Layout = { title: string; headings: string[]; fields: readonly FileField[] };

/** The parts of an .xlsx with one sheet of birds; only the sheet grows with the flock, and it comes in pieces. */
export function partsOf({ title, ...layout }: Layout, batches: AsyncIterable<ExportedRow[]>) {
  const sheets = `<sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/>`;
  return [
    { name: "[Content_Types].xml", content: [contentTypes] },
    { name: "_rels/.rels", content: [relationsOf(["officeDocument", "xl/workbook.xml"])] },
    {
      name: "xl/workbook.xml",
      content: [
        `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${sheets}</sheets></workbook>`,
      ],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: [relationsOf(["worksheet", "worksheets/sheet1.xml"], ["styles", "styles.xml"])],
    },
    { name: "xl/styles.xml", content: [styles] },
    { name: "xl/worksheets/sheet1.xml", content: sheetOf(layout, batches) },
  ];
}

async function* sheetOf(
  { headings, fields }: Omit<Layout, "title">,
  batches: AsyncIterable<ExportedRow[]>,
): AsyncGenerator<string> {
  const dates: ReadonlySet<number> = new Set(dayFields.map((field) => fields.indexOf(field)));
  const head = headings.map((text, at) => textCell(`${lettersOf(at)}1`, text, look.heading)).join("");
  yield `${xml}<worksheet xmlns="${main}">${view}<cols>${columnsOf(fields, dates)}</cols><sheetData><row r="1">${head}</row>`;
  let last = 1;
  for await (const rows of batches) {
    const first = last + 1;
    yield rows.map((row, at) => rowOf(row, first + at, dates)).join("");
    last += rows.length;
  }
  yield `</sheetData><autoFilter ref="A1:${lettersOf(headings.length - 1)}${last}"/></worksheet>`;
}

// The headings stay in sight. What is typed under the last bird is text too, so that rings keep their zeros.
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const columnsOf = (fields: readonly FileField[], dates: ReadonlySet<number>) =>
  fields
    .map((field, at) => {
      const style = dates.has(at) ? look.date : look.text;
      return `<col min="${at + 1}" max="${at + 1}" width="${widthOf(field)}" style="${style}" customWidth="1"/>`;
    })
    .join("");

function rowOf(row: ExportedRow, number: number, dates: ReadonlySet<number>): string {
  let cells = "";
  for (const [at, value] of row.entries()) {
    if (!value) continue;
    const place = `${lettersOf(at)}${number}`;
    cells += (dates.has(at) && dateCell(place, value)) || textCell(place, value, look.text);
  }
  return `<row r="${number}">${cells}</row>`;
}

// Excel's 1900 has a 29 February that never was: only from 2 March on everyone counts the days alike.
const firstSerial = 62;
const epoch = Date.UTC(1899, 11, 30);

// A year or a month alone is text: as a date it would be read as the first day of it.
function dateCell(place: string, day: string): string | undefined {
  if (day.length < 10) return undefined;
  const serial = (Date.parse(day) - epoch) / 86_400_000;
  return serial >= firstSerial ? `<c r="${place}" s="${look.date}"><v>${serial}</v></c>` : undefined;
}

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr">${inlineText(text)}</c>`;

const relationsOf = (...targets: Array<[type: string, target: string]>) => {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${xml}<Relationships xmlns="${packages}/relationships">${all.join("")}</Relationships>`;
};

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;

// Number formats: 14 is a date as the reader's computer writes it, 49 is text.
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
