import { bodyLimit } from "hono/body-limit";
import { type ApiContext, accepts, requireType, room, tooLarge } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { largestUpload, photoChange, photoForm } from "./contract.ts";
import { photoFile } from "./files.ts";
import { changePhoto, deletePhoto, photosOf } from "./queries.ts";
import { addPhotos } from "./uploads.ts";

const uploadLimit = bodyLimit({ maxSize: largestUpload, onError: tooLarge });

const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

/** Whether a request brings photos, which have their own, larger limit. */
export const bringsPhotos = (method: string, path: string) =>
  method === "POST" && /^\/api\/birds\/[^/]+\/photos\/?$/.test(path);

export const birdsPhotos = room()
  .get("/:id/photos", requires("flock.read"), async (c) =>
    c.json({ data: await photosOf(c.var.scope, c.req.param("id")) }),
  )
  .post("/:id/photos", requires("flock.write"), uploadLimit, multipart, accepts("form", photoForm), async (c) => {
    const { photos, rejected } = await addPhotos(c.var.scope, c.env, c.req.param("id"), c.req.valid("form"));
    return c.json({ data: photos, rejected }, 201);
  });

export const photos = room()
  .get("/:id", requires("flock.read"), (c) => served(c, c.req.param("id"), false))
  .get("/:id/thumb", requires("flock.read"), (c) => served(c, c.req.param("id"), true))
  .put("/:id", requires("flock.write"), accepts("json", photoChange), async (c) =>
    c.json({ data: await changePhoto(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  )
  .delete("/:id", requires("flock.write"), async (c) => {
    await deletePhoto(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

const served = (c: ApiContext, id: string, isThumb: boolean) =>
  photoFile(c.var.scope, c.env.FILES, { id, isThumb, has: c.req.header("If-None-Match") });
