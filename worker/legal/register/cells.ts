import { type SQL, sql } from "drizzle-orm";
import { isUnringed } from "#db/bird-figures.ts";
import type { Scope } from "#worker/scope.ts";

type Of = Pick<Scope, "org_id">;

/** What a line says beside its day and its way, in the order of the book; each may be empty. */
export const cellNames = [
  ...(["scientific_name", "common_name", "mark", "sex", "birth_date", "annex", "source_code", "certificate"] as const),
  ...(["parents", "party_name", "party_tax_id", "party_registration", "party_address"] as const),
  ...(["document", "document_on", "notes"] as const),
] as const;
export type CellName = (typeof cellNames)[number];

/** Whether the bird at hand wears no ring yet: what stands in its place says so, or is its egg's tag. */
const isUnmarked = ({ org_id }: Of) => sql`(${sql.raw(isUnringed.replaceAll("identifier_key", "bird.identifier_key"))}
  OR EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.chick_id = bird.id
    AND lower(trim(eggs.chick_tag)) = bird.identifier_key))`;

/** Whether the bird of a line `line` with `bird` is an unringed chick that has not left alive: its lines wait. */
export const isWaiting = (scope: Of): SQL => sql`(line.number IS NULL AND bird.id IS NOT NULL AND EXISTS (
  SELECT 1 FROM movements birth WHERE birth.org_id = ${scope.org_id} AND birth.bird_id = bird.id
    AND birth.role = 'arrival' AND birth.kind = 'birth' AND birth.number IS NULL)
  AND ${isUnmarked(scope)} AND NOT EXISTS (
    SELECT 1 FROM movements away WHERE away.org_id = ${scope.org_id} AND away.bird_id = bird.id
      AND away.role = 'departure' AND away.kind <> 'death'))`;

/** Whether the line is of a chick that died without a ring: such chicks are counted apart. */
export const isLostChick = (scope: Of): SQL => sql`(${isWaiting(scope)} AND EXISTS (
  SELECT 1 FROM movements death WHERE death.org_id = ${scope.org_id} AND death.bird_id = bird.id
    AND death.role = 'departure' AND death.kind = 'death'))`;

/** Whoever gave or got the bird, where a sale, an expense or a contact says it. */
const party = ({ org_id }: Of, column: SQL) => sql`(SELECT ${column} FROM contacts named
  JOIN contacts who ON who.org_id = named.org_id AND who.id = named.head_id
  WHERE named.org_id = ${org_id} AND named.id = ifnull(
    (SELECT expenses.contact_id FROM expense_lines JOIN expenses ON expenses.org_id = expense_lines.org_id
        AND expenses.id = expense_lines.expense_id
      WHERE expense_lines.org_id = ${org_id} AND expense_lines.bird_id = bird.id AND line.direction = 'in'),
    (SELECT bird_people.contact_id FROM bird_people WHERE bird_people.org_id = ${org_id} AND bird_people.bird_id = bird.id
      AND bird_people.role = iif(line.direction = 'in', 'breeder', 'buyer'))))`;

const ofSale = ({ org_id }: Of, column: SQL) => sql`(SELECT ${column} FROM sale_lines
  JOIN sales ON sales.org_id = sale_lines.org_id AND sales.id = sale_lines.sale_id
  WHERE sale_lines.org_id = ${org_id} AND sale_lines.bird_id = bird.id AND line.direction = 'out'
    AND sales.delivered_on <= line.on_day ORDER BY sales.delivered_on DESC LIMIT 1)`;

/** The paper that was issued for the movement before it was made, as a declaration is that goes along with the bird. */
const ofPaper = ({ org_id }: Of, column: SQL) => sql`(SELECT ${column} FROM paper_birds
  JOIN papers ON papers.org_id = paper_birds.org_id AND papers.id = paper_birds.paper_id
  WHERE paper_birds.org_id = ${org_id} AND paper_birds.bird_id = bird.id AND papers.state = 'issued'
    AND papers.on_day = line.on_day AND papers.kind = CASE WHEN line.kind IN ('sale', 'gift', 'loan') THEN 'transfer'
      WHEN line.kind IN ('death', 'escape', 'theft') THEN 'loss' END
  ORDER BY papers.issued_at DESC LIMIT 1)`;

