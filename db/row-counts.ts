/**
 * The tables whose rows are counted as they come and go, where each ends, and by which column it does besides its
 * organisation. Those that end sooner count their rows at each new one: 500 of them take 20 µs. So do the moves of a bird,
 * a thousand: a kept count made each move and each imported bird a tenth dearer, and no move costs more than 45 µs.
 */
export const countedTables = {
  places: { most: 20_000 },
  species: { most: 2000 },
  pairs: { most: 20_000, by: "season" },
  bird_weights: { most: 5000, by: "bird_id" },
  imports: { most: 5000 },
  import_words: { most: 5000 },
  incubators: { most: 2000 },
  courses: { most: 20_000 },
  tasks: { most: 20_000 },
  task_marks: { most: 5000, by: "task_id" },
  contacts: { most: 50_000 },
  sales: { most: 100_000 },
  expenses: { most: 100_000 },
  payments: { most: 200_000 },
  bank_lines: { most: 500_000 },
  items: { most: 5000 },
  lots: { most: 100_000 },
  stock_moves: { most: 1_000_000 },
  feed_bookings: { most: 100_000 },
  counts: { most: 200_000 },
  ring_series: { most: 1000 },
  ring_marks: { most: 10_000, by: "ring_series_id" },
  movements: { most: 1_000_000 },
  papers: { most: 100_000 },
  handovers: { most: 20_000 },
  rule_overrides: { most: 5000 },
  listings: { most: 50_000 },
  enquiries: { most: 50_000 },
  enquiry_messages: { most: 1000, by: "enquiry_id" },
  waiting: { most: 20_000 },
  tickets: { most: 20_000 },
  ticket_messages: { most: 1000, by: "ticket_id" },
  ticket_files: { most: 500, by: "ticket_id" },
  feedback: { most: 20_000 },
  calendar_entries: { most: 5000, by: "feed_id" },
} as const satisfies Record<string, { most: number; by?: string }>;
type Counted = keyof typeof countedTables;
export const countedNames = Object.keys(countedTables) as [Counted, ...Counted[]];

const keyOf = (name: Counted, row: string) => {
  const { by } = countedTables[name] as { by?: string };
  return by ? `CAST(${row}${by} AS TEXT)` : "''";
};
const countOf = (name: Counted, row: string) =>
  `org_id = ${row}org_id AND table_name = '${name}' AND key = ${keyOf(name, row)}`;

// What was written over, not added, leaves the count as it was: hence after the row, and not before it.
function countsIn(name: Counted): string {
  const { most } = countedTables[name];
  return `INSERT INTO row_counts (org_id, table_name, key, n) VALUES (NEW.org_id, '${name}', ${keyOf(name, "NEW.")}, 1)
  ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = n + 1;
  SELECT RAISE(ABORT, 'limit_reached ${name} ${most}')
  WHERE (SELECT n FROM row_counts WHERE ${countOf(name, "NEW.")}) > ${most};`;
}

// An organisation that is going may have lost its counts before its rows: nothing is written anew.
const countsOut = (name: Counted) => `UPDATE row_counts SET n = n - 1 WHERE ${countOf(name, "OLD.")};
  DELETE FROM row_counts WHERE ${countOf(name, "OLD.")} AND n < 1;`;

function triggersOf(name: Counted): string[] {
  const { by } = countedTables[name] as { by?: string };
  return [
    `CREATE TRIGGER ${name}_end AFTER INSERT ON ${name} BEGIN
  ${countsIn(name)}
END;`,
    `CREATE TRIGGER ${name}_counted_out AFTER DELETE ON ${name} BEGIN
  ${countsOut(name)}
END;`,
    ...(by
      ? [
          `CREATE TRIGGER ${name}_counted_anew AFTER UPDATE OF ${by} ON ${name} WHEN OLD.${by} IS NOT NEW.${by} BEGIN
  ${countsOut(name)}
  ${countsIn(name)}
END;`,
        ]
      : []),
  ];
}

/** The triggers that keep the counts, and refuse with `limit_reached <table> <most>` what goes beyond. */
export const countTriggers: readonly string[] = countedNames.flatMap(triggersOf);

/** The query that counts anew what they keep, as rows of `org_id, table_name, key, n`. */
export const countedAnew = countedNames
  .map(
    (name) =>
      `SELECT org_id, '${name}' AS table_name, ${keyOf(name, "")} AS key, count(*) AS n FROM ${name} GROUP BY 1, 3`,
  )
  .join("\nUNION ALL ");
