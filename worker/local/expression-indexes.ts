/**
 * Migrations as drizzle-kit writes them, but for indexes over an expression with a comma in it, which it takes apart there
 * and quotes like columns: `ifnull(a`,` b)` becomes ifnull(a, b) again.
 */
export const withWholeExpressions = (migration: string): string =>
  migration.replace(/(?<=^CREATE (?:UNIQUE )?INDEX `\w+` ON `\w+` \()`.*`(?=\))/gm, (columns) => {
    if (!/^`[^`]*`(,`[^`]*`)*$/.test(columns)) return columns;
    const whole: string[] = [];
    for (const part of columns.slice(1, -1).split("`,`")) {
      const begun = whole.at(-1);
      if (begun !== undefined && depthOf(begun) > 0) whole[whole.length - 1] = `${begun},${part}`;
      else whole.push(part);
    }
    return whole.map((it) => (/^\w+$/.test(it) ? `\`${it}\`` : it)).join(",");
  });

/** How many brackets a text leaves open. */
const depthOf = (text: string) => text.split("(").length - text.split(")").length;
