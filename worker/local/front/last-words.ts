import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a body that nobody reads which are taken all the same, so that its sender hears the answer. */
const dropped = 4 * 1024 * 1024;

/** Milliseconds between the answer and the shutting of the proxy. */
const hearing = 1_000;

/**
 * Gives up on a body that nobody reads any more. Some of what is still coming is dropped, for a caller who can send no more
 * before it has looked for an answer never looks; and it is told that nothing more is heard on this connection.
 */
export function dropBody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Connection", "close");
  let left = dropped;
  request.on("data", (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) request.pause();
  });
  // Whoever was piped somewhere else stands still until told.
  request.resume();
}

/**
 * Ends an answer whose head was written, with its length. Behind one to a body that is given up the proxy stays open until
 * that has come to its end, or for a moment: shut at once, it would take the answer back from whoever is still sending.
 */
export function endAnswer(response: ServerResponse, body: string | Uint8Array | undefined): void {
  const { req: request } = response;
  if (request.complete || response.getHeader("Connection") !== "close") {
    response.end(body);
    return;
  }
  if (body) response.write(body);
  else response.flushHeaders();
  const waiting = setTimeout(() => response.end(), hearing);
  request.once("end", () => response.end());
  response.once("close", () => clearTimeout(waiting));
}
