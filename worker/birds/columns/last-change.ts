import { sql } from "drizzle-orm";
import type { Changes } from "#worker/audit.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";
import { columnInWords } from "#worker/locales/trail-words.ts";
import { translate } from "#worker/locales/translate.ts";
import type { RefusalExtras } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type Line = { at: string; changes: string; person: string | null; timezone: string; names: string };

/**
 * What is said to whoever comes second: who changed the bird last, when by the organisation's clock, and what it is now.
 * Nothing where no line of the trail tells of it; the refusal's own words stand then.
 */
export async function lastChange(scope: Scope, id: string): Promise<Pick<RefusalExtras, "detail" | "values">> {
  const { db, org_id, language } = scope;
  const name = sql.raw(`name_${language}`);
  const [line] = await db.all<Line>(sql`
    SELECT audit.at, audit.changes, organizations.timezone, users.name AS person,
      json_object(
        'status_id', (SELECT statuses.${name} FROM statuses
          WHERE statuses.org_id = ${org_id} AND statuses.id = audit.changes->>'$.status_id[1]'),
        'place_id', (SELECT places.name FROM places
          WHERE places.org_id = ${org_id} AND places.id = audit.changes->>'$.place_id[1]')
      ) AS names
    FROM audit JOIN organizations ON organizations.id = audit.org_id
    LEFT JOIN users ON users.org_id = audit.org_id AND users.id = audit.user_id
    WHERE audit.org_id = ${org_id} AND audit.subject_id = ${id} AND audit.subject = 'bird'
    ORDER BY audit.at DESC, audit.rowid DESC LIMIT 1`);
  if (!line) return {};
  const names = JSON.parse(line.names) as Record<string, string | null>;
  const parsed = Object.entries(JSON.parse(line.changes) as Changes).flatMap(([field, [, became]]) => {
    const what = columnInWords(language, "bird", field);
    if (what === undefined) return [];
    const value = field in names ? names[field] : field === "status_since" && dayInWords(String(became), language);
    return became !== null && value ? [`${what}: ${value}`] : [what];
  });
  const who = line.person ?? translate(language, "birds.stale.somebody");
  const when = clockIn(language, line.timezone).moment(line.at);
  return { detail: "birds.stale.by", values: { who, when, what: parsed.join("; ") } };
}
