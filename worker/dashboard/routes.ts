import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { requires } from "#worker/rights.ts";
import { today } from "./today.ts";

/** The first page inside: what today asks for, and the flock at a glance. */
export const dashboardRoutes = ({ subjects, slots }: Gathered) =>
  new Hono<Authenticated>({ strict: false }).get("/", requires("flock.read"), async (c) => {
    const { scope, caller } = c.var;
    return c.json({ data: await today(scope, { context: { timezone: caller.member.timezone, subjects }, slots }) });
  });
