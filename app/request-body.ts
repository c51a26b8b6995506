import { restorable } from "#worker/archive/contract.ts";
import { largestUpload } from "#worker/birds/photo-contract.ts";

/** Bytes of the largest form: a workbook of 5 MB and what multipart wraps around it. */
export const largestBody = 6 * 1024 * 1024;

/** Whether a request brings photos, which may weigh more and are read by the API alone. */
export function bringsPhotos({ method, url, headers }: Request): boolean {
  const isForPhotos = /^(\/api)?\/birds\/[^/]+\/photos(\/upload)?\/?$/.test(new URL(url).pathname);
  const type = (headers.get("Content-Type") ?? "").toLowerCase();
  return method === "POST" && isForPhotos && type.startsWith("multipart/form-data");
}

/** Bytes of a form with an archive in it. */
const largestArchive = restorable.bytes + 64 * 1024;

/** Whether a request brings an archive to be put back, which the API alone reads. */
export function bringsArchive({ method, url, headers }: Request): boolean {
  const isForArchive = /^\/(settings\/archive|api\/archive\/waiting)\/?$/.test(new URL(url).pathname);
  const type = (headers.get("Content-Type") ?? "").toLowerCase();
  return method === "POST" && isForArchive && type.startsWith("multipart/form-data");
}

/**
 * The request with its body read to the end. Whoever is answered before that has the connection cut under the answer,
 * and never learns why. Of a body beyond the limit one byte too many is kept, so that whoever has a limit refuses it.
 */
export async function withWholeBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const most = bringsPhotos(request) ? largestUpload : bringsArchive(request) ? largestArchive : largestBody;
  const body = await readAll(request.body, most + 1);
  const { method, headers } = request;
  // A question with a body is odd and legal; the body means nothing.
  if (method === "GET" || method === "HEAD") return new Request(request.url, { method, headers: bodiless(headers) });
  return new Request(request, { body });
}

function bodiless(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ["Content-Length", "Content-Type", "Transfer-Encoding"]) headers.delete(name);
  return headers;
}

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const piece = value.subarray(0, most - size);
    if (piece.length > 0) kept.push(piece);
    size += piece.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of kept) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
