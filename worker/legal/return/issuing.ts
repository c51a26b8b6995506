import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { found } from "#worker/attachments/attachments.ts";
import { audited, isWritten } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { type NewFile, put, reserve } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { digestOf } from "../papers/issuing.ts";
import { isNext, numberOf, type Place, takeNumber } from "../papers/numbering.ts";
import { type Paper, readingPapers, serializePaper } from "../papers/paper-rows.ts";
import { entering } from "../register/entering.ts";
import { returnFile, xlsxType } from "./file.ts";
import { type YearReturn, yearReturn } from "./reading.ts";

/** So often it is tried for another number before it is said that too many are issued at once. */
const tries = 12;
/** The version of our own layout; a change of what stands in it makes it one higher. */
const layoutVersion = 1;

const ofYear = ({ org_id }: Scope, year: number) => sql`papers.org_id = ${org_id} AND papers.kind = 'annual_return'
  AND papers.state = 'issued' AND papers.on_day = ${`${year}-12-31`}`;

/**
 * Issues the return of a year that is over: the file is kept with its hash and the next number, and all lines up to the end of
 * the year are entered with it. Of a year there is one: said again with the same key it is answered as it is, else refused
 * `conflict`. Refuses `invalid` a year that is not over, one without rows, and a form with columns to be asked; `missing`
 * without a book.
 */
export async function issueReturn(scope: Scope, env: Env, year: number): Promise<Paper> {
  if (scope.today <= `${year}-12-31`) throw new Refusal("invalid", { year: ["legal.return.early"] });
  const id = await idFor(scope, "paper");
  for (let at = 0; at < tries; at += 1) {
    const issued = await tryOnce(scope, env, { id, year });
    if (issued) return issued;
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

type Wanted = { id: string; year: number };

async function tryOnce(scope: Scope, env: Env, { id, year }: Wanted): Promise<Paper | undefined> {
  const { db, org_id, today } = scope;
  const seriesYear = Number(today.slice(0, 4));
  const { there, lasts } = await batch(db, {
    there: readingPapers(scope, sql`(papers.id = ${id} OR (${ofYear(scope, year)}))`),
    lasts: db.all<{ n: number }>(
      sql`SELECT last AS n FROM series WHERE org_id = ${org_id} AND key = 'annual_return' AND year = ${seriesYear}`,
    ),
  });
  const own = there.find((row) => row.id === id);
  if (own) return serializePaper(own);
  if (there[0]) throw new Refusal("conflict", { year: ["legal.return.twice"] }, { current: serializePaper(there[0]) });
  const about = await yearReturn(scope, year);
  if (about.begun_on === null) throw new Refusal("missing");
  if (about.rows.length === 0) throw new Refusal("invalid", { year: ["legal.return.none"] });
  const bytes = await returnFile(scope, env, { year, rows: about.rows, form: about.form });
  const file: NewFile = { key: `org/${org_id}/issued/${newId("paper")}`, bytes, type: xlsxType };
  const reserved = await reserve(scope, [file]);
  if (reserved.rowsAffected === 0) throw new Refusal("invalid", { file: ["photos.storage_full"] });
  await put(env.FILES, [file]);
  return write(scope, {
    id,
    year,
    about,
    file,
    place: { kind: "annual_return", year: seriesYear, n: (lasts[0]?.n ?? 0) + 1 },
  });
}

type Written = Wanted & { about: YearReturn; file: NewFile; place: Place };

/** Undefined where another paper took the number or the year meanwhile, or birds turned. */
async function write(scope: Scope, { id, year, about, file, place }: Written): Promise<Paper | undefined> {
  const { db, org_id, user_id, now } = scope;
  const number = numberOf(place);
  const sha256 = await digestOf(file.bytes);
  const { form, rows, left_out } = about;
  const content = JSON.stringify({
    year,
    rows: rows.length,
    left_out: left_out.length,
    official: form !== null,
    typed: {},
  });
  const noted = newId("audit");
  const isOurs = isWritten(scope, noted);
  const isFree = sql`${isNext(scope, place)} AND NOT EXISTS (SELECT 1 FROM papers WHERE ${ofYear(scope, year)})
    AND NOT EXISTS (SELECT 1 FROM papers taken WHERE taken.org_id = ${org_id} AND taken.kind = 'annual_return'
      AND taken.number = ${number})
    AND NOT EXISTS (SELECT 1 FROM bird_turns WHERE org_id = ${org_id})`;
  const read = await batch(db, {
    made: db.run(sql`INSERT INTO papers (id, org_id, kind, state, number, on_day, content, template_id, template_version, sha256,
        file_key, file_type, file_bytes, issued_at, issued_by, created_at, updated_at)
      SELECT ${id}, ${org_id}, 'annual_return', 'issued', ${number}, ${`${year}-12-31`}, ${content}, ${form?.id ?? null},
        ${form?.version ?? layoutVersion}, ${sha256}, ${file.key}, ${file.type}, ${file.bytes.length}, ${now}, ${user_id},
        ${now}, ${now} WHERE ${isFree} ON CONFLICT DO NOTHING`),
    line: audited(scope, {
      id: noted,
      subject: "paper",
      subject_id: id,
      deed: "created",
      changes: { kind: [null, "annual_return"], number: [null, number] },
    }),
    number: takeNumber(scope, place, isOurs),
    entered: entering(scope, sql`line.on_day <= ${`${year}-12-31`} AND ${isOurs}`),
    found: found(
      scope,
      file.key,
      sql`EXISTS (SELECT 1 FROM papers WHERE org_id = ${org_id} AND file_key = ${file.key})`,
    ),
    rows: readingPapers(scope, sql`papers.id = ${id}`),
  });
  return read.made.rowsAffected > 0 && read.rows[0] ? serializePaper(read.rows[0]) : undefined;
}
