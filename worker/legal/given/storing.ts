import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { paperTemplates } from "#db/schema/legal-papers.ts";
import type { templateKinds } from "#db/words/legal.ts";
import { found } from "#worker/attachments/attachments.ts";
import { audited, auditedGone } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type TemplateKind = (typeof templateKinds)[number];
/** Which form: of a kind, and of a year where it changes each year, else of the year 0. */
export type Which = { kind: TemplateKind; year: number };
/** A form as the breeder gave it; `fields` is JSON of whoever reads that kind. */
export type Given = Which & {
  id: string;
  fields: string;
  file_key: string;
  file_name: string;
  file_type: string;
  file_bytes: number;
  version: number;
  updated_at: string;
};
type NewForm = Which & { bytes: Uint8Array; type: string; file_name: string; fields: string };

const isOf = ({ org_id }: Pick<Scope, "org_id">, { kind, year }: Which): SQL =>
  sql`org_id = ${org_id} AND kind = ${kind} AND year = ${year}`;

/** The statement that reads the form of a kind and year: one row or none. */
export const readingForm = (scope: Pick<Scope, "db" | "org_id">, which: Which) =>
  scope.db.all<Given>(sql`SELECT id, kind, year, fields, file_key, file_name, file_type, file_bytes, version, updated_at
    FROM paper_templates WHERE ${isOf(scope, which)}`);

/** The form's own bytes; `missing` when the storage has none. */
export async function formBytes(files: Env["FILES"], { file_key }: Pick<Given, "file_key">): Promise<Uint8Array> {
  const file = await files.get(file_key);
  if (!file) throw new Refusal("missing");
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Keeps the form somebody gives in place of the one of its kind and year. Refuses on the field `file` (`invalid`) where the
 * organisation has no room left, `too_many` where files are sent too often.
 */
export async function keepForm(scope: Scope, env: Env, form: NewForm): Promise<Given> {
  const { db, org_id, now } = scope;
  const { kind, year, bytes, type, file_name, fields } = form;
  const key = `org/${org_id}/issued/${newId("paper_template")}`;
  if (!(await store(scope, env, [{ key, bytes, type }], "picture")))
    throw new Refusal("invalid", { file: ["photos.storage_full"] });
  const id = newId("paper_template");
  const { rows } = await batch(db, {
    kept: db.run(sql`INSERT INTO paper_templates (id, org_id, kind, year, fields, file_key, file_name, file_type, file_bytes, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${kind}, ${year}, ${fields}, ${key}, ${file_name}, ${type}, ${bytes.length}, ${now}, ${now})
      ON CONFLICT (org_id, kind, year) DO UPDATE SET fields = excluded.fields, file_key = excluded.file_key,
        file_name = excluded.file_name, file_type = excluded.file_type, file_bytes = excluded.file_bytes,
        version = version + 1, updated_at = excluded.updated_at`),
    line: audited(scope, {
      subject: "paper_template",
      subject_id: id,
      deed: "created",
      changes: { kind: [null, kind], file_name: [null, file_name] },
    }),
    found: found(
      scope,
      key,
      sql`EXISTS (SELECT 1 FROM paper_templates WHERE org_id = ${org_id} AND file_key = ${key})`,
    ),
    rows: readingForm(scope, form),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  return row;
}

/**
 * Writes anew where our data goes in a form. Refuses `stale` when another form or other places were kept meanwhile, `missing`
 * without one.
 */
export async function placeFields(scope: Scope, which: Which, it: { fields: string; version: number }): Promise<Given> {
  const { db, now } = scope;
  const { placed, rows } = await batch(db, {
    placed: db.run(sql`UPDATE paper_templates SET fields = ${it.fields}, version = version + 1, updated_at = ${now}
      WHERE ${isOf(scope, which)} AND version = ${it.version}`),
    rows: readingForm(scope, which),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  if (placed.rowsAffected === 0) throw new Refusal("stale", {}, { current: { version: row.version } });
  return row;
}

/** Takes a form back: what was issued on it stays; the next paper is of our own layout. `missing` without one. */
export async function forgetForm(scope: Scope, which: Which): Promise<void> {
  const { db } = scope;
  const { gone } = await batch(db, {
    line: auditedGone(scope, {
      subject: "paper_template",
      table: paperTemplates,
      columns: ["kind", "file_name"],
      which: isOf(scope, which),
    }),
    gone: db.run(sql`DELETE FROM paper_templates WHERE ${isOf(scope, which)}`),
  });
  if (gone.rowsAffected === 0) throw new Refusal("missing");
}
