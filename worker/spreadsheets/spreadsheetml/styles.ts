import type { Formats, Shown } from "../number-formats.ts";
import { swollen } from "../zip-entries.ts";
import { localName } from "./names.ts";
import type { Parts } from "./parts.ts";

/** How a number looks in a cell of this style. */
export type Looks = (value: number, style: string | undefined) => Shown;

// Excel keeps 65,490 of them.
const mostStyles = 65_536;

// ECMA-376 part 1, 18.8.30. The rest look like a number, whatever stands around it.
const builtIn: Record<number, string> = {
  ...{ 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?", 13: "# ??/??" },
  ...{ 14: "m/d/yy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM" },
  ...{ 20: "h:mm", 21: "h:mm:ss", 22: "m/d/yy h:mm", 37: "#,##0 ;(#,##0)", 38: "#,##0 ;[Red](#,##0)" },
  ...{ 39: "#,##0.00;(#,##0.00)", 40: "#,##0.00;[Red](#,##0.00)", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mmss.0" },
  ...{ 48: "##0.0E+0", 49: "@" },
};
// Days and hours of the Chinese, Japanese and Korean Excel.
const eastern = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Reads which number format each style has. */
export async function looksIn(parts: Parts, part: string | undefined, shown: Formats): Promise<Looks> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let section = "";
  if (part !== undefined) {
    await parts.walk(part, {
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
      says() {},
    });
  }
  const formatOf = (id: number) => formats.get(id) ?? builtIn[id] ?? (eastern(id) ? "m/d/yy" : "General");
  const named = styles.map((id) => formatOf(id));
  return (value, style) => shown(value, (style === undefined ? undefined : named[Number(style)]) ?? "General");
}
