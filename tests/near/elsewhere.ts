const gathers = /import\.meta\.glob\(\s*"[./]+\*\/elsewhere\.tsx",\s*\{[^}]*query: "\?part=(\w+)"/g;

/**
 * The rooms whose pages show what changed files called `app/<room>/elsewhere.tsx` give to other rooms' pages: no import names
 * them, for a page gathers its parts by the name of an export.
 */
export function showingRooms(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const given = changed.filter((path) => /^app\/\w+\/elsewhere\.tsx$/.test(path));
  const parts = new Set(given.flatMap((path) => exportsOf(sources.get(path) ?? "")));
  return [...sources].flatMap(([path, source]) => {
    const room = /^app\/(\w+)\//.exec(path)?.[1];
    const isShowing = [...source.matchAll(gathers)].some(([, part = ""]) => parts.has(part));
    return room && isShowing ? [room] : [];
  });
}

const exportsOf = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
