import { type SQL, sql } from "drizzle-orm";
import type { HealthKind } from "#db/words/care.ts";
import { type AgendaLine, joining, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { entryIdSql } from "./entry-ids.ts";
import { followUpsBefore, quarantinesEnding, quarantinesOver } from "./open-events.ts";

/** More than anybody looks at in so many days. */
const most = 500;

type Due = {
  id: string;
  kind: HealthKind;
  on: string;
  birds: string;
  n: number;
  place_id: string | null;
  place: string | null;
};

/** The statement that reads what falls due, with all birds of an entry of many as one; the condition sees `it` and `birds`. */
const due = ({ db, org_id }: Pick<Scope, "db" | "org_id">, day: SQL, which: SQL) =>
  db.all<Due>(sql`
    SELECT min(it.id) AS id, it.kind, ${day} AS "on", count(*) AS n,
      json_group_array(json_array(birds.id, birds.identifier)) AS birds,
      iif(count(DISTINCT ifnull(birds.place_id, '')) = 1, places.id, NULL) AS place_id,
      iif(count(DISTINCT ifnull(birds.place_id, '')) = 1, places.name, NULL) AS place
    FROM health_events it
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
      AND birds.is_reference = 0
    LEFT JOIN places ON places.org_id = ${org_id} AND places.id = birds.place_id
    WHERE it.org_id = ${org_id} AND ${which}
    GROUP BY ${day}, it.kind, ${entryIdSql} ORDER BY ${day}, id LIMIT ${most}`);

const followUpDay = sql.raw("it.follow_up_on");
const lastDay = sql.raw("it.until_on");

function lineOf(step: "follow_up" | "quarantine", { language, today }: Scope) {
  return ({ id, kind, on, birds, n, place_id, place }: Due): AgendaLine => {
    const all = JSON.parse(birds) as Array<[string, string]>;
    const word = translate(language, `audit.health.kind.${kind}`);
    const title = n === 1 ? (all[0]?.[1] ?? "") : translate(language, "health.birds", { count: n });
    return {
      step,
      on,
      until: on,
      is_late: on < today,
      subject_id: id,
      title,
      hour: null,
      nth: null,
      place_id,
      place,
      detail: step === "follow_up" ? word : null,
      bird_ids: all.map(([bird_id]) => bird_id),
      egg_ids: [],
    };
  };
}

type Statements = Record<"followUps" | "quarantines" | "over", ReturnType<typeof due>>;

const read = (scope: Scope, { from, to, late }: { from: string; to: string; late: boolean }): Statements => ({
  followUps: due(scope, followUpDay, followUpsBefore(scope, to, late ? undefined : from)),
  quarantines: due(scope, lastDay, quarantinesEnding(scope, from, to)),
  over: due(scope, lastDay, late && from <= scope.today ? quarantinesOver(scope) : sql`0`),
});

/** Who is to be looked at again and whose quarantine ends, among the lines of the agenda. */
export const healthOnAgenda = {
  join: (scope: Scope, query: { from: string; to: string; late: boolean }) =>
    joining(read(scope, query), ({ followUps, quarantines, over }) => ({
      follow_ups: followUps.map(lineOf("follow_up", scope)),
      quarantines: [...over, ...quarantines].map(lineOf("quarantine", scope)),
    })),
} satisfies Slots["agendaLines"];

/** Today's, and what was missed, at the places where the birds live. */
export const healthOnRound = {
  join: (scope: Scope) =>
    joining(read(scope, { from: scope.today, to: scope.today, late: true }), ({ followUps, quarantines, over }) => {
      const here = ({ place_id }: AgendaLine) => place_id !== null;
      return {
        follow_ups: followUps.map(lineOf("follow_up", scope)).filter(here),
        quarantines: [...over, ...quarantines].map(lineOf("quarantine", scope)).filter(here),
      };
    }),
} satisfies Slots["round"];
