import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const gathering = /import\.meta\.glob\("([./]+)\*\/elsewhere\.tsx",(\s*\{[^}]*query: "\?part=(\w+)"[^}]*\})\)/g;

/**
 * A page gathers what rooms show on it by the name of an export: `elsewhere.tsx?part=onAgenda` is a module by itself, of which
 * the bundler leaves the rest out, so that no page carries what is shown on another. Here only the rooms are named that have
 * such a part: a page should not know how many others there are.
 */
export const roomParts = (): Plugin => ({
  name: "room-parts",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes('/*/elsewhere.tsx"')) return undefined;
    const named = code.replace(gathering, (_, up: string, options: string, part: string) => {
      const showing = roomsIn(join(dirname(id), up)).filter(({ file, text }) => {
        this.addWatchFile(file);
        return new RegExp(`^export const ${part}\\b`, "m").test(text);
      });
      if (showing.length === 0) return "{}";
      return `import.meta.glob([${showing.map(({ room }) => `"${up}${room}/elsewhere.tsx"`)}],${options})`;
    });
    return { code: named, map: null };
  },
});

/** The rooms of a folder that show something elsewhere, with the file and what it says. */
const roomsIn = (folder: string) =>
  readdirSync(folder)
    .map((room) => ({ room, file: join(folder, room, "elsewhere.tsx") }))
    .filter(({ file }) => existsSync(file))
    .map((it) => ({ ...it, text: readFileSync(it.file, "utf8") }));
