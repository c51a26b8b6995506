import { expect, test } from "vitest";
import { wordsFor } from "#app/locales/dictionary.ts";
import { cookieSeconds } from "#app/web/cookies.ts";
import { keptSeconds } from "#app/web/page-cache.ts";
import { languages } from "#db/vocabulary.ts";
import { turnsKeptDays } from "#db/words/assistant.ts";
import { codeMinutes } from "#worker/accounts/codes.ts";
import { pendingFor } from "#worker/accounts/departures.ts";
import { flowLife } from "#worker/accounts/flows.ts";
import { limits } from "#worker/accounts/rates.ts";
import { resetMinutes } from "#worker/accounts/resets.ts";
import { sessionSeconds } from "#worker/accounts/sessions.ts";
import { wayBackDays } from "#worker/addresses/changing.ts";
import { planOf } from "#worker/billing/plans.ts";
import { cancelledDays } from "#worker/calendar/changes.ts";
import { entryDays } from "#worker/entries/noting.ts";
import { trashDays } from "#worker/flock/trash.ts";
import { mostShared } from "#worker/health/shares/bounds-contract.ts";
import { uploadSeconds } from "#worker/imports/uploads/kept-files.ts";
import { keptDays as readingDays } from "#worker/incubators/readings/judged-times.ts";
import { mostHandedOver } from "#worker/legal/handover/contract.ts";
import { translate } from "#worker/locales/translate.ts";
import { mailDays } from "#worker/mail/queries.ts";
import { enquiryDays } from "#worker/marketplace/enquiries/contract.ts";
import { listingDays } from "#worker/marketplace/listings/contract.ts";
import { waitingLimits } from "#worker/marketplace/waiting/contract.ts";
import { invitationDays } from "#worker/members/inviting.ts";
import { keptDays } from "#worker/notifications/sweeping.ts";
import { lostSeconds } from "#worker/photos/files.ts";
import { pushServices } from "#worker/push/push-services.ts";
import { keptHours } from "#worker/push/queue.ts";
import { longest } from "#worker/support/contract.ts";
import { messageDays } from "#worker/support/queries.ts";
import { ticketDays } from "#worker/support/tickets/contract.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const units = [
  [365 * day, "ano", "anos", "year", "years"],
  [day, "dia", "dias", "day", "days"],
  [hour, "hora", "horas", "hour", "hours"],
  [minute, "minuto", "minutos", "minute", "minutes"],
] as const;

/** A duration as the pages write it: `um ano`, `30 days`. */
function spelt(seconds: number, language: "pt" | "en"): RegExp {
  const [size, um, pt, one, en] = units.find(([size]) => seconds % size === 0) ?? units[3];
  const count = seconds / size;
  if (count === 1) return new RegExp(language === "pt" ? `\\buma? ${um}\\b` : `\\b(one|a) ${one}\\b`);
  return new RegExp(`\\b${count} ${language === "pt" ? pt : en}\\b`);
}

