import { books, ruleOverrides } from "#db/schema/legal.ts";
import { handovers, papers, paperTemplates } from "#db/schema/legal-papers.ts";
import type { Room } from "#worker/kit/room.ts";
import {
  archivedBooks,
  archivedMovements,
  archivedPaperBirds,
  archivedPapers,
  archivedRules,
  archivedTemplates,
} from "./archived.ts";
import { deadlinesOnAgenda, deadlinesOnMornings } from "./deadlines/on-agenda.ts";
import { bringsForm, formRoutes } from "./forms/routes.ts";
import { tendHandovers } from "./handover/finishing.ts";
import { handoverRoutes, sharedHandovers } from "./handover/routes.ts";
import { papersOnWebhooks } from "./on-webhooks.ts";
import { papersOfSale } from "./papers/elsewhere.ts";
import { paperRoutes } from "./papers/routes.ts";
import { enterOld } from "./register/entering.ts";
import { registerRoutes } from "./register/routes.ts";
import { settleAll } from "./register/settling.ts";
import { bringsForm as bringsYearsForm, returnRoutes, yearsFormRoutes } from "./return/routes.ts";
import { rulesOnSpeciesPage } from "./rules/on-species-page.ts";
import { rulesRoutes } from "./rules/routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const legal = {
  mounts: [
    { at: "/api/register", routes: registerRoutes, access: "members" },
    { at: "/api/register", routes: returnRoutes, access: "members" },
    { at: "/api/rules", routes: rulesRoutes, access: "members" },
    { at: "/api/papers", routes: paperRoutes, access: "members" },
    {
      at: "/api/paper-templates/annual_return",
      routes: yearsFormRoutes,
      access: "members",
      bringsFiles: bringsYearsForm,
    },
    { at: "/api/paper-templates", routes: formRoutes, access: "members", bringsFiles: bringsForm },
    { at: "/api/handovers", routes: handoverRoutes, access: "members" },
    { at: "/api/shared/handovers", routes: sharedHandovers, access: "everyone" },
  ],
  jobs: [
    { name: "settle registers", run: settleAll },
    { name: "enter what has stood for a month", run: enterOld },
    { name: "finish hand-overs", run: tendHandovers },
  ],
  subjects: {
    book: { called: books.begun_on, known_by: ["begun_on"] },
    rule: { called: ruleOverrides.field, known_by: ["field"] },
    paper: { called: papers.number, known_by: ["number", "kind"] },
    paper_template: { called: paperTemplates.file_name, known_by: ["kind", "file_name"] },
    handover: { called: handovers.created_at, known_by: ["on"] },
  },
  archived: [archivedBooks, archivedMovements, archivedRules, archivedTemplates, archivedPapers, archivedPaperBirds],
  speciesPage: rulesOnSpeciesPage,
  agendaLines: deadlinesOnAgenda,
  mornings: deadlinesOnMornings,
  salePage: papersOfSale,
  hookEvents: papersOnWebhooks,
  words: { pt, en },
  summaries,
} satisfies Room;
