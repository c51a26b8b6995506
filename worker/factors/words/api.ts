import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/auth/second-factor": {
    pt: "Dá o segundo passo para iniciar sessão",
    en: "Takes the second step of signing in",
  },
  "POST /api/auth/confirm": {
    pt: "Confirma com a palavra-passe ou um código que é a mesma pessoa",
    en: "Confirms by password or code that it is the same person",
  },
  "GET /api/profile/second-factor": {
    pt: "Se há verificação em dois passos",
    en: "Whether two-step verification is on",
  },
  "POST /api/profile/second-factor": {
    pt: "Começa a ligar a verificação em dois passos",
    en: "Starts to turn on two-step verification",
  },
  "POST /api/profile/second-factor/confirm": {
    pt: "Liga a verificação em dois passos",
    en: "Turns on two-step verification",
  },
  "DELETE /api/profile/second-factor": {
    pt: "Desliga a verificação em dois passos",
    en: "Turns off two-step verification",
  },
  "GET /api/access": { pt: "Que funções têm de usar dois passos", en: "Which roles must use two steps" },
  "PUT /api/access": { pt: "Decide que funções têm de usar dois passos", en: "Decides which roles must use two steps" },
};
