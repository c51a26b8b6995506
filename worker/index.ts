import { openDatabase, openUnhurried } from "#db/connection.ts";
import { createApi } from "./api.ts";
import type { Env, MailAnnouncement } from "./env.ts";
import { buryBatch, deliverBatch } from "./mail/deliver.ts";
import { tick } from "./schedule.ts";

const api = createApi(openDatabase);

export default {
  fetch: api.fetch,
  queue(batch, env) {
    const db = openUnhurried(env);
    return batch.queue.endsWith("-dead") ? buryBatch(batch, db) : deliverBatch(batch, db, env);
  },
  scheduled: (_controller, env) => tick(openUnhurried(env), env, new Date().toISOString()),
} satisfies ExportedHandler<Env, MailAnnouncement>;
