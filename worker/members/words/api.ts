import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/members/join": {
    pt: "Diz de que organização é um convite",
    en: "Tells which organisation an invitation is from",
  },
  "POST /api/members/join": { pt: "Aceita um convite", en: "Accepts an invitation" },
  "POST /api/members/leave": { pt: "Sai da organização", en: "Leaves the organisation" },
  "GET /api/members/invitations": { pt: "Os convites por aceitar", en: "The invitations that are open" },
  "POST /api/members/invitations": { pt: "Convida uma pessoa", en: "Invites someone" },
  "POST /api/members/invitations/:id/again": { pt: "Envia o convite outra vez", en: "Sends the invitation again" },
  "DELETE /api/members/invitations/:id": { pt: "Retira um convite", en: "Withdraws an invitation" },
  "GET /api/members": { pt: "As pessoas da organização", en: "The people of the organisation" },
  "GET /api/members/:id": { pt: "Uma pessoa da organização", en: "One person of the organisation" },
  "PUT /api/members/:id": { pt: "Muda a função de uma pessoa", en: "Changes the role of a person" },
  "DELETE /api/members/:id/second-factor": {
    pt: "Desliga os dois passos de quem perdeu o telemóvel",
    en: "Turns off the two steps of someone who lost their phone",
  },
  "DELETE /api/members/:id": { pt: "Retira uma pessoa da organização", en: "Removes a person from the organisation" },
};
