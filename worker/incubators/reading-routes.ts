import { bodyLimit } from "hono/body-limit";
import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { type ApiContext, accepts, requireType, room, tooLarge } from "#worker/http.ts";
import { Refusal } from "#worker/refusal.ts";
import { requires } from "#worker/rights.ts";
import { acknowledge, listAlarms } from "./alarms/alarm-list.ts";
import { deviceOrMember } from "./devices/device-key.ts";
import { addDevice, listDevices, revokeDevice } from "./devices/device-list.ts";
import { readingsBetween } from "./readings/chart.ts";
import { deliver } from "./readings/delivering.ts";
import { readFile } from "./readings/file-import.ts";
import { machinesToRead, machineToRead } from "./readings/machines-to-read.ts";
import { addTyped } from "./readings/typing.ts";
import { deviceDraft, readingsDraft, readingsFile, readingsFilter, typedReading } from "./readings-contract.ts";

const fileLimit = bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge });

/** Whether a request brings a file of readings, which has its own, larger limit. */
export const bringsReadings = (method: string, path: string) =>
  method === "POST" && /^\/api\/incubators\/[^/]+\/readings\/file\/?$/.test(path);

const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

/** The one route that a device's key opens. */
export const delivery = room().post(
  "/:id/readings",
  deviceOrMember,
  requires("season.write"),
  accepts("json", readingsDraft),
  async (c) => {
    const { scope, device } = c.var;
    const id = c.req.param("id");
    // Whose key it is knows that there is a machine, but not which others there are.
    if (device && device.incubator_id !== id) throw new Refusal("missing");
    const { db, org_id, now, user_id } = scope;
    const by = device
      ? { db, org_id, now, user_id: null, source: "device" as const, device_id: device.id }
      : { db, org_id, now, user_id, source: "typed" as const };
    return c.json({ data: await deliver(by, id, c.req.valid("json").readings) });
  },
);

/** What a machine's instruments said, its alarms and its devices, for members alone. */
export const readings = room()
  .get("/readings", authenticate, verified, requires("flock.read"), async (c) =>
    c.json({ data: await machinesToRead(c.var.scope) }),
  )
  .get("/:id/readings", authenticate, verified, requires("flock.read"), accepts("query", readingsFilter), async (c) =>
    c.json(await readingsBetween(c.var.scope, c.req.param("id"), c.req.valid("query"), c.var.caller.member.timezone)),
  )
  .post(
    "/:id/readings/typed",
    authenticate,
    verified,
    requires("season.write"),
    accepts("json", typedReading),
    async (c) => {
      const { timezone } = c.var.caller.member;
      return c.json({ data: await addTyped(c.var.scope, c.req.param("id"), c.req.valid("json"), timezone) }, 201);
    },
  )
  .get("/:id/readings/machine", authenticate, verified, requires("flock.read"), async (c) =>
    c.json({ data: await machineToRead(c.var.scope, c.req.param("id")) }),
  )
  .post(
    "/:id/readings/file",
    authenticate,
    verified,
    requires("season.write"),
    fileLimit,
    multipart,
    accepts("form", readingsFile),
    async (c) => {
      const { timezone } = c.var.caller.member;
      return c.json({
        data: await readFile(c.var.scope, c.req.param("id"), c.req.valid("form"), { timezone, env: c.env }),
      });
    },
  )
  .get("/:id/alarms", authenticate, verified, requires("flock.read"), async (c) =>
    c.json({ data: await listAlarms(c.var.scope, c.req.param("id")) }),
  )
  .post("/:id/alarms/:alarm/seen", authenticate, verified, requires("season.write"), async (c) =>
    c.json({ data: await acknowledge(c.var.scope, c.req.param("id"), c.req.param("alarm")) }),
  )
  .get("/:id/devices", authenticate, verified, requires("settings.write"), async (c) =>
    c.json(await listDevices(c.var.scope, c.req.param("id"))),
  )
  .post(
    "/:id/devices",
    authenticate,
    verified,
    requires("settings.write", "key"),
    accepts("json", deviceDraft),
    async (c) => c.json({ data: await addDevice(c.var.scope, c.req.param("id"), c.req.valid("json")) }, 201),
  )
  .delete("/:id/devices/:device", authenticate, verified, requires("settings.write"), async (c) => {
    await revokeDevice(c.var.scope, c.req.param("id"), c.req.param("device"));
    return c.body(null, 204);
  });
