import { and, eq, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { lostFiles } from "#db/schema/photos.ts";
import type { Changes } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import type { CleanPhoto } from "#worker/photos/faults.ts";
import { unprintable } from "#worker/photos/pixels.ts";
import { type Picture, printable } from "#worker/photos/printable.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { largestLogo } from "./contract.ts";
import { type OrganizationNow, organizationRow, visibleTo, write } from "./organization.ts";

type Files = Env["FILES"];

/** The logo as an answer; `missing` without one. */
export async function logoFile(scope: Scope, files: Files, has: string | undefined): Promise<Response> {
  const [row] = await organizationRow(scope);
  if (!row?.logo_key || !row.logo_type) throw new Refusal("missing");
  return keptFile(files, { key: row.logo_key, type: row.logo_type, name: "logo", has });
}

/** The logo as paper takes it; undefined without one, or when it cannot be printed. */
export async function logoOnPaper({ logo_key }: Pick<Scope, "logo_key">, files: Files): Promise<Picture | undefined> {
  const file = logo_key === null ? null : await files.get(logo_key);
  const picture = await printable(file, file?.httpMetadata?.contentType ?? "");
  return typeof picture === "object" ? picture : undefined;
}

/**
 * Keeps a picture as the logo, in the place of the one before. It must be one that paper takes: JPEG or PNG. Nothing but the
 * picture is kept of it. Refuses on its field (`invalid`).
 */
export async function keepLogo(scope: Scope, env: Env, sent: File): Promise<OrganizationNow> {
  if (sent.size > largestLogo) throw unfit("organization.logo.large");
  const { bytes, type } = logoIn(new Uint8Array(await sent.arrayBuffer()));
  const key = `org/${scope.org_id}/logo/${newId("photo")}`;
  if (!(await store(scope, env, [{ key, bytes, type }], "picture"))) throw unfit("photos.storage_full");
  const [row] = await organizationRow(scope);
  if (!row) throw new Refusal("missing");
  const changes: Changes = { logo_key: [row.logo_key, key], logo_type: [row.logo_type, type] };
  const isThere = sql`EXISTS (SELECT 1 FROM organizations WHERE id = ${scope.org_id} AND logo_key = ${key})`;
  const kept = scope.db.delete(lostFiles).where(and(eq(lostFiles.file_key, key), isThere));
  return visibleTo(scope, await write(scope, row, changes, { kept }));
}

/** Takes the logo away; its file follows with the clock. */
export async function removeLogo(scope: Scope): Promise<void> {
  const [row] = await organizationRow(scope);
  if (!row?.logo_key) throw new Refusal("missing");
  await write(scope, row, { logo_key: [row.logo_key, null], logo_type: [row.logo_type, null] });
}

type Logo = CleanPhoto & { type: "image/jpeg" | "image/png" };

/** The picture in these bytes, as a logo is kept; refuses on its field (`invalid`). */
export function logoIn(bytes: Uint8Array): Logo {
  if (bytes.length > largestLogo) throw unfit("organization.logo.large");
  const cleaned = cleanPhoto(bytes);
  if ("fault" in cleaned) throw unfit(`photos.file.${cleaned.fault}`);
  const { photo } = cleaned;
  // PDF knows these two only, and a worker cannot make one out of another.
  if (photo.type === "image/webp") throw unfit("organization.logo.kind");
  if (photo.type === "image/png" && unprintable(photo.bytes)) throw unfit("organization.logo.pixels");
  return photo as Logo;
}

const unfit = (key: string) => new Refusal("invalid", { logo: [key] });
