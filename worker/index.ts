import { openDatabase, openUnhurried } from "#db/connection.ts";
import { createApi } from "./api.ts";
import type { Env, HookAnnouncement, MailAnnouncement, NoticeAnnouncement } from "./env.ts";
import { buryBatch, deliverBatch } from "./mail/deliver.ts";
import { buryNotices, deliverNotices } from "./push/consuming.ts";
import { gatheredRooms } from "./rooms.ts";
import { tick } from "./schedule.ts";
import { readMail } from "./support/inbox/reading.ts";
import { receiveMail } from "./support/inbox/receiving.ts";
import { buryAnnounced, deliverAnnounced } from "./webhooks/consuming.ts";

const api = createApi(openDatabase);

export default {
  fetch: api.fetch,
  async queue(batch, env) {
    const db = openUnhurried(env);
    const isDead = batch.queue.endsWith("-dead");
    if (ofNotices(batch)) return isDead ? buryNotices(batch) : deliverNotices(batch, db, env, gatheredRooms.subjects);
    const { slots } = gatheredRooms;
    if (ofHooks(batch)) return isDead ? buryAnnounced(batch) : deliverAnnounced(batch, { db, env, slots });
    const mails = batch as MessageBatch<MailAnnouncement>;
    return isDead ? buryBatch(mails, db) : deliverBatch(mails, db, env);
  },
  async email(message, env) {
    const { from, to, raw, rawSize: size } = message;
    const inbox = { db: openUnhurried(env), env, now: new Date().toISOString() };
    const outcome = await receiveMail(inbox, await readMail({ from, to, raw, size }));
    if (outcome === "full") message.setReject("Too many messages within the hour. Please try again later.");
  },
  scheduled: (_controller, env) => tick(openUnhurried(env), env, new Date().toISOString()),
} satisfies ExportedHandler<Env, MailAnnouncement | NoticeAnnouncement | HookAnnouncement>;

const ofNotices = (batch: MessageBatch<unknown>): batch is MessageBatch<NoticeAnnouncement> =>
  batch.queue.startsWith("voliera-notices");

const ofHooks = (batch: MessageBatch<unknown>): batch is MessageBatch<HookAnnouncement> =>
  batch.queue.startsWith("voliera-hooks");
