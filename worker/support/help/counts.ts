import { lt, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { helpCounts } from "#db/schema/support-index.ts";
import { countStatement, type Rate, rate, rateFrom, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import type { VoteDraft } from "./contract.ts";

/** Days after which nobody knows any more what was sought or found useful. */
const keptDays = 90;
/** The most lines of one day: more than this come from programs. */
const mostOfADay = 2000;

type Counted = Pick<typeof helpCounts.$inferInsert, "kind" | "term" | "answer">;

/** What looks like an address or a telephone number may be somebody's, and is counted nowhere. */
const isSomebodys = (text: string) => /@|\d[\d ().-]{5,}\d/.test(text);

/** Counts what was sought in the help in vain. 429 beyond sixty in ten minutes of one network. */
export async function countSearch(visitor: Visitor, text: string): Promise<void> {
  const term = text.normalize("NFC").toLocaleLowerCase(visitor.language);
  const limit = await rate(visitor.env, "help.ip", visitor.ip);
  await count(visitor, limit, isSomebodys(term) ? undefined : { kind: "sought", term });
}

/** Counts whether an article was of use: once a day for each network, and what is beyond that changes nothing. */
export async function countVote(visitor: Visitor, { article, is_useful }: VoteDraft): Promise<void> {
  const limit = await rate(visitor.env, "help.ip", visitor.ip);
  const own = await rateFrom(visitor.env, "help.vote", article, visitor.ip);
  await count(visitor, limit, { kind: "vote", term: article, answer: is_useful ? "yes" : "no" }, own);
}

async function count(visitor: Visitor, limit: Rate, line: Counted | undefined, own?: Rate): Promise<void> {
  const { db, now, language } = visitor;
  const day = now.slice(0, 10);
  const { counted } = await batch(db, {
    counted: countStatement(db, limit, now),
    ...(own && { own: countStatement(db, own, now, limit) }),
    ...(line && {
      kept: db.run(sql`INSERT INTO help_counts (kind, language, term, answer, day, n)
        SELECT ${line.kind}, ${language}, ${line.term}, ${line.answer ?? ""}, ${day}, 1
        WHERE ${within(limit)} AND ${own ? within(own) : sql`1 = 1`}
          AND NOT EXISTS (SELECT 1 FROM help_counts WHERE day = ${day} LIMIT 1 OFFSET ${mostOfADay})
        ON CONFLICT (kind, language, term, answer, day) DO UPDATE SET n = n + 1`),
    }),
  });
  refuseBeyond([[limit, counted]], now);
}

/** Scheduled job: forgets what is older than ninety days. `now` is an ISO instant. */
export async function removeOldCounts(db: Database, now: string): Promise<void> {
  await db.delete(helpCounts).where(lt(helpCounts.day, secondsFrom(now, -keptDays * 86_400).slice(0, 10)));
}
