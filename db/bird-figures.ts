/** Raised whenever F or completeness come to be worked out differently; what an older one stored is worked out anew. */
export const kinshipEngine = 1;

/** Whether an older engine worked out what is stored of a bird with parents; literal, because a partial index asks it. */
export const isStale = `kinship_engine < ${kinshipEngine} AND (father_id IS NOT NULL OR mother_id IS NOT NULL)`;

/** What birds are counted by in `bird_counts`; how the plain ones are kept is told by their triggers. */
export const birdDimensions = [
  ...(["all", "species", "status", "species_status", "sex", "place"] as const),
  ...(["cohort", "born", "unringed", "orphan", "bred", "inbreeding"] as const),
] as const;

/**
 * Whether what stands in the place of a ring is none: it has no digit, in whatever digits birds are ringed, or says so
 * itself. Literal, because a partial index and the question it serves have to be the same words.
 */
export const isUnringed = `(identifier_key NOT GLOB '*[0-9٠-٩۰-۹]*' OR identifier_key GLOB 'sem anilha*'
  OR identifier_key GLOB 's/anilha*' OR identifier_key GLOB 'no ring*' OR identifier_key GLOB 'unringed*')`;

/** Whether neither parent is recorded; literal for the same reason. */
export const isOrphan = "father_id IS NULL AND mother_id IS NULL";

/**
 * What one bird adds to the figures of the dashboard, as rows of `dimension, key, n`; `row` is what stands before a column
 * (`NEW.`). By status, sex and year of birth; by month of birth, or the year where no more is known; by status who has no
 * ring and who no parent; by year of birth who has both parents, and their F summed in millionths. `each` is the column
 * that tells for how many birds alike a row stands.
 */
export function figuresOf(row: "NEW." | "OLD." | "", from = "", each?: string): string {
  const [year, both] = [
    `substr(${row}birth_date, 1, 4)`,
    `${row}father_id IS NOT NULL AND ${row}mother_id IS NOT NULL`,
  ];
  const status = `ifnull(${row}status_id, '')`;
  const born = `${row}birth_date IS NOT NULL`;
  const one = each ?? "1";
  const times = each ? ` * ${each}` : "";
  const rows = [
    `SELECT 'cohort' AS dimension, ${status} || ' ' || ${row}sex || ' ' || ifnull(${year}, '') AS key, ${one} AS n${from}`,
    `SELECT 'born', substr(${row}birth_date, 1, iif(${row}birth_precision IS 'year', 4, 7)), ${one}${from} WHERE ${born}`,
    `SELECT 'unringed', ${status}, ${one}${from} WHERE ${isUnringed.replaceAll("identifier_key", `${row}identifier_key`)}`,
    `SELECT 'orphan', ${status}, ${one}${from} WHERE ${row}father_id IS NULL AND ${row}mother_id IS NULL`,
    `SELECT 'bred', ${year}, ${one}${from} WHERE ${born} AND ${both}`,
    `SELECT 'inbreeding', ${year}, CAST(round(${row}inbreeding * 1000000) AS INTEGER)${times}${from} WHERE ${born} AND ${both}`,
  ];
  return rows.join("\n    UNION ALL ");
}

const columns = [
  ...["status_id", "sex", "birth_date", "birth_precision", "identifier_key", "father_id", "mother_id", "inbreeding"],
  ...["is_reference", "deleted_at"],
];
const counts = (row: "NEW." | "OLD.") => `${row}deleted_at IS NULL AND ${row}is_reference = 0`;
const added = "ON CONFLICT (org_id, dimension, key) DO UPDATE SET n = n + excluded.n;";
const into = "INSERT INTO bird_counts (org_id, dimension, key, n)";

/**
 * The triggers that keep them. Birds of an import are counted by its own write, all at once; those of an organisation that
 * is going are counted no more.
 */
export const figureTriggers = [
  `CREATE TRIGGER birds_figured_in AFTER INSERT ON birds WHEN ${counts("NEW.")} AND NEW.import_id IS NULL BEGIN
  ${into}
  SELECT NEW.org_id, dimension, key, n FROM (
    ${figuresOf("NEW.")}
  ) WHERE true
  ${added}
END;`,
  `CREATE TRIGGER birds_figured_out AFTER DELETE ON birds WHEN ${counts("OLD.")} BEGIN
  ${into}
  SELECT OLD.org_id, dimension, key, -n FROM (
    ${figuresOf("OLD.")}
  ) WHERE EXISTS (SELECT 1 FROM organizations WHERE id = OLD.org_id)
  ${added}
END;`,
  `CREATE TRIGGER birds_refigured AFTER UPDATE OF ${columns.join(", ")} ON birds
  WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ")} BEGIN
  ${into}
  SELECT NEW.org_id, dimension, key, sum(n) FROM (
    SELECT dimension, key, -n AS n FROM (
    ${figuresOf("OLD.")}
    ) WHERE ${counts("OLD.")}
    UNION ALL SELECT dimension, key, n FROM (
    ${figuresOf("NEW.")}
    ) WHERE ${counts("NEW.")}
  ) WHERE true GROUP BY dimension, key HAVING sum(n) <> 0
  ${added}
END;`,
] as const;

type Cell = string | number | null | undefined;
const itself = (cell: Cell) => cell;
const whether = (cell: Cell) => (cell == null ? null : "");

/** What of each column a bird's figures are made of: birds that are alike in all of it count alike. */
export const figureTraits = {
  status_id: itself,
  sex: itself,
  birth_date: (cell: Cell) => (typeof cell === "string" ? cell.slice(0, 7) : null),
  birth_precision: itself,
  // Whether it is a ring, not which.
  identifier_key: (cell: Cell) => String(cell).replace(/[0-9]+/g, "0"),
  father_id: whether,
  mother_id: whether,
  inbreeding: itself,
};
/** The table expression of the figures of all birds that `arrived` holds, `n` of each kind, before they are summed up. */
export const figuresArrived = figuresOf("", " FROM arrived", "n");
