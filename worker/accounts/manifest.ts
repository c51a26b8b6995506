import { savedViews } from "#db/schema/accounts.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedViews } from "./archived.ts";
import { removeExpired, removePending, removeUnclaimed } from "./departures.ts";
import { signupFlow } from "./flow-routes.ts";
import { auth, organizations, ownPermissions } from "./routes.ts";
import { views } from "./views/routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const accounts = {
  mounts: [
    { at: "/api/organizations", routes: ({ founding }) => organizations(founding), access: "everyone" },
    { at: "/api/auth", routes: auth, access: "everyone" },
    { at: "/api/signup-flow", routes: signupFlow, access: "everyone" },
    { at: "/api/views", routes: views, access: "members" },
    { at: "/api/permissions", routes: ownPermissions, access: "members" },
  ],
  subjects: { view: { called: savedViews.name, known_by: ["name"] } },
  archived: [archivedViews],
  jobs: [
    { name: "remove unclaimed organisations", run: (db, _env, now) => removeUnclaimed(db, now) },
    { name: "remove pending users", run: (db, _env, now) => removePending(db, now) },
    { name: "remove what has expired", run: (db, _env, now) => removeExpired(db, now) },
  ],
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
