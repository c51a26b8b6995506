import { sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { logoOnPaper } from "#worker/organization/logo.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { textOf } from "./lines.ts";
import type { SheetPrint } from "./pdf.ts";
import { readingSheets, sheetsOf } from "./reading.ts";

/** What a bird's health sheet is printed from, and what the file is called; `missing` without the bird. */
export async function sheetOf(
  scope: Scope,
  { FILES }: Pick<Env, "FILES">,
  bird_id: string,
): Promise<{ print: SheetPrint; name: string }> {
  const { db, org_id, today, papers_language: language, look } = scope;
  const { organization, ...found } = await batch(db, {
    ...readingSheets(scope, sql`birds.id = ${bird_id}`, language),
    organization: db.select({ name: organizations.name }).from(organizations).where(sql`id = ${org_id}`),
  });
  const [sheet] = sheetsOf(found, today);
  if (!sheet) throw new Refusal("missing");
  const { ring } = sheet.bird;
  const print: SheetPrint = {
    text: textOf(sheet, language),
    ring,
    issuer: look?.name ?? organization[0]?.name ?? "",
    isOwn: look !== null,
    accent: look?.accent ?? null,
    logo: await logoOnPaper(scope, FILES),
    language,
    today,
  };
  return { print, name: translate(language, "health.sheet.file", { ring }) };
}
