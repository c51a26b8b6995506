import { visitorOf } from "#worker/accounts/visitor.ts";
import { room } from "#worker/http.ts";
import { visitDemo } from "./visits.ts";

/** `/api/demo`: a session in the demo flock, for whoever asks; answered as a login is. */
export const demoRoute = room().post("/", async (c) => c.json(await visitDemo(visitorOf(c))));