/** What the code does, and the line of the page that says it: its opening words in both languages. */
const promises: Array<[pt: string, en: string, seconds: number]> = [
  ["- Pedidos de ajuda, com", "- Support tickets, with", ticketDays.kept * day],
  ["- Perguntas ao assistente", "- Questions to the assistant", turnsKeptDays * day],
  ["- Aves apagadas", "- Deleted birds", trashDays * day],
  ["- Fotografias e ficheiros apagados", "- Deleted photos and files", lostSeconds],
  ["- Sessões: 12", "- Sessions: 12", sessionSeconds.browser],
  ["- Sessões: 12", "- Sessions: 12", sessionSeconds.remembered],
  ["- Demonstração: ", "- Demo: ", sessionSeconds.browser],
  ["- Contas por confirmar", "- Accounts not confirmed", pendingFor],
  ["- Inscrição a meio: um", "- Unfinished sign-up: one", flowLife],
  ["- Códigos de verificação", "- Verification codes", codeMinutes * minute],
  ["- Ligações para nova", "- Links to a new", resetMinutes * minute],
  ["- Ficheiros por importar", "- Files to be imported", uploadSeconds],
  ["- Arquivos: ", "- Archives: ", lostSeconds],
  ["- Ligações para o veterinário: abrem", "- Links for the vet: they open", mostShared.days * day],
  ["- Endereço do calendário", "- Calendar address", cancelledDays * day],
  ["- Arquivos por repor", "- Archives to be", lostSeconds],
  ["- Mensagens que lhe enviámos", "- Emails we sent you", mailDays.sent * day],
  ["- Leituras de incubadoras", "- Readings of incubators", readingDays * day],
  ["- Chaves de sensores", "- Keys of sensors", readingDays * day],
  ["- Mensagens de contacto", "- Contact messages", messageDays * day],
  ["- Notificações: 90", "- Notifications: 90", keptDays.read * day],
  ["- Notificações: 90", "- Notifications: 90", keptDays.unread * day],
  ["- Notificações: 90", "- Notifications: 90", keptDays.cleared * day],
  ["- Aparelhos com notificações: até", "- Devices that show notifications: until", keptHours * hour],
  ["- Entradas: um", "- Entries: one", entryDays * day],
  ["- Entregas de aves: a oferta", "- Hand-overs of birds: the offer", mostHandedOver.days * day],
  ["- Anúncios: à vista", "- Listings: shown", listingDays * day],
  ["- Perguntas no mercado", "- Market enquiries", enquiryDays.unconfirmed * day],
  ["- Perguntas no mercado", "- Market enquiries", enquiryDays.silent * day],
  ["- Lista de espera", "- Waiting list", waitingLimits.days * day],
  ["- Convites: a ligação, 7", "- Invitations: the link 7", invitationDays * day],
  ["- Mudança de e-mail: a ligação", "- Change of email: the link", wayBackDays * day],
  ["- signup", "- signup", cookieSeconds.signup],
  ["- code_wait", "- code_wait", limits["code.gap"].seconds],
  ["- lang e theme", "- lang and theme", cookieSeconds.lang],
  ["- lang e theme", "- lang and theme", cookieSeconds.theme],
  ["- sidebar_state", "- sidebar_state", cookieSeconds.sidebar_state],
  ["- menu_open", "- menu_open", cookieSeconds.menu_open],
  ["- flash", "- flash", cookieSeconds.flash],
  ["A rede da Cloudflare guarda", "Cloudflare's network keeps", keptSeconds],
  ["O período experimental do plano", "The trial of the", planOf("professional").trial_days * day],
  ["Guardamos a mensagem", "We keep the message", messageDays * day],
  ["Fica na nossa base de dados", "It is kept in our database", messageDays * day],
  ["Veja primeiro a pasta", "Look in the spam", codeMinutes * minute],
];

test("what the pages promise about time is what the code does", () => {
  for (const language of languages) {
    const lines = Object.values(wordsFor(language, ["privacy", "terms", "contact"])).flatMap((text) =>
      text.split("\n"),
    );
    for (const [pt, en, seconds] of promises) {
      const opening = language === "pt" ? pt : en;
      const line = lines.find((it) => it.startsWith(opening)) ?? "";
      expect([opening, spelt(seconds, language).test(line)]).toEqual([opening, true]);
    }
    const undelivered = lines.find((it) => /^- (Mensagens que|Emails we)/.test(it));
    expect(undelivered).toContain(`; ${mailDays.failed} `);
  }
});

test("no count of attempts outlives a day, but for failed logins in a row", () => {
  const long = Object.entries(limits).filter(([, { seconds }]) => seconds > day);
  expect(long.map(([name]) => name)).toEqual(["login.streak"]);
});

test("whoever may take what is pushed to a device is named", () => {
  for (const language of languages) {
    const where = wordsFor(language, ["privacy"])["privacy.where.text"] ?? "";
    expect(pushServices.map(({ maker }) => maker).filter((it) => !where.includes(it))).toEqual([]);
  }
});

test("the cookies of the page are the cookies of the code", () => {
  const cookies = wordsFor("en", ["privacy"])["privacy.cookies.text"] ?? "";
  const named = [...cookies.matchAll(/^- ([^:]+):/gm)].flatMap(([, names = ""]) => names.split(" and "));
  expect(named.sort()).toEqual([...Object.keys(cookieSeconds), "authToken", "code_wait", "unread"].sort());
});

test("a message that is too long is told how long it may be", () => {
  for (const language of languages)
    expect(translate(language, "support.message_long")).toContain(String(longest.message));
});
