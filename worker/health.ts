import { sql } from "drizzle-orm";
import { room } from "./http.ts";

/** Whether the API and its database answer; 503 when the database is away. */
export const health = room().get("/", async (c) => {
  await c.var.opened.db.run(sql`select 1`);
  return c.json({ status: "ok", database: "ok", version: c.env.VERSION ?? "dev" });
});
