import { sql } from "drizzle-orm";
import type { MorningScope } from "#worker/kit/slots.ts";
import { type Deadline, dayTyped } from "./due-days.ts";

type Row = { id: string; until: string; birds: string };

/** So many contracts are read. */
const mostLoans = 200;

/** The statement that reads the issued contracts of birds that are lent: of each bird the last one of its loan. */
export const readingLoans = ({ db, org_id }: MorningScope) =>
  db.all<Row>(sql`
    WITH lent AS (
      SELECT birds.id, birds.identifier, (
        SELECT papers.id FROM paper_birds part CROSS JOIN papers ON papers.org_id = ${org_id} AND papers.id = part.paper_id
        WHERE part.org_id = ${org_id} AND part.bird_id = birds.id AND papers.kind = 'loan' AND papers.state = 'issued'
        ORDER BY papers.on_day DESC, papers.id DESC LIMIT 1) AS paper_id
      FROM birds WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND birds.is_reference = 0 AND birds.status_id IN (
        SELECT id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.movement = 'loan' AND statuses.kind <> 'gone')
    )
    SELECT papers.id, papers.content->'typed'->>'until' AS until, json_group_array(json_array(lent.id, lent.identifier)) AS birds
    FROM lent CROSS JOIN papers ON papers.org_id = ${org_id} AND papers.id = lent.paper_id
    WHERE papers.content->'typed'->>'until' IS NOT NULL
    GROUP BY papers.id ORDER BY papers.id LIMIT ${mostLoans}`);

/** When birds are due back whose contract says a day; "until the end of the season" is none. */
export const loanDeadlines = (rows: readonly Row[]): Deadline[] =>
  rows.flatMap(({ id, until, birds }): Deadline[] => {
    const due = dayTyped(until);
    const lent = JSON.parse(birds) as Array<[id: string, ring: string]>;
    if (!due) return [];
    return [
      {
        kind: "loan",
        id,
        due,
        count: lent.length,
        faults: 0,
        rings: lent.map(([, ring]) => ring),
        bird_ids: lent.map(([bird_id]) => bird_id),
      },
    ];
  });
