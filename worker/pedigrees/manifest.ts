import type { Room } from "#worker/kit/room.ts";
import { archivedCertificates } from "./archived.ts";
import { birdsPedigree, certificates, sharedPedigrees } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const pedigrees = {
  mounts: [
    { at: "/api/birds", routes: birdsPedigree, access: "members" },
    { at: "/api/certificate", routes: certificates, access: "members" },
    { at: "/api/shared/pedigrees", routes: sharedPedigrees, access: "everyone" },
  ],
  subjects: { certificate: { called: "itself", known_by: [] } },
  archived: [archivedCertificates],
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