const address = (of: string) =>
  sql.raw(
    `nullif(trim(ifnull(${of}address, '') || ', ' || ifnull(${of}postal_code, '') || ' ' || ifnull(${of}locality, ''), ', '), '')`,
  );
const saleAddress = sql.raw(
  "nullif(trim(ifnull(sales.buyer->>'address', '') || ', ' || ifnull(sales.buyer->>'postal_code', '') || ' ' || ifnull(sales.buyer->>'locality', ''), ', '), '')",
);

// Who only came or left by itself has no other side.
const hasParty = sql.raw("line.kind NOT IN ('opening', 'birth', 'death', 'escape', 'theft', 'found')");
const ifParty = (value: SQL) => sql`iif(${hasParty}, ${value}, NULL)`;

/**
 * What each cell says where the line at hand is only noted, read where it stands: `line` with `bird` and `kept`, its
 * species, left joined. What was filled in by hand comes first; of an entered line its own copy is all there is.
 */
function derivedCells(scope: Of): Record<CellName, SQL> {
  const { org_id } = scope;
  const parent = (column: string, id: string) =>
    sql`(SELECT ${sql.raw(column)} FROM birds parent WHERE parent.org_id = ${org_id} AND parent.id = bird.${sql.raw(id)})`;
  const named = "parent.identifier || ifnull(' (' || parent.certificate_number || ')', '')";
  return {
    scientific_name: sql`kept.latin_name`,
    common_name: sql`kept.common_name`,
    mark: sql`bird.identifier`,
    sex: sql`bird.sex`,
    birth_date: sql`bird.birth_date`,
    annex: sql`bird.eu_annex`,
    source_code: sql`ifnull(bird.source_code, iif(bird.acquisition = 'bred', 'C', NULL))`,
    certificate: sql`bird.certificate_number`,
    parents: sql`nullif(trim(ifnull(${parent(named, "father_id")}, '') || ' × ' || ifnull(${parent(named, "mother_id")}, ''), ' ×'), '')`,
    party_name: ifParty(sql`coalesce(${ofSale(scope, sql`sales.buyer->>'name'`)}, ${party(scope, sql`who.name`)},
      iif(line.direction = 'in', bird.breeder, bird.left_to))`),
    party_tax_id: ifParty(sql`ifnull(${ofSale(scope, sql`sales.buyer->>'tax_id'`)}, ${party(scope, sql`who.tax_id`)})`),
    party_registration: ifParty(
      sql`ifnull(${ofSale(scope, sql`(SELECT who.register_numbers FROM contacts who WHERE who.org_id = sales.org_id AND who.id = sales.contact_id)`)},
        ${party(scope, sql`who.register_numbers`)})`,
    ),
    party_address: ifParty(sql`ifnull(${ofSale(scope, saleAddress)}, ${party(scope, address("who."))})`),
    document: sql`iif(line.direction = 'in', iif(line.role = 'arrival', bird.acquired_document, NULL),
      iif(line.role = 'departure', ifnull(${ofPaper(scope, sql`papers.number`)}, ${ofSale(scope, sql`sales.number`)}), NULL))`,
    document_on: sql`iif(line.direction = 'out' AND line.role = 'departure',
      ifnull(${ofPaper(scope, sql`papers.on_day`)}, ${ofSale(scope, sql`sales.delivered_on`)}), NULL)`,
    notes: sql`iif(line.kind = 'death' AND line.role = 'departure', bird.cause_of_death, NULL)`,
  };
}

/** The cells as columns of a select, each under its name. */
export function cellColumns(scope: Of): SQL {
  const each = Object.entries(derivedCells(scope)).map(
    ([name, value]) =>
      sql`iif(line.number IS NULL, ifnull(line.${sql.raw(name)}, ${value}), line.${sql.raw(name)}) AS ${sql.raw(name)}`,
  );
  return sql.join(each, sql`, `);
}

/** What `line`, `bird` and `kept` mean in all of these; `by` is the index that finds lines, where SQLite does not see it. */
export const lineJoins = ({ org_id }: Of, by = sql``): SQL => sql`movements line ${by}
  LEFT JOIN birds bird ON bird.org_id = ${org_id} AND bird.id = line.bird_id
  LEFT JOIN species kept ON kept.org_id = ${org_id} AND kept.id = line.species_id`;
