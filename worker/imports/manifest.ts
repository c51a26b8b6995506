import { sql } from "drizzle-orm";
import { imports as kept } from "#db/schema/imports.ts";
import type { Room } from "#worker/kit/room.ts";
import { findForgotten } from "./arrivals.ts";
import { birdsImport, bringsTable } from "./routes.ts";
import { findImport } from "./running.ts";
import { forgetUploads } from "./uploads/kept-files.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const imports = {
  mounts: [{ at: "/api/birds/import", routes: birdsImport, access: "members", bringsFiles: bringsTable }],
  // An archive that was put back is told as an import of a name, for there is no file to be called by.
  subjects: { import: { called: kept.file_name, known_by: ["name", "file_name"], isNamedBeside: true } },
  jobs: [
    { name: "forget uploads", run: forgetUploads },
    { name: "find imported birds", run: findForgotten },
  ],
  hookEvents: {
    "import.done": {
      source: "audit",
      // An archive that was put back is no row here, and no event.
      when: sql`line.subject = 'import' AND line.deed = 'imported' AND EXISTS (
        SELECT 1 FROM imports WHERE imports.org_id = line.org_id AND imports.id = line.subject_id)`,
      subject: sql`line.subject_id`,
      data: (scope, _env, id) => findImport(scope, id),
    },
  },
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
