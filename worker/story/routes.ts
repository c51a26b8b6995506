import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { requires } from "#worker/rights.ts";
import { birdPage } from "./page.ts";

/** The first page of a bird. */
export const birdsStory = ({ subjects, slots }: Gathered) =>
  new Hono<Authenticated>({ strict: false }).get("/:id/page", requires("flock.read"), async (c) => {
    const { timezone } = c.var.caller.member;
    return c.json({ data: await birdPage(c.var.scope, c.req.param("id"), { timezone, subjects, slots }) });
  });
