import { openDatabase } from "#db/open.ts";
import { houseApi } from "./api.ts";
import type { Env, MailAnnouncement } from "./env.ts";

const api = houseApi(openDatabase);

export default {
  fetch: api.fetch,
} satisfies ExportedHandler<Env, MailAnnouncement>;
