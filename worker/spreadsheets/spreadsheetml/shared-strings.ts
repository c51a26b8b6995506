import { localName } from "./names.ts";
import type { Parts } from "./parts.ts";
import { longer, meant } from "./text.ts";

/** The texts that cells share, by their places; the runs of one with several looks are put together, readings aloud left out. */
export async function sharedStrings(parts: Parts, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let here: string | undefined;
  let isText = false;
  let isAloud = false;
  await parts.traverse(part, {
    opens(name) {
      const local = localName(name);
      if (local === "si") here = "";
      else if (local === "rPh") isAloud = true;
      else if (local === "t") isText = here !== undefined && !isAloud;
    },
    closes(name) {
      const local = localName(name);
      if (local === "t") isText = false;
      else if (local === "rPh") isAloud = false;
      else if (local === "si" && here !== undefined) {
        texts.push(meant(here));
        here = undefined;
      }
    },
    text(text) {
      if (isText && here !== undefined) here = longer(here, text);
    },
  });
  return texts;
}
