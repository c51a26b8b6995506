import type { privacy as pt } from "../pt/privacy.ts";

export const privacy: Record<keyof typeof pt, string> = {
  "privacy.title": "Privacy",
  "privacy.description":
    "What Voliera stores, where, for how long, and what you may ask of us. No advertising, no third-party statistics, no sale of data.",
  "privacy.who.title": "Who answers for the data",
  "privacy.who.text":
    "The controller is whoever operates this service: [[name, address, tax number and, if there is one, data protection officer]]. Reach us through the [contact page](/contact).\n\nIf you write other people's data into the notes of your birds (who gave them to you, for example), your organisation is responsible for it; we keep it on your behalf and put it to no other use.",
  "privacy.stored.title": "What we store",
  "privacy.stored.text":
    "- Account: first and last name, email address, language, role in the organisation and a fingerprint of the password. The password itself is never stored.\n- Organisation: name, language, time zone, chosen plan and end of the trial.\n- Flock: the birds and species you record, with rings, statuses, parents, dates and notes, and the photos you add to them. Of what a phone writes into a photo (place, date, device) nothing is kept.\n- History: who added, changed or deleted what, when, with the value before and after.\n- Imports: the name of each file, who imported it and when, and the report, with excerpts of the cells that had errors. The file itself stays for a day at most.\n- Sessions: when, with which browser and from which IP address you logged in, so that you can see and end them in your profile.\n- Unfinished sign-up: email, names and plan, so that you can go on where you stopped.\n- Mail: to whom, when and about what we wrote to you. The text is erased once delivered.\n- Contact: the name, email, subject and message you send us, and the language you did it in.\n- Security: counts of attempts by IP address and by email address; the latter only as a fingerprint that cannot be read back.\n- Technical log: time, page, result and duration of each request, without names, addresses or what you wrote.",
  "privacy.why.title": "What for, and on what basis",
  "privacy.why.text":
    "- To provide the service: account, organisation, flock, imports and mail. This is performance of the contract with you (GDPR, Article 6(1)(b)).\n- To protect the accounts and the service: sessions, counts and technical log. This is our legitimate interest, and yours, that nobody enters in your place (point f).\n- To answer you: contact messages. These are steps at your request, or our legitimate interest in answering (points b and f).\n- To comply with the law: when a law or an authority requires it (point c).\n\nWithout name and email there is no account; everything else you write only if you wish. We build no profiles, decide nothing about you automatically and train no models on your data.",
  "privacy.where.title": "Where, and with whose help",
  "privacy.where.text":
    "- Cloudflare: the pages, files waiting to be imported, the mail queues and the technical log, to which it adds the facts of each connection (IP address, browser).\n- Turso: the database. [[region]]\n- Mail: leaves through the service the operator configures. [[name of the service]]\n\nThese companies process the data on our behalf. If any of it leaves the European Union, it is under [[standard contractual clauses or an adequacy decision]].\n\nPublic pages stay in copy on Cloudflare's network for up to 7 days, so that they open fast. They are the same for everybody: no copy contains data of yours. No page loads fonts, pictures or programs from other sites.",
  "privacy.how_long.title": "For how long",
  "privacy.how_long.text":
    "- Account, organisation and flock: as long as the account exists.\n- Deleted birds: 30 days, so that you can undo; then they are gone for good.\n- Deleted photos: gone from the page at once, and from the storage one hour later at most.\n- History of changes (who did what and when): as long as the account exists. That of a bird deleted for good goes with it; only the line that says who deleted it stays, with its tag.\n- Sessions: 12 hours, or 30 days if you choose “Remember me”. Logging out deletes yours at once.\n- Accounts not confirmed: one day.\n- Unfinished sign-up: one day. The password is never part of it.\n- Verification codes: 10 minutes, used once.\n- Links to a new password: 30 minutes, used once.\n- Files to be imported: until you import them, one day at most; also afterwards, when rows had errors.\n- Mails we sent you: 30 days; 90 if they could not be delivered.\n- Contact messages: one year.\n- Security counts: one day at most. That of failed logins in a row lasts until you log in or choose a new password.\n- Technical log: 7 days. [[to be confirmed in the Cloudflare plan]]\n- Database backups: [[period]]",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.text":
    "Only those that make the service work; none of them follows you, so there is no notice to accept.\n\n- authToken: your session, with your name, email and organisation to show them on screen. Scripts on the page cannot read it. It lasts as long as the session.\n- signup: connects you to an unfinished sign-up; one day.\n- code_wait: when you may ask for another code; one minute.\n- lang and theme: the language and theme you chose; one year.\n- sidebar_state: whether the sidebar is open; 7 days.\n- flash: the message for the next page; one minute.",
  "privacy.care.title": "How we protect it",
  "privacy.care.text":
    "Connections are encrypted. Passwords, codes and sessions exist in the database only as fingerprints, which open nothing. Each organisation sees its own data only, and the database itself refuses references between organisations.\n\nIf there is a breach all the same that puts you at risk, we tell you and the authority within the times the law sets.",
  "privacy.rights.title": "Your rights",
  "privacy.rights.text":
    "You may ask to see, correct, erase, restrict or take with you your data, and object to its processing (GDPR, Articles 15 to 21).\n\n- In the profile: change name, language and password, and end sessions.\n- In the list of birds: correct, delete and download the flock as .xlsx or .csv.\n- For anything else, closing the account included: [write to us](/contact) and we answer within one month, free of charge.\n\nYou may also complain to the supervisory authority, in Portugal the [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt).",
  "privacy.changes.title": "Changes",
  "privacy.changes.text":
    "If this page changes in a way that matters to you, we tell you by email before the change applies. The date at the top says when the text is from.",
};
