import { restorable } from "#worker/archive/contract.ts";
import { largestAttachment } from "#worker/attachments/contract.ts";
import { largestForm as largestPaperForm } from "#worker/legal/forms/contract.ts";
import { largestUpload, photoLimits } from "#worker/photos/contract.ts";
import { largestPortrait } from "#worker/portraits/contract.ts";
import { fileLimits } from "#worker/support/tickets/contract.ts";

/** Bytes of a form without files, and of whatever else is sent to a page or to the API. */
export const largestForm = 256 * 1024;
/** Bytes of the largest form with a table: a workbook of 5 MB and what multipart wraps around it. */
export const largestTable = 6 * 1024 * 1024;

const isMultipart = (headers: Headers) =>
  (headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/form-data");

/** Whether a request brings a table to be imported, or a workbook to be filled. */
export function bringsTable({ method, url, headers }: Request): boolean {
  const isForTables =
    /^\/birds\/import\/?$|^\/api\/birds\/import(\/checks)?\/?$|^\/incubators\/[^/]+\/readings\/?$|^\/api\/incubators\/[^/]+\/readings\/file\/?$|^\/legal-forms\/return\/?$/.test(
      new URL(url).pathname,
    );
  const isForm = method === "PUT" && /^\/api\/paper-templates\/annual_return\/?$/.test(new URL(url).pathname);
  return ((method === "POST" && isForTables) || isForm) && isMultipart(headers);
}

/** Whether a request brings photos, which may weigh more and are read by the API alone. */
export function bringsPhotos({ method, url, headers }: Request): boolean {
  const isForPhotos = /^(\/api)?\/birds\/[^/]+\/photos(\/upload)?\/?$/.test(new URL(url).pathname);
  return method === "POST" && isForPhotos && isMultipart(headers);
}

/** Bytes of a form with an archive in it. */
const largestArchive = restorable.bytes + 64 * 1024;

/** Whether a request brings an archive to be put back, which the API alone reads. */
export function bringsArchive({ method, url, headers }: Request): boolean {
  const isForArchive = /^\/(settings\/archive|api\/archive\/waiting)\/?$/.test(new URL(url).pathname);
  return method === "POST" && isForArchive && isMultipart(headers);
}

// The overhead of multipart around a file.
const wrapping = 64 * 1024;
/** Where one file is sent, over the API and by a page, and its most bytes. */
const ownFiles = [
  {
    called: /^\/api\/(profile\/portrait|organizations\/current\/logo)\/?$/,
    posted: /^\/(profile|settings\/look)\/?$/,
    most: largestPortrait + wrapping,
  },
  {
    called: /^\/api\/registrations\/[^/]+\/file\/?$/,
    posted: /^\/settings\/papers\/?$/,
    most: Math.max(largestAttachment, photoLimits.bytes) + wrapping,
  },
  {
    called: /^\/api\/paper-templates\/transfer\/?$/,
    posted: /^\/legal-forms\/templates\/?$/,
    most: largestPaperForm + wrapping,
  },
  {
    called: /^\/api\/birds\/[^/]+\/health\/[^/]+\/files\/?$/,
    posted: /^\/birds\/[^/]+\/health\/?$/,
    most: Math.max(largestAttachment, photoLimits.bytes) + wrapping,
  },
];

function ownFileOf({ method, url, headers }: Request) {
  const path = new URL(url).pathname;
  const found = ownFiles.find(({ called, posted }) =>
    method === "PUT" ? called.test(path) : method === "POST" && posted.test(path),
  );
  return found && isMultipart(headers) ? found : undefined;
}

/** Whether a request brings one file of somebody's or of the organisation's, which the API alone reads. */
export const bringsOwnFile = (request: Request): boolean => ownFileOf(request) !== undefined;

/** Bytes of a form with the files of a ticket. */
export const largestTicket = fileLimits.all + wrapping;

/** Whether a request brings a ticket with files, of which several come in one form. */
export function bringsTicket({ method, url, headers }: Request): boolean {
  const isForTickets = /^\/support\/tickets\/[^/]+\/?$|^\/api\/support\/tickets\/[^/]+\/files\/?$/;
  return method === "POST" && isForTickets.test(new URL(url).pathname) && isMultipart(headers);
}

/** Bytes a request may bring to where it goes. */
function mostFor(request: Request): number {
  if (bringsPhotos(request)) return largestUpload;
  if (bringsArchive(request)) return largestArchive;
  if (bringsTicket(request)) return largestTicket;
  return ownFileOf(request)?.most ?? (bringsTable(request) ? largestTable : largestForm);
}

/** How many times its limit a body may weigh and still be read to its end. */
const bearable = 4;

/**
 * The request with its body read to the end. Whoever is answered before that has the connection cut under the answer,
 * and may never learn why; so what is a little too large is read and dropped, and only what is far too large, as it
 * says itself or as it comes, is not taken. One byte beyond the limit is kept, so that whoever has a limit refuses it.
 */
export async function withWholeBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const most = mostFor(request);
  const isFar = Number(request.headers.get("Content-Length") ?? 0) > bearable * most;
  const body = isFar ? new Uint8Array(most + 1) : await readAll(request.body, most + 1, bearable * most);
  if (isFar) await request.body.cancel();
  const { method, headers } = request;
  // A GET with a body is legal; the body is ignored.
  if (method === "GET" || method === "HEAD") return new Request(request.url, { method, headers: bodiless(headers) });
  return new Request(request, { body });
}

function bodiless(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ["Content-Length", "Content-Type", "Transfer-Encoding"]) headers.delete(name);
  return headers;
}

async function readAll(
  stream: ReadableStream<Uint8Array>,
  most: number,
  bears: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  let taken = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const piece = value.subarray(0, most - size);
    if (piece.length > 0) kept.push(piece);
    size += piece.length;
    taken += value.length;
    if (taken <= bears) continue;
    await reader.cancel();
    break;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of kept) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
