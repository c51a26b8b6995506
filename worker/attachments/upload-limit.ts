import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "#worker/http.ts";
import { photoLimits } from "#worker/photos/contract.ts";
import { largestAttachment } from "./contract.ts";

/** What a request that brings a file may weigh: around the file stands what multipart wraps around it. */
export const attachmentLimit = bodyLimit({
  maxSize: Math.max(photoLimits.bytes, largestAttachment) + 64 * 1024,
  onError: tooLarge,
});
