import { sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import type { SeasonSetting } from "./contract.ts";
import { type Season, seasonOf } from "./season.ts";

/** In which month the organisation's season begins, and which season today is in. */
export type SeasonAnswer = { start_month: number; season: Season };

const read = ({ db, org_id }: Scope) =>
  db.all<{ start_month: number }>(sql`
    SELECT season_start_month AS start_month FROM organizations WHERE id = ${org_id}`);

const serializeSetting = ({ today }: Scope, [row]: Array<{ start_month: number }>): SeasonAnswer => {
  const start_month = row?.start_month ?? 1;
  return { start_month, season: seasonOf(today, start_month) };
};

export const seasonSetting = async (scope: Scope): Promise<SeasonAnswer> => serializeSetting(scope, await read(scope));

/** Sets the month; pairs keep the numbers they have. */
export async function setSeason(scope: Scope, { start_month }: SeasonSetting): Promise<SeasonAnswer> {
  const { rows } = await batch(scope.db, {
    line: auditedLines(scope, {
      subject: "season",
      lines: sql`SELECT 'season' AS subject_id,
        json_object('start_month', json_array(season_start_month, ${start_month})) AS changes
        FROM organizations WHERE id = ${scope.org_id} AND season_start_month <> ${start_month}`,
    }),
    set: scope.db.run(sql`
      UPDATE organizations SET season_start_month = ${start_month} WHERE id = ${scope.org_id}`),
    rows: read(scope),
  });
  return serializeSetting(scope, rows);
}
