import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import { logoIn } from "#worker/organization/logo.ts";
import type { KeptLogo } from "#worker/organization/organization.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedArchive } from "./opened.ts";

/** What the logo is called in an archive, before its extension. */
export const logoName = "papers/logo";

/** What papers carry, lying in the storage already. */
export type KeptPapers = { logo: KeptLogo | undefined; keys: string[] };

/** Puts what an archive's papers carry into the storage under names of their own, before anything tells of it. */
export async function keepPapers(
  { db, org_id, now }: Scope,
  files: Env["FILES"],
  archive: OpenedArchive,
): Promise<KeptPapers> {
  const bytes = archive.paper(logoName);
  if (!bytes) return { logo: undefined, keys: [] };
  const { type, bytes: clean } = logoIn(bytes);
  const key = `org/${org_id}/logo/${newId("photo")}`;
  // Lost until its row is there: whatever breaks in between, the clock finds the file.
  await db.run(sql`INSERT INTO lost_files (file_key, lost_at) VALUES (${key}, ${now})`);
  await files.put(key, clean, { httpMetadata: { contentType: type } });
  return { logo: { logo_key: key, logo_type: type }, keys: [key] };
}
