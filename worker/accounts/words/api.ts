import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "POST /api/organizations": {
    pt: "Cria uma organização, antes de se criar a conta",
    en: "Creates an organisation, before the account is made",
  },
  "POST /api/auth/register": {
    pt: "Cria a conta de quem começa uma organização",
    en: "Creates the account of whoever starts an organisation",
  },
  "POST /api/auth/login": { pt: "Inicia sessão e devolve um token", en: "Signs in and answers a token" },
  "POST /api/auth/forgot-password": {
    pt: "Envia uma ligação para escolher outra palavra-passe",
    en: "Sends a link to choose another password",
  },
  "GET /api/auth/reset-password": {
    pt: "Diz se uma ligação para a palavra-passe ainda serve",
    en: "Tells whether a password link still works",
  },
  "POST /api/auth/reset-password": {
    pt: "Escolhe outra palavra-passe com a ligação recebida",
    en: "Chooses another password with the link that was sent",
  },
  "GET /api/auth/me": { pt: "Quem tem a sessão iniciada", en: "Who is signed in" },
  "PATCH /api/auth/me": {
    pt: "Muda o nome, a língua ou o fuso de quem tem a sessão",
    en: "Changes the name, language or time zone of who is signed in",
  },
  "GET /api/auth/verify-code/:code": {
    pt: "Confirma o e-mail com o código de seis algarismos",
    en: "Confirms the e-mail with the six-digit code",
  },
  "POST /api/auth/resend-code": { pt: "Envia um novo código", en: "Sends another code" },
  "POST /api/auth/logout": { pt: "Termina a sessão", en: "Signs out" },
  "POST /api/auth/password": { pt: "Muda a palavra-passe", en: "Changes the password" },
  "GET /api/auth/sessions": { pt: "As sessões abertas", en: "The open sessions" },
  "DELETE /api/auth/sessions/:handle": { pt: "Termina uma das sessões", en: "Ends one of the sessions" },
  "GET /api/signup-flow": {
    pt: "O que já foi preenchido ao criar conta",
    en: "What has been filled in while signing up",
  },
  "PUT /api/signup-flow": {
    pt: "Guarda o que foi preenchido ao criar conta",
    en: "Keeps what has been filled in while signing up",
  },
  "DELETE /api/signup-flow": {
    pt: "Esquece o que foi preenchido ao criar conta",
    en: "Forgets what was filled in while signing up",
  },
  "GET /api/views": { pt: "As vistas guardadas de uma lista", en: "The saved views of a list" },
  "POST /api/views": { pt: "Guarda uma vista", en: "Saves a view" },
  "DELETE /api/views/:id": { pt: "Apaga uma vista guardada", en: "Deletes a saved view" },
  "GET /api/permissions": { pt: "O que quem chama pode fazer", en: "What the caller may do" },
};
