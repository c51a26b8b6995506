import { openDatabase, openUnhurried } from "#db/connection.ts";
import { createApi } from "./api.ts";
import type { Env, MailAnnouncement, NoticeAnnouncement } from "./env.ts";
import { buryBatch, deliverBatch } from "./mail/deliver.ts";
import { buryNotices, deliverNotices } from "./push/consuming.ts";
import { gatheredRooms } from "./rooms.ts";
import { tick } from "./schedule.ts";

const api = createApi(openDatabase);

export default {
  fetch: api.fetch,
  async queue(batch, env) {
    const db = openUnhurried(env);
    const isDead = batch.queue.endsWith("-dead");
    if (ofNotices(batch)) return isDead ? buryNotices(batch) : deliverNotices(batch, db, env, gatheredRooms.subjects);
    const mails = batch as MessageBatch<MailAnnouncement>;
    return isDead ? buryBatch(mails, db) : deliverBatch(mails, db, env);
  },
  scheduled: (_controller, env) => tick(openUnhurried(env), env, new Date().toISOString()),
} satisfies ExportedHandler<Env, MailAnnouncement | NoticeAnnouncement>;

const ofNotices = (batch: MessageBatch<unknown>): batch is MessageBatch<NoticeAnnouncement> =>
  batch.queue.startsWith("voliera-notices");
