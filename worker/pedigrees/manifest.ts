import type { Room } from "#worker/kit/room.ts";
import { archivedCertificates } from "./archived.ts";
import { birdsPedigree, certificates, sharedPedigrees } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const pedigrees = {
  mounts: [
    { at: "/api/birds", routes: birdsPedigree, doors: "members" },
    { at: "/api/certificate", routes: certificates, doors: "members" },
    { at: "/api/shared/pedigrees", routes: sharedPedigrees, doors: "everyone" },
  ],
  subjects: { certificate: { called: "itself", known_by: [] } },
  archived: [archivedCertificates],
  words: { pt, en },
} satisfies Room;
