import type { Budget } from "../budget.ts";
import { notExcel, swollen } from "../zip-entries.ts";
import { isTrue, localName } from "./names.ts";
import type { Parts } from "./parts.ts";

export type ListedSheet = {
  name: string;
  is_hidden: boolean;
  /** Undefined where it is no sheet of cells (a chart, say), or is not in the file. */
  part: string | undefined;
};
/** What a workbook lists, and in which parts of the file it is (ECMA-376 part 2, 9.3: relationships). */
export type Workbook = {
  date1904: boolean;
  sheets: ListedSheet[];
  texts: string | undefined;
  styles: string | undefined;
};

const main = "xl/workbook.xml";
const relationships = "xl/_rels/workbook.xml.rels";
// A part of the file stands behind each, and a file has two hundred.
const mostRelations = 10_000;

type Relation = { kind: string; part: string | undefined };
type Named = { name: string; is_hidden: boolean; id: string };

/** Reads what the workbook lists; refuses a file that is none, and more sheets than are read. */
export async function workbookIn(parts: Parts, budget: Budget): Promise<Workbook> {
  if (!parts.has("[content_types].xml") || !parts.has(main)) throw notExcel();
  await parts.weigh([main, relationships]);
  const { sheets, date1904 } = await listed(parts, budget);
  const relations = await relationsIn(parts);
  const ofKind = (kind: string, usual: string) =>
    [...relations.values()].find((it) => it.kind === kind)?.part ?? (parts.has(usual) ? usual : undefined);
  return {
    date1904,
    sheets: sheets.map(({ id, ...sheet }, at) => {
      const usual = `xl/worksheets/sheet${at + 1}.xml`;
      const { kind, part } = relations.get(id) ?? { kind: "worksheet", part: parts.has(usual) ? usual : undefined };
      return { ...sheet, part: kind === "worksheet" ? part : undefined };
    }),
    texts: ofKind("sharedStrings", "xl/sharedstrings.xml"),
    styles: ofKind("styles", "xl/styles.xml"),
  };
}

async function listed(parts: Parts, budget: Budget): Promise<{ sheets: Named[]; date1904: boolean }> {
  const sheets: Named[] = [];
  let date1904 = false;
  let isWorkbook = false;
  await parts.traverse(main, {
    opens(name, attribute) {
      const local = localName(name);
      if (local === "workbook") isWorkbook = true;
      else if (local === "workbookPr") date1904 = isTrue(attribute("date1904"));
      else if (local === "sheet") {
        budget.sheet();
        const state = attribute("state");
        sheets.push({
          name: attribute("name") ?? "",
          is_hidden: state === "hidden" || state === "veryHidden",
          id: attribute(":id") ?? "",
        });
      }
    },
    closes() {},
    text() {},
  });
  if (!isWorkbook) throw notExcel();
  return { sheets, date1904 };
}

async function relationsIn(parts: Parts): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  if (!parts.has(relationships)) return relations;
  await parts.traverse(relationships, {
    opens(name, attribute) {
      if (localName(name) !== "Relationship") return;
      if (relations.size >= mostRelations) throw swollen();
      // The kinds are the same in both namespaces of them, the strict one and the usual.
      const type = attribute("Type") ?? "worksheet";
      const kind = type.slice(type.lastIndexOf("/") + 1);
      relations.set(attribute("Id") ?? "", { kind, part: partAt(parts, attribute("Target") ?? "") });
    },
    closes() {},
    text() {},
  });
  return relations;
}

/** The part a target means: from the workbook's folder, or from the root, which some programs forget to say. */
function partAt(parts: Parts, target: string): string | undefined {
  const path = target.replaceAll("\\", "/").toLowerCase();
  return [`xl/${path}`, path].map(plainPath).find(parts.has);
}

/** Without `.`, `..` and the slash in front. */
function plainPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
