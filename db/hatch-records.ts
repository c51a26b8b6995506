import { openEggStates } from "./vocabulary.ts";

const open = openEggStates.map((state) => `'${state}'`).join(", ");

/** What an egg adds to the record of its species: found fertile, or clear; of the fertile that came to their end, hatched or not. */
const figuresOf = (row: string) => ({
  fertile: `${row}once_fertile`,
  clear: `(${row}once_clear AND NOT ${row}once_fertile)`,
  hatched: `(${row}once_fertile AND ${row}state = 'hatched')`,
  lost: `(${row}once_fertile AND ${row}state NOT IN (${open}, 'hatched'))`,
});
type Figure = keyof ReturnType<typeof figuresOf>;
const names = ["fertile", "clear", "hatched", "lost"] as const satisfies readonly Figure[];

const isCounted = (row: string) => `(${row}once_fertile OR ${row}once_clear)`;
const speciesOf = (row: string) =>
  `(SELECT species_id FROM pairs WHERE pairs.org_id = ${row}org_id AND pairs.id = ${row}pair_id)`;
const each = (tell: (name: Figure) => string) => names.map(tell).join(", ");
const sums = each((name) => `ifnull(sum(${figuresOf("eggs.")[name]}), 0)`);

const added = `ON CONFLICT (org_id, species_id) DO UPDATE SET ${each((name) => `${name} = ${name} + excluded.${name}`)}`;
const none = "fertile = 0 AND clear = 0";

// Rows that come and go with their organisation find no pair any more: of those nothing is written anew.
const comes = `INSERT INTO hatch_records (org_id, species_id, ${names.join(", ")})
  SELECT pairs.org_id, pairs.species_id, ${each((name) => figuresOf("NEW.")[name])} FROM pairs
  WHERE pairs.org_id = NEW.org_id AND pairs.id = NEW.pair_id AND pairs.species_id IS NOT NULL AND ${isCounted("NEW.")}
  ${added};`;
const goes = `UPDATE hatch_records SET ${each((name) => `${name} = ${name} - ${figuresOf("OLD.")[name]}`)}
  WHERE org_id = OLD.org_id AND species_id = ${speciesOf("OLD.")} AND ${isCounted("OLD.")};`;
const empties = (species: string) => `DELETE FROM hatch_records
  WHERE org_id = OLD.org_id AND species_id = ${species} AND ${none};`;

const ofPair = "FROM eggs WHERE eggs.org_id = NEW.org_id AND eggs.pair_id = NEW.id";

/** The triggers that keep the record of each species, egg by egg: nobody walks ten seasons to know it. */
export const hatchTriggers: readonly string[] = [
  `CREATE TRIGGER eggs_record_comes AFTER INSERT ON eggs WHEN ${isCounted("NEW.")} BEGIN
  ${comes}
END;`,
  `CREATE TRIGGER eggs_record_changes AFTER UPDATE OF state, once_fertile, once_clear, pair_id ON eggs
WHEN ${isCounted("OLD.")} OR ${isCounted("NEW.")} BEGIN
  ${goes}
  ${comes}
  ${empties(speciesOf("OLD."))}
END;`,
  `CREATE TRIGGER eggs_record_goes AFTER DELETE ON eggs WHEN ${isCounted("OLD.")} BEGIN
  ${goes}
  ${empties(speciesOf("OLD."))}
END;`,
  `CREATE TRIGGER pairs_record_moves AFTER UPDATE OF species_id ON pairs WHEN OLD.species_id IS NOT NEW.species_id BEGIN
  UPDATE hatch_records SET (${names.join(", ")}) = (SELECT ${each((name) => `hatch_records.${name} - ifnull(sum(${figuresOf("eggs.")[name]}), 0)`)} ${ofPair})
  WHERE org_id = OLD.org_id AND species_id = OLD.species_id;
  ${empties("OLD.species_id")}
  INSERT INTO hatch_records (org_id, species_id, ${names.join(", ")})
  SELECT NEW.org_id, NEW.species_id, ${sums} ${ofPair} AND ${isCounted("eggs.")} AND NEW.species_id IS NOT NULL
  GROUP BY eggs.pair_id
  ${added};
END;`,
];

/** The query that counts anew what they keep. */
export const hatchedAnew = `SELECT eggs.org_id, pairs.species_id, ${each((name) => `sum(${figuresOf("eggs.")[name]}) AS ${name}`)}
FROM eggs CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
WHERE pairs.species_id IS NOT NULL AND ${isCounted("eggs.")} GROUP BY 1, 2`;
