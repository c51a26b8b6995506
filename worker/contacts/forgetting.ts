import { type SQL, sql } from "drizzle-orm";
import { birdRoles } from "#db/words/trade.ts";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { wordOf } from "./proposals.ts";

/** What somebody is called who was erased, in the language of the organisation's papers. */
export const erasedName = ({ papers_language }: Pick<Scope, "papers_language">): string =>
  translate(papers_language, "contacts.erased.name");

/**
 * The statements that let go of what names a group of contacts elsewhere, to run before the contacts themselves go: the
 * trail, that of their birds too, the words on birds they are bound to, mails to them, and notifications that name them.
 */
export function forgotten(scope: Scope, group: SQL): Statements {
  const { db, org_id, user_id, now } = scope;
  const erased = erasedName(scope);
  const its = (name: string) =>
    sql`(SELECT ${sql.identifier(name)} FROM contacts WHERE org_id = ${org_id} AND id IN (${group}))`;
  const onBirds = birdRoles.map((role): Statements => {
    const word = sql`birds.${sql.identifier(wordOf[role])}`;
    const bound = sql`SELECT bird_id FROM bird_people
      WHERE org_id = ${org_id} AND role = ${role} AND contact_id IN (${group})`;
    const birds = sql`birds.org_id = ${org_id} AND birds.id IN (${bound}) AND ${word} IS NOT NULL`;
    return {
      [`trail of ${role}`]: db.run(sql`
        UPDATE audit SET changes = replace(changes, json_quote(${word}), json_quote(${erased})) FROM birds
        WHERE audit.org_id = ${org_id} AND audit.subject_id = birds.id AND ${birds}
          AND instr(changes, json_quote(${word})) > 0`),
      [`words of ${role}`]: db.run(sql`
        UPDATE birds SET ${sql.identifier(wordOf[role])} = NULL, ${writeStampSql(scope)} WHERE ${birds}`),
    };
  });
  return {
    // What it was called, where it lived: the trail tells that too. That it was erased stays.
    forgotten: db.run(
      sql`DELETE FROM audit WHERE org_id = ${org_id} AND subject_id IN (${group}) AND deed <> 'erased'`,
    ),
    ...Object.assign({}, ...onBirds),
    // The lines that this very change of the birds' words has written tell the names anew.
    told_anew: db.run(sql`DELETE FROM audit WHERE org_id = ${org_id} AND at = ${now} AND user_id = ${user_id}
      AND subject = 'bird' AND deed = 'changed' AND (${sql.join(
        birdRoles.map((role) => sql`json_type(changes, ${`$.${wordOf[role]}[1]`}) = 'null'`),
        sql` OR `,
      )})`),
    mails: db.run(sql`DELETE FROM mails WHERE org_id = ${org_id} AND recipient IN ${its("email")}`),
    notified: db.run(sql`UPDATE notifications SET facts = json_set(facts, '$.name', ${erased})
      WHERE org_id = ${org_id} AND facts ->> '$.name' IN ${its("name")}`),
  };
}
