import type { pages as pt } from "../pt/pages.ts";

/** The public pages: home, contact, privacy, terms. */
export const pages: Record<keyof typeof pt, string> = {
  "pages.home.title": "The aviary notebook",
  "pages.home.description":
    "A bird register by ring number, with pedigrees and Excel import. In Portuguese and English, on any phone.",
  "pages.home.for": "For bird breeders",
  "pages.home.headline": "The aviary notebook, always in order.",
  "pages.home.lead":
    "Every bird in its place, by its ring: species, parents, age and status. The pedigree draws itself, and the spreadsheet you already have comes in all at once.",
  "pages.home.start": "Create a free account",
  "pages.home.see_plans": "See the plans",
  "pages.home.note": "No card. Works on old phones and poor reception.",
  "pages.home.example": "Example",
  "pages.home.example_title": "Where it comes from",
  "pages.home.example_species": "Lizard canary",
  "pages.home.example_bird": "The bird",
  "pages.home.example_parents": "Its parents",
  "pages.home.example_grandparents": "Its grandparents",
  "pages.home.does": "What Voliera does today",
  "pages.home.register.title": "The flock, by ring",
  "pages.home.register.text":
    "Search by ring, name or species; filter by species, status and sex. Whatever you delete by mistake comes back with one tap, for up to 30 days.",
  "pages.home.pedigree.title": "The pedigree",
  "pages.home.pedigree.text":
    "Parents, grandparents, chicks, siblings and partners of every bird, up to six generations each way. No bird becomes its own ancestor or younger than its chick.",
  "pages.home.import.title": "Your spreadsheet, without retyping",
  "pages.home.import.text":
    "Files in .xlsx, .xls and .csv with up to 10,000 rows. You first see what will come in; every error names its row, its column and the cure.",
  "pages.home.anywhere.title": "On any phone",
  "pages.home.anywhere.text":
    "In Portuguese and English, light or dark. The pages are small and work even without JavaScript, on an old phone, in the bird room.",
  "pages.home.plans": "Plans",
  "pages.home.plans_lead": "Start where it makes sense to you. Change when you need to.",
  "pages.home.end.title": "Do you keep your birds in a spreadsheet?",
  "pages.home.end.text": "Create the account, import the sheet and see your first pedigree today.",

  "pages.contact.title": "Contact",
  "pages.contact.lead": "A question, an idea, a problem? Write to us. You will get a confirmation by email.",
  "pages.contact.ways": "Other ways to reach us",
  "pages.contact.way_email": "Email",
  "pages.contact.way_phone": "Phone",
  "pages.contact.way_address": "Where we are",
  "pages.contact.full_name": "Full name",
  "pages.contact.email": "Email",
  "pages.contact.email_hint": "This is where we answer.",
  "pages.contact.subject": "Subject",
  "pages.contact.message": "Message",
  "pages.contact.trap": "Leave this box empty",
  "pages.contact.send": "Send message",
  "pages.contact.sent_title": "Message sent",
  "pages.contact.sent_text":
    "It is stored and on its way. We sent you a confirmation by email and will answer to the same address.",
  "pages.contact.another": "Write another message",
  "pages.contact.home": "Back to home",

  "pages.legal.template":
    "This text is a template. It describes what the software does with data; whoever operates this service must review and complete it before publishing.",
  "pages.legal.contents": "On this page",

  "pages.privacy.title": "Privacy",
  "pages.privacy.lead":
    "What Voliera stores, where, for how long, and what you may ask of us. No advertising, no third-party statistics, no sale of data.",
  "pages.privacy.who.title": "Who answers for the data",
  "pages.privacy.who.text":
    "The controller is whoever operates this service (name, address and tax number: to be completed by the operator). You can reach us through the contact page.\n\nIf you keep other people's data in the notes of your birds, your organisation is responsible for it; we process it on your behalf.",
  "pages.privacy.stored.title": "What we store",
  "pages.privacy.stored.text":
    "- Account: first and last name, email address, language and a fingerprint of the password (scrypt). The password itself is never stored.\n- Organisation: name, language, time zone, chosen plan and end of the trial.\n- Flock: the birds, species and statuses you record, with parents, dates and notes, and the record of imports.\n- Sessions: when, and from which browser and IP address you logged in, so that you can see and end them in your profile.\n- Mail: the messages we send you (codes, confirmations) and those you write to us through the contact page.\n- Security: counts of attempts by IP address and by email, and a technical log without the contents of your records.",
  "pages.privacy.why.title": "What for",
  "pages.privacy.why.text":
    "To give you the service you asked for (performance of the contract), to protect it from abuse (legitimate interest) and to comply with the law. We build no profiles, decide nothing about you automatically and train no models on your data.",
  "pages.privacy.where.title": "Where",
  "pages.privacy.where.text":
    "Pages and files are on Cloudflare's network; the database is at Turso (region: to be completed by the operator). Mail leaves through the service the operator configures. Each organisation sees its own data only, and the database itself refuses references between organisations.",
  "pages.privacy.how_long.title": "For how long",
  "pages.privacy.how_long.text":
    "- Sessions: 12 hours, or 30 days if you choose “Remember me”. Logging out deletes yours at once.\n- Accounts that never confirmed their email: one day.\n- A sign-up left half-way: one day. The password is never part of it.\n- Verification codes: 10 minutes, used once.\n- Files uploaded for import and not yet imported: one day.\n- Deleted birds: 30 days, so that you can undo; then they are gone for good.\n- Mails we sent you: 30 days; 90 if they could not be delivered.\n- Contact messages: until the operator has dealt with them (period: to be completed by the operator).\n- Everything else: as long as the account exists.",
  "pages.privacy.cookies.title": "Cookies",
  "pages.privacy.cookies.text":
    "Only those that make the service work; none of them follows you, so there is no notice to accept.\n\n- authToken: your session. Scripts on the page cannot read it.\n- signup: connects you to a sign-up left half-way; one day.\n- lang and theme: the language and theme you chose; one year.\n- sidebar_state: whether the sidebar is open; 7 days.\n- flash: the message for the next page; one minute.",
  "pages.privacy.rights.title": "Your rights",
  "pages.privacy.rights.text":
    "You may ask to see, correct, erase, restrict or take with you your data, and object to its processing. Name, language and password are changed in the profile; birds, in the list; for anything else write to us through the contact page and we answer within one month. You may also complain to the supervisory authority, in Portugal the Comissão Nacional de Proteção de Dados (cnpd.pt).",

  "pages.terms.title": "Terms of service",
  "pages.terms.lead": "The rules between us, short and in full.",
  "pages.terms.service.title": "The service",
  "pages.terms.service.text":
    "Voliera keeps the register of your birds, draws their pedigrees and imports spreadsheets. It is provided by whoever operates this service (identification: to be completed by the operator).",
  "pages.terms.account.title": "Your account",
  "pages.terms.account.text":
    "You need an email address of your own, which you confirm with a code. Keep the password to yourself; if you suspect that someone else knows it, change it in the profile, which ends all other sessions. An account that is not confirmed disappears after one day.",
  "pages.terms.plans.title": "Plans and prices",
  "pages.terms.plans.text":
    "Plans, limits and prices are those shown on the home page. The Professional trial asks for no card and never turns into a charge: when it ends, the organisation moves to Starter. Whatever is above the limit stays readable; you only cannot add more.",
  "pages.terms.yours.title": "The data is yours",
  "pages.terms.yours.text":
    "What you record remains yours. We use it only to provide the service, as the privacy page explains. When you leave, you may ask for a copy and for everything to be erased.",
  "pages.terms.fair.title": "Fair use",
  "pages.terms.fair.text":
    "Do not try to enter other people's accounts, overload the service on purpose or store in it what the law forbids. Whoever does may lose access, with prior notice whenever possible.",
  "pages.terms.official.title": "What it does not replace",
  "pages.terms.official.text":
    "Voliera does not replace official registers, certificates and declarations (CITES papers, for example), nor the advice of a vet. Check the data before using it before an authority.",
  "pages.terms.care.title": "Availability and liability",
  "pages.terms.care.text":
    "We do our best to keep the service available and never to lose what you saved, but cannot promise that it is without faults. Keep your original sheets. We are liable as the law provides; nothing here limits the rights the law gives consumers.",
  "pages.terms.changes.title": "Changes and end",
  "pages.terms.changes.text":
    "If these terms change in a way that matters to you, we tell you by email 30 days ahead. You may leave whenever you like. Portuguese law applies (to be confirmed by the operator).",
};
