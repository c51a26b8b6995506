import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "PUT /api/profile/portrait": {
    pt: "Escolhe a fotografia de quem tem a sessão",
    en: "Sets the picture of who is signed in",
  },
  "DELETE /api/profile/portrait": {
    pt: "Retira a fotografia de quem tem a sessão",
    en: "Removes the picture of who is signed in",
  },
  "GET /api/portraits/:id": { pt: "A fotografia de uma pessoa", en: "The picture of a person" },
};
