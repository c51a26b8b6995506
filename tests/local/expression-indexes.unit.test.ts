import { expect, test } from "vitest";
import { withWholeExpressions } from "#worker/local/expression-indexes.ts";

test("an index over an expression with commas is written whole, and columns stay quoted", () => {
  const written =
    "CREATE UNIQUE INDEX `a_b` ON `a` (`org_id`,`ifnull(b`,` max(c`,` ''))`,`name_key`);--> statement-breakpoint\n";
  const other = "CREATE INDEX `c` ON `a` (`org_id`,`b`) WHERE kind = 'site';";
  expect(withWholeExpressions(`${written}${other}`)).toBe(
    `CREATE UNIQUE INDEX \`a_b\` ON \`a\` (\`org_id\`,ifnull(b, max(c, '')),\`name_key\`);--> statement-breakpoint\n${other}`,
  );
});
