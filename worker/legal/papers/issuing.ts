import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { found } from "#worker/attachments/attachments.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { type NewFile, put, reserve } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { onForm, transferForm } from "../forms/on-form.ts";
import { type Given, readingForm } from "../given/storing.ts";
import { enteredLines } from "../register/lines.ts";
import { settle, waitingTurns } from "../register/settling.ts";
import type { About } from "./about/about.ts";
import { mostLines, readingYear } from "./about/register-year.ts";
import { mostCourses } from "./about/treatments.ts";
import { paperPdf } from "./drawing/pdf.ts";
import { aboutPaper, factsOf, readingFacts } from "./facts.ts";
import { layoutVersion, planOf } from "./kinds-contract.ts";
import { movementsOf, namedLines } from "./named-lines.ts";
import { isNext, numberOf, type Place, takeNumber } from "./numbering.ts";
import { aboutOf, type Paper, type PaperRow, readingPapers, serializePaper } from "./paper-rows.ts";
import { layoutOf } from "./templates.ts";

/** So often a paper is drawn for another number before it is said that too many are issued at once. */
const tries = 12;
/** Letters of what stands on a paper that the table takes. */
const mostLetters = 200_000;

/**
 * Gives a draft its number, draws it and keeps the file. It is drawn for the number that was the next when it was read, and
 * written only while it still is: else it is drawn anew. One that is issued already is answered as it is. Refuses `missing`,
 * `illegal_state` of a void one, `invalid` without birds or without room for the file.
 */
