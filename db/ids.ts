import { encodeTime, ulid } from "ulidx";
import type { Language, Subject } from "./vocabulary.ts";

/** What an id begins with, where that is not the name of a subject of the trail. Stored ids have these for ever. */
const prefixes = {
  organization: "org",
  user: "user",
  code: "code",
  mail: "mail",
  species: "sp",
  mutation: "mut",
  status: "st",
  import: "imp",
  message: "msg",
  place: "pl",
  move: "move",
  photo: "ph",
  weight: "wt",
  audit: "aud",
  share: "shr",
  invitation: "inv",
  turn: "turn",
  pair_bird: "pb",
  clutch: "clu",
  clutch_feeder: "cf",
  egg: "egg",
  egg_event: "egv",
  second_factor: "fac",
  recovery_code: "rec",
  entry: "ent",
  notification: "ntf",
  device: "dev",
  incubator: "inc",
  tray: "tray",
  offset: "off",
  sensor: "sen",
  alarm: "alm",
  power_cut: "cut",
  egg_tray: "et",
  egg_tray_move: "etm",
  egg_weight: "ew",
  health_file: "hf",
  course_bird: "cb",
  dose: "dose",
  health_share: "hs",
  health_share_bird: "hsb",
  task_mark: "tm",
  feed: "feed",
  feed_entry: "fe",
  bird_person: "bp",
  sale_line: "sl",
  sale_due: "sd",
  series: "ser",
  expense_line: "el",
  expense_share: "es",
  bank_file: "bf",
  bank_line: "bl",
  bank_columns: "bc",
  month_lock: "ml",
  lot: "lot",
  stock_move: "sm",
  feed_line: "fl",
  feed_target: "ft",
  feed_booking: "fb",
  count: "cnt",
  ring_mark: "rm",
  course_lot: "cl",
  sale_line_item: "sli",
  movement: "mv",
  rule_override: "ro",
  paper_bird: "ppb",
  paper_template: "pt",
  handover_bird: "hb",
  listing_bird: "lsb",
  listing_photo: "lsp",
  enquiry_message: "em",
  waiting: "wait",
  opening: "op",
  report: "rep",
  decision: "dec",
  objection: "obj",
  subscription: "sub",
  charge: "chg",
  checkout: "co",
  provider_event: "evt",
  api_key: "key",
  webhook: "hook",
  delivery: "dlv",
  ticket_message: "tmsg",
  ticket_file: "tfile",
  support_grant: "grant",
  assistant_thread: "ath",
  assistant_turn: "atn",
} as const;

/** What has ids: subjects of the trail, and what the trail does not tell of. */
export type IdKind = Subject | keyof typeof prefixes;

const prefixOf = (kind: IdKind): string => (prefixes as Partial<Record<IdKind, string>>)[kind] ?? kind;

/** A new id such as `bird_01J…`: time-ordered, 80 random bits, so it cannot be guessed. */
export function newId(kind: IdKind): string {
  return `${prefixOf(kind)}_${ulid()}`;
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomLetters = 16;
// `getRandomValues` gives at most 64 KiB at a time.
const idsPerDraw = 4096;

/** Many new ids at once, in ascending order; one by one, 10,000 of them took longer than storing 10,000 birds. */
export function newIds(kind: IdKind, count: number): string[] {
  const start = `${prefixOf(kind)}_${encodeTime(Date.now(), 10)}`;
  const ids: string[] = [];
  while (ids.length < count) {
    const bytes = crypto.getRandomValues(new Uint8Array(Math.min(idsPerDraw, count - ids.length) * randomLetters));
    for (let at = 0; at < bytes.length; at += randomLetters) {
      let id = start;
      for (const byte of bytes.subarray(at, at + randomLetters)) id += alphabet[byte & 31];
      ids.push(id);
    }
  }
  return ids.sort();
}

/**
 * The id a repeated request must arrive at: the same organisation, kind and Idempotency-Key always give the same id,
 * so the primary key itself refuses the second row.
 */
export async function idForKey(kind: IdKind, org_id: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${kind}\n${org_id}\n${key}`));
  const hex = [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${prefixOf(kind)}_${hex}`;
}

const demoOrganization = "org_demo_";

/**
 * The ids of the demo in a language and of its one visitor: the same for all who look, and others when a season (a year)
 * has begun. No id made at random or from a key looks like them.
 */
export const demoIds = (language: Language, season: number) => ({
  org_id: `${demoOrganization}${language}_${season}`,
  user_id: `user_demo_${language}_${season}`,
});

/** Whether an organisation is the demo: everybody may look at it and nobody may change it. */
export const isDemo = (org_id: string): boolean => org_id.startsWith(demoOrganization);
