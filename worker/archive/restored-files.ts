import { newId } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import { logoIn } from "#worker/organization/logo.ts";
import type { KeptLogo } from "#worker/organization/organization.ts";
import { put, reserve } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedArchive } from "./archive-reading.ts";
import { fileName, logoName, rowFile } from "./paper-names.ts";
import type { ArchivedRows } from "./rows.ts";

/** The columns of a file that lies in the storage, under the names that its table has for them. */
type KeptFile = Readonly<Record<string, string | number>>;
/** The logo and the files of rows, by their ids, lying in the storage already, and under which keys. */
export type KeptFiles = { logo: KeptLogo | undefined; files: ReadonlyMap<string, KeptFile>; keys: readonly string[] };

type Brought = { archive: OpenedArchive; rows: ArchivedRows; tables: readonly ArchivedTable[]; papers: boolean };

/**
 * Puts the files that an archive's rows have into the storage under names of their own, before anything tells of them; its
 * logo, and what papers carry, only where the organisation takes them over.
 */
export async function keepFiles(
  scope: Scope,
  files: Env["FILES"],
  { archive, rows, tables, papers }: Brought,
): Promise<KeptFiles> {
  const { org_id } = scope;
  const picture = papers ? archive.file(logoName) : undefined;
  const logo = picture && { ...logoIn(picture), key: `org/${org_id}/logo/${newId("photo")}` };
  const brought = tables.flatMap((table) => {
    const { file } = table;
    if (!file || (file.comes === "papers" && !papers)) return [];
    return (rows.of(table) as Array<{ id: string }>).flatMap(({ id }) => {
      const bytes = archive.file(fileName(id));
      const own = bytes && rowFile(bytes);
      const key = `org/${org_id}/papers/${newId("photo")}`;
      return own ? [{ id, key, file, ...own }] : [];
    });
  });
  const all = [...(logo ? [logo] : []), ...brought];
  const keys = all.map(({ key }) => key);
  if (keys.length === 0) return { logo: undefined, files: new Map(), keys };
  if ((await reserve(scope, all)).rowsAffected === 0)
    throw new Refusal("conflict", {}, { detail: "photos.storage_full" });
  await put(files, all);
  const kept = brought.map(({ id, key, file, type, bytes }) => {
    return [id, { [file.key]: key, [file.type]: type, [file.bytes]: bytes.length }] as const;
  });
  return { logo: logo && { logo_key: logo.key, logo_type: logo.type }, files: new Map(kept), keys };
}
