import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/profile/email": {
    pt: "O e-mail, e o que espera confirmação",
    en: "The e-mail address, and the one that waits to be confirmed",
  },
  "POST /api/profile/email": { pt: "Pede para mudar de e-mail", en: "Asks to change the e-mail address" },
  "POST /api/profile/email/confirm": {
    pt: "Confirma o novo e-mail com o código",
    en: "Confirms the new e-mail address with the code",
  },
  "GET /api/auth/email-back": {
    pt: "Diz se ainda se pode voltar ao e-mail anterior",
    en: "Tells whether one can still go back to the e-mail address of before",
  },
  "POST /api/auth/email-back": { pt: "Volta ao e-mail anterior", en: "Goes back to the e-mail address of before" },
};
