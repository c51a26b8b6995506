import { type SQL, sql } from "drizzle-orm";
import type { paperStates } from "#db/words/legal.ts";
import type { Scope } from "#worker/scope.ts";
import type { AboutRef } from "./about/about.ts";
import type { TypedField, WrittenKind } from "./kinds-contract.ts";

export type PaperState = (typeof paperStates)[number];
export type Typed = Partial<Record<TypedField, string | null>>;

/** A paper as its table holds it, with whom it names. */
export type PaperRow = {
  id: string;
  kind: WrittenKind;
  state: PaperState;
  number: string | null;
  on_day: string;
  contact_id: string | null;
  contact: string | null;
  sale_id: string | null;
  /** JSON: `typed`, and `ref` to what it is of; of one that was issued, all that stands on it beside these. */
  content: string;
  sha256: string | null;
  file_key: string | null;
  file_type: "application/pdf" | null;
  file_bytes: number | null;
  /** The breeder's own form that it was drawn on; null of our own layout. */
  template_id: string | null;
  template_version: number | null;
  issued_at: string | null;
  voided_at: string | null;
  void_reason: string | null;
  replaces_id: string | null;
  version: number;
  created_at: string;
  birds: number;
};

/** A paper as the API tells it. */
export type Paper = Omit<PaperRow, "content" | "file_key" | "file_type" | "template_id"> & { typed: Typed };

const columns = sql.raw(`papers.id, papers.kind, papers.state, papers.number, papers.on_day, papers.contact_id,
  (SELECT head.name FROM contacts own CROSS JOIN contacts head ON head.org_id = own.org_id AND head.id = own.head_id
    WHERE own.org_id = papers.org_id AND own.id = papers.contact_id) AS contact,
  papers.sale_id, papers.content, papers.sha256, papers.file_key, papers.file_type, papers.file_bytes,
  papers.template_id, papers.template_version, papers.issued_at, papers.voided_at, papers.void_reason, papers.replaces_id, papers.version,
  papers.created_at, (SELECT count(*) FROM paper_birds part WHERE part.org_id = papers.org_id
    AND part.paper_id = papers.id) AS birds`);

/** The statement that reads papers of the organisation under a condition, the newest first. */
export const readingPapers = ({ db, org_id }: Pick<Scope, "db" | "org_id">, which: SQL) =>
  db.all<PaperRow>(sql`SELECT ${columns} FROM papers WHERE papers.org_id = ${org_id} AND ${which}
    ORDER BY papers.created_at DESC, papers.id DESC`);

/** What was typed by hand into a paper. */
export const typedOf = (row: Pick<PaperRow, "content">): Typed => partOf(row, "typed");

/** What a paper is of that is not of birds. */
export function aboutOf(row: Pick<PaperRow, "content">): AboutRef {
  const { clutch_id, course_id, year }: Record<string, unknown> = partOf(row, "ref");
  return {
    ...(typeof clutch_id === "string" && { clutch_id }),
    ...(typeof course_id === "string" && { course_id }),
    ...(typeof year === "number" && { year }),
  };
}

function partOf({ content }: Pick<PaperRow, "content">, name: "typed" | "ref"): Record<string, never> {
  const part = (JSON.parse(content) as Record<string, unknown> | null)?.[name];
  return part && typeof part === "object" ? (part as Record<string, never>) : {};
}

/** A paper as it is told: where its file lies is nobody's business. */
export function serializePaper(row: PaperRow): Paper {
  const { content: _, file_key: _key, file_type: _type, template_id: _form, ...paper } = row;
  return { ...paper, typed: typedOf(row) };
}
