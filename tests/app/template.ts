import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { TestProject } from "vitest/node";
import { bringUpToDate } from "#worker/local/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    template: string;
  }
}

/** Migrates one empty database per run; every test copies it. */
export default async function migrateTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "voliera-template-"));
  const path = join(folder, "template.db");
  const client = createClient({ url: `file:${path}` });
  await bringUpToDate(drizzle(client));
  client.close();
  project.provide("template", path);
  return () => rm(folder, { recursive: true, force: true });
}
