import { visitorOf } from "#worker/accounts/visitor.ts";
import type { AgendaSlots } from "#worker/agenda/queries.ts";
import { room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { calendarOf } from "./feed.ts";
import { endFeed, feedOf, makeFeed } from "./feeds.ts";

/** `/api/calendar`: one's own address of the agenda. */
export const calendarRoutes = room()
  .get("/", requires("account.read"), async (c) => c.json({ data: await feedOf(c.var.scope, c.env) }))
  .post("/", requires("account.write", "key"), async (c) => c.json({ data: await makeFeed(c.var.scope, c.env) }, 201))
  .delete("/", requires("account.write"), async (c) => {
    await endFeed(c.var.scope);
    return c.body(null, 204);
  });

/** `/api/ical/{token}.ics`: for the calendars of whoever was given the address. */
export const icalRoutes = (slots: AgendaSlots) =>
  room().get("/:file", async (c) => {
    const token = c.req.param("file").replace(/\.ics$/, "");
    const { text, etag } = await calendarOf(visitorOf(c), token, slots);
    const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
  });
