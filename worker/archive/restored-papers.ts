import { newId } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import { archivedRegistrations } from "#worker/organization/archived.ts";
import { logoIn } from "#worker/organization/logo.ts";
import type { KeptLogo } from "#worker/organization/organization.ts";
import { cleanPaper } from "#worker/organization/paper-file.ts";
import { put, reserve } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedArchive } from "./archive-reading.ts";
import { logoName, paperName } from "./paper-names.ts";
import type { ArchivedRows } from "./rows.ts";

type KeptFile = { file_key: string; file_type: string; file_bytes: number };
/** What papers carry, lying in the storage already: the logo, the files of registrations, and under which keys. */
export type KeptPapers = { logo: KeptLogo | undefined; files: ReadonlyMap<string, KeptFile>; keys: readonly string[] };
export const noPapers: KeptPapers = { logo: undefined, files: new Map(), keys: [] };

type Brought = { archive: OpenedArchive; rows: ArchivedRows };

/** Puts what an archive's papers carry into the storage under names of their own, before anything tells of it. */
export async function keepPapers(scope: Scope, files: Env["FILES"], { archive, rows }: Brought): Promise<KeptPapers> {
  const { org_id } = scope;
  const picture = archive.paper(logoName);
  const logo = picture && { ...logoIn(picture), key: `org/${org_id}/logo/${newId("photo")}` };
  const papers = rows.of(archivedRegistrations).flatMap(({ id }) => {
    const bytes = archive.paper(paperName(id));
    const cleaned = bytes && cleanPaper(new Uint8Array(bytes));
    const key = `org/${org_id}/papers/${newId("photo")}`;
    return cleaned && "paper" in cleaned ? [{ id, key, ...cleaned.paper }] : [];
  });
  const all = [...(logo ? [logo] : []), ...papers];
  const keys = all.map(({ key }) => key);
  if (keys.length === 0) return noPapers;
  if ((await reserve(scope, all)).rowsAffected === 0)
    throw new Refusal("conflict", {}, { detail: "photos.storage_full" });
  await put(files, all);
  const kept = papers.map(({ id, key, type, bytes }) => {
    return [id, { file_key: key, file_type: type, file_bytes: bytes.length }] as const;
  });
  return { logo: logo && { logo_key: logo.key, logo_type: logo.type }, files: new Map(kept), keys };
}
