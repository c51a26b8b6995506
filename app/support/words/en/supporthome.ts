import type { supporthome as pt } from "../pt/supporthome.ts";

export const supporthome: Record<keyof typeof pt, string> = {
  "supporthome.title": "Help",
  "supporthome.lead": "Search first, or write to us: a person always answers, within 24 hours.",
  "supporthome.search": "Search the help and your tickets",
  "supporthome.search.hint": "For example: clear eggs",
  "supporthome.search.go": "Search",
  "supporthome.found": "What we found",
  "supporthome.found.articles": "Help articles",
  "supporthome.found.tickets": "Your tickets",
  "supporthome.nothing": "We found nothing for “{{text}}”.",
  "supporthome.nothing.why": "Try another word, or ask us in your own words.",
  "supporthome.write.title": "Write to us",
  "supporthome.write.text": "Say what is happening and add photos or files. The conversation is kept here.",
  "supporthome.write.go": "Open a ticket",
  "supporthome.write.own": "Your tickets",
  "supporthome.articles.title": "Help articles",
  "supporthome.articles.text": "Every task step by step, with the buttons as they are called on the page.",
  "supporthome.articles.go": "See the articles",
  "supporthome.missing.title": "Tell us what is missing",
  "supporthome.missing.text": "An idea, a fault, a compliment: we read everything, and you see what became of it.",
  "supporthome.missing.go": "Give feedback",
  "supporthome.reach.title": "Reach us",
  "supporthome.open": "We are here now, until {{time}} (Lisbon time).",
  "supporthome.shut": "We are away right now. Back again: {{time}} (Lisbon time).",
  "supporthome.open.own": "On your clock: until {{time}}.",
  "supporthome.shut.own": "On your clock: {{time}}.",
  "supporthome.community": "Breeders’ community",
  "supporthome.videos": "Videos",
  "supporthome.elsewhere": "More places to look",
  "supporthome.questions": "Frequent questions",
  "supporthome.question.deleted": "I deleted a bird by mistake. Can I get it back?",
  "supporthome.answer.deleted":
    "Yes. A deleted bird stays in the [trash](/birds/trash) for 30 days and comes back with everything it had: photos, parents, chicks and records.",
  "supporthome.question.limit": "Which birds count towards my plan’s limit?",
  "supporthome.answer.limit":
    "Only those that are with you or away for a while. Birds that died, were sold or given away stay in your history and do not count, and neither do reference birds. Plan and payments shows how many you have.",
  "supporthome.question.seen": "Who sees my birds?",
  "supporthome.answer.seen":
    "Only those you invited, under Settings › Members. Whoever answers you here does not see your flock unless an owner allows it for 24 hours, and every look is kept in the activity log.",
  "supporthome.question.takeaway": "What if I want to take everything with me one day?",
  "supporthome.answer.takeaway":
    "The archive holds all your data in one file, with tables that open in Excel. It is yours on every plan.",
  "supporthome.question.phone": "Does it work on a phone, without installing anything?",
  "supporthome.answer.phone":
    "Yes: open Voliera in your phone’s browser. If you would like an icon on the screen, choose “Add to home screen” in the browser’s menu.",
};
