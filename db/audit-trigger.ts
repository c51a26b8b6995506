import { type BirdColumn, birdColumnNames, eachBirdColumn } from "./bird-columns.ts";
import type { birds } from "./schema/birds.ts";

/** What users do not enter about a bird, but the app stores. */
type InternalColumn =
  | ("n" | "id" | "org_id" | "version" | "created_at" | "updated_at" | "deleted_at")
  | (
      | "identifier_key"
      | "search_key"
      | "import_id"
      | "changed_by"
      | "change_reason"
      | "change_on"
      | "change_import"
      | "changed_key"
    )
  | ("inbreeding" | "completeness" | "pedigree_depth" | "kinship_engine");
type StatedColumn = Exclude<keyof typeof birds.$inferSelect, InternalColumn>;

const changed = (column: string) => `OLD.${column} IS NOT NEW.${column}`;

// A birth date is told with what is known of it, on both sides: alone, a year would be taken for its first of January.
const bornOtherwise = `(${changed("birth_date")} OR ${changed("birth_precision")})`;
const conditions: Partial<Record<BirdColumn, string>> = {
  birth_date: bornOtherwise,
  birth_precision: `${bornOtherwise} AND ifnull(OLD.birth_precision, NEW.birth_precision) IS NOT NULL`,
};

/** The trigger that tells the trail of a change of any column of a bird, as `bird-columns.ts` wants it. */
export function birdsAudited(): string {
  const watched = [...birdColumnNames, "deleted_at"];
  // A column of the table that the plan does not have is a type error here.
  const listed: Record<StatedColumn, string> = eachBirdColumn(
    {},
    (it) => `SELECT '${it}' AS field, OLD.${it} AS was, NEW.${it} AS became WHERE ${conditions[it] ?? changed(it)}`,
  );
  return `CREATE TRIGGER birds_audited AFTER UPDATE OF ${watched.join(", ")} ON birds
  WHEN ${watched.map(changed).join(" OR ")} BEGIN
  INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes, import_id)
  SELECT 'aud_' || lower(hex(randomblob(13))), NEW.org_id, NEW.updated_at, NEW.changed_by, NEW.changed_key, 'bird', NEW.id,
    CASE
      WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN 'deleted'
      WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN 'restored'
      WHEN NEW.change_import IS NOT NULL THEN 'imported'
      ELSE 'changed'
    END,
    (SELECT json_group_object(field, json_array(was, became)) FROM (
      ${Object.values(listed).join("\n      UNION ALL ")}
    )),
    NEW.change_import;
END;`;
}

const breakpoint = "--> statement-breakpoint";
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** What the next migration has to end with, given the text of all so far: nothing where the trigger is as it should be. */
export function auditStep(written: string): string | undefined {
  const last = written.split(breakpoint).findLast((it) => it.includes("CREATE TRIGGER birds_audited "));
  const wanted = birdsAudited();
  if (last !== undefined && plain(last) === plain(wanted)) return undefined;
  return `DROP TRIGGER IF EXISTS birds_audited;\n${breakpoint}\n${wanted}\n`;
}