export async function issuePaper(scope: Scope, env: Env, id: string): Promise<Paper> {
  for (let at = 0; at < tries; at += 1) {
    const issued = await tryOnce(scope, env, id);
    if (issued) return issued;
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

/** How many rows a paper is drawn with: its birds, or the lines of its year of the register. */
export async function rowsOf(scope: Scope, row: PaperRow): Promise<number> {
  if (row.state !== "draft" || planOf(row.kind).of !== "register") return row.birds;
  const [year] = await readingYear(scope, aboutOf(row).year ?? 0);
  return Math.min(mostLines, year?.lines ?? 0);
}

async function tryOnce(scope: Scope, env: Env, id: string): Promise<Paper | undefined> {
  const { db, today } = scope;
  const year = Number(today.slice(0, 4));
  const which = sql`papers.id = ${id}`;
  const read = await batch(db, {
    rows: readingPapers(scope, which),
    lasts: db.all<{ kind: string; n: number }>(
      sql`SELECT key AS kind, last AS n FROM series WHERE org_id = ${scope.org_id} AND year = ${year}`,
    ),
    turns: waitingTurns(scope),
    ...readingFacts(scope, id),
    forms: readingForm(scope, transferForm),
  });
  const [row] = read.rows;
  if (!row) throw new Refusal("missing");
  if (row.state === "issued") return serializePaper(row);
  if (row.state === "void") throw illegal(row);
  const about = await aboutPaper(scope, row);
  if (about === undefined) throw new Refusal("invalid", { "": ["legal.paper.about.gone"] });
  if (about) refuseBeyond(about);
  const facts = factsOf(read, serializePaper(row), about);
  if (!facts) throw new Refusal("missing");
  if (facts.birds.length === 0 && !about) throw new Refusal("invalid", { bird_ids: ["legal.paper.birds.none"] });
  const n = (read.lasts.find(({ kind }) => kind === row.kind)?.n ?? 0) + 1;
  const place: Place = { kind: row.kind, year, n };
  const number = numberOf(place);
  const given = { kind: row.kind, number, language: scope.papers_language, today, look: scope.look };
  const kept = { number, ref: aboutOf(row), issued: today, language: scope.papers_language };
  const content = JSON.stringify({ ...facts, ...kept });
  if (content.length > mostLetters)
    throw new Refusal("invalid", about ? { "": ["legal.paper.about.long"] } : { bird_ids: ["legal.paper.birds.long"] });
  const lines = about?.of === "register" ? await enteredLines(scope, about.year, mostLines) : [];
  const layout = layoutOf(facts, { ...given, origin: env.APP_ORIGIN, lines });
  const form = row.kind === "transfer" ? read.forms[0] : undefined;
  const bytes = form ? await onForm(env.FILES, form, facts, layout) : await paperPdf(layout);
  const file: NewFile = { key: `org/${scope.org_id}/issued/${newId("paper")}`, bytes, type: "application/pdf" };
  const reserved = await reserve(scope, [file]);
  if (reserved.rowsAffected === 0) throw new Refusal("invalid", { file: ["photos.storage_full"] });
  await put(env.FILES, [file]);
  // What the register has not looked at yet cannot be entered by the paper that names it.
  if (movementsOf[row.kind] && read.turns[0]?.n) await settle(scope);
  return write(scope, { row, place, number, content, file, form });
}

/** What is more than a paper can hold is refused with words before anything is drawn. */
function refuseBeyond(about: About): void {
  const refused = (key: string, values = {}) => new Refusal("invalid", { "": [key] }, { values });
  if (about.of === "register" && about.lines === 0) throw refused("legal.paper.register.empty");
  if (about.of === "register" && about.lines > mostLines)
    throw refused("legal.paper.register.many", { count: mostLines });
  if (about.of === "treatments" && about.courses.length === 0) throw refused("legal.paper.treatments.empty");
  if (about.of === "treatments" && about.courses.length > mostCourses)
    throw refused("legal.paper.treatments.many", { count: mostCourses });
}

type Written = {
  row: PaperRow;
  place: Place;
  number: string;
  content: string;
  file: NewFile;
  form: Given | undefined;
};

/** Undefined where another paper took the number meanwhile, or the draft was changed. */
async function write(scope: Scope, { row, place, number, content, file, form }: Written): Promise<Paper | undefined> {
  const { db, org_id, user_id, now } = scope;
  const isDraft: SQL = sql`org_id = ${org_id} AND id = ${row.id} AND state = 'draft' AND version = ${row.version}`;
  const sha256 = await digestOf(file.bytes);
  const { written, rows } = await batch(db, {
    number: takeNumber(scope, place, sql`EXISTS (SELECT 1 FROM papers WHERE ${isDraft})`),
    written: db.all<{ id: string }>(sql`UPDATE papers SET state = 'issued', number = ${number}, content = ${content},
        template_id = ${form?.id ?? null}, template_version = ${form?.version ?? layoutVersion}, sha256 = ${sha256}, file_key = ${file.key}, file_type = ${file.type},
        file_bytes = ${file.bytes.length}, issued_at = ${now}, issued_by = ${user_id}, version = version + 1, updated_at = ${now}
      WHERE ${isDraft} AND ${isNext(scope, { ...place, n: place.n + 1 })}
        AND NOT EXISTS (SELECT 1 FROM papers taken WHERE taken.org_id = ${org_id} AND taken.kind = ${place.kind}
          AND taken.number = ${number}) RETURNING id`),
    line: audited(scope, {
      subject: "paper",
      subject_id: row.id,
      deed: "changed",
      changes: { state: ["draft", "issued"], number: [null, number] },
    }),
    ...namedLines(
      scope,
      { id: row.id, kind: row.kind, number, on_day: row.on_day },
      sql`EXISTS (SELECT 1 FROM papers own WHERE own.org_id = ${org_id} AND own.id = ${row.id} AND own.file_key = ${file.key})`,
    ),
    found: found(
      scope,
      file.key,
      sql`EXISTS (SELECT 1 FROM papers WHERE org_id = ${org_id} AND file_key = ${file.key})`,
    ),
    rows: readingPapers(scope, sql`papers.id = ${row.id}`),
  });
  const [after] = rows;
  if (!after) throw new Refusal("missing");
  return written.length > 0 ? serializePaper(after) : undefined;
}

export const illegal = ({ state }: Pick<PaperRow, "state">): Refusal =>
  new Refusal(
    "illegal_state",
    { state: ["legal.paper.state.illegal"] },
    { from: state, detail: "legal.paper.state.illegal" },
  );

/** The SHA-256 of a file, in hexadecimal. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((it) => it.toString(16).padStart(2, "0")).join("");
}
