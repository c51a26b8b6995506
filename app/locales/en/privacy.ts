import type { privacy as pt } from "../pt/privacy.ts";

export const privacy: Record<keyof typeof pt, string> = {
  "privacy.title": "Privacy",
  "privacy.description":
    "What Voliera stores, where, for how long, and what you may ask of us. No advertising, no third-party statistics, no sale of data.",
  "privacy.who.title": "Who answers for the data",
  "privacy.who.text":
    "The controller is whoever operates this service (name, address and tax number: to be completed by the operator). You can reach us through the contact page.\n\nIf you keep other people's data in the notes of your birds, your organisation is responsible for it; we process it on your behalf.",
  "privacy.stored.title": "What we store",
  "privacy.stored.text":
    "- Account: first and last name, email address, language and a fingerprint of the password (scrypt). The password itself is never stored.\n- Organisation: name, language, time zone, chosen plan and end of the trial.\n- Flock: the birds, species and statuses you record, with parents, dates and notes, and the record of imports.\n- Sessions: when, and from which browser and IP address you logged in, so that you can see and end them in your profile.\n- Mail: the messages we send you (codes, confirmations) and those you write to us through the contact page.\n- Security: counts of attempts by IP address and by email, and a technical log without the contents of your records.",
  "privacy.why.title": "What for",
  "privacy.why.text":
    "To give you the service you asked for (performance of the contract), to protect it from abuse (legitimate interest) and to comply with the law. We build no profiles, decide nothing about you automatically and train no models on your data.",
  "privacy.where.title": "Where",
  "privacy.where.text":
    "Pages and files are on Cloudflare's network; the database is at Turso (region: to be completed by the operator). Mail leaves through the service the operator configures. Each organisation sees its own data only, and the database itself refuses references between organisations.",
  "privacy.how_long.title": "For how long",
  "privacy.how_long.text":
    "- Sessions: 12 hours, or 30 days if you choose “Remember me”. Logging out deletes yours at once.\n- Accounts that never confirmed their email: one day.\n- A sign-up left half-way: one day. The password is never part of it.\n- Verification codes: 10 minutes, used once.\n- Files uploaded for import and not yet imported: one day.\n- Deleted birds: 30 days, so that you can undo; then they are gone for good.\n- Mails we sent you: 30 days; 90 if they could not be delivered.\n- Contact messages: until the operator has dealt with them (period: to be completed by the operator).\n- Everything else: as long as the account exists.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.text":
    "Only those that make the service work; none of them follows you, so there is no notice to accept.\n\n- authToken: your session. Scripts on the page cannot read it.\n- signup: connects you to a sign-up left half-way; one day.\n- lang and theme: the language and theme you chose; one year.\n- sidebar_state: whether the sidebar is open; 7 days.\n- flash: the message for the next page; one minute.",
  "privacy.rights.title": "Your rights",
  "privacy.rights.text":
    "You may ask to see, correct, erase, restrict or take with you your data, and object to its processing. Name, language and password are changed in the profile; birds, in the list; for anything else write to us through the contact page and we answer within one month. You may also complain to the supervisory authority, in Portugal the Comissão Nacional de Proteção de Dados (cnpd.pt).",
};
