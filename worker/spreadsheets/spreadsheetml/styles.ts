import { builtInFormat, type Formats, mostStyles, type Shown } from "../number-formats.ts";
import { swollen } from "../zip-entries.ts";
import { localName } from "./names.ts";
import type { Parts } from "./parts.ts";

/** How a number looks in a cell of this style. */
export type Looks = (value: number, style: string | undefined) => Shown;

/** Reads which number format each style has. */
export async function looksIn(parts: Parts, part: string | undefined, shown: Formats): Promise<Looks> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let section = "";
  if (part !== undefined) {
    await parts.traverse(part, {
      opens(name, attribute) {
        const local = localName(name);
        if (local === "numFmts" || local === "cellXfs") section = local;
        else if (local === "numFmt" && section === "numFmts") {
          formats.set(Number.parseInt(attribute("numFmtId") ?? "", 10), attribute("formatCode") ?? "");
        } else if (local === "xf" && section === "cellXfs")
          styles.push(Number.parseInt(attribute("numFmtId") ?? "0", 10));
        if (formats.size > mostStyles || styles.length > mostStyles) throw swollen();
      },
      closes(name) {
        if (localName(name) === section) section = "";
      },
      text() {},
    });
  }
  const named = styles.map((id) => formats.get(id) ?? builtInFormat(id));
  return (value, style) => shown(value, (style === undefined ? undefined : named[Number(style)]) ?? "General");
}
