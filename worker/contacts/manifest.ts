import { contacts as keptContacts } from "#db/schema/contacts.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedBirdPeople, archivedContacts } from "./archived.ts";
import { peopleOnBirdPage } from "./on-bird-page.ts";
import { contactsFound } from "./on-search.ts";
import { contactRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const contacts = {
  mounts: [{ at: "/api/contacts", routes: ({ slots }) => contactRoutes(slots), access: "members" }],
  subjects: {
    contact: { called: keptContacts.name, known_by: ["name"], isReferredTo: true },
  },
  archived: [archivedContacts, archivedBirdPeople],
  birdPage: peopleOnBirdPage,
  search: contactsFound,
  words: { pt, en },
  summaries,
} satisfies Room;
