import {
  Agent,
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { Complaint } from "../upkeep/complaint.ts";
import { answerAway, answerBroken, answerMalformed, answerTooLarge } from "./away-page.ts";
import { dropBody, endAnswer } from "./last-words.ts";
import { requestGate } from "./request-gate.ts";

/** Where to pass a request on to: a local port, or nothing while that part is down. */
type Upstream = () => number | undefined;
export type PublicProxy = {
  close: () => Promise<void>;
  /** Milliseconds since the last caller left; 0 while somebody is inside. */
  quietFor: () => number;
  /** Callers who come while this goes on wait for its end instead of hearing 503. */
  hold: (work: () => Promise<unknown>) => Promise<void>;
};

// workerd hangs up on a quiet connection after 5 s: let go of it before, so that no request meets a closing door.
const quietSockets = new Agent({ keepAlive: true, timeout: 4_000, maxSockets: Number.POSITIVE_INFINITY });

/**
 * Holds the public port. Streams requests to the workers and answers back, and says 503 while they are down. A request
 * that carries a body is passed on once and never repeated. Throws a Complaint when the port is taken.
 */
export async function startProxy(port: number, upstream: Upstream, log: (line: string) => void): Promise<PublicProxy> {
  const gate = requestGate();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.once("close", gate.enter());
    const enter = () => passOn(request, response, { upstream, log });
    const held = gate.held();
    if (held) void held.then(() => response.destroyed || enter());
    else enter();
  };
  // Both spellings of localhost, and nothing that another machine could reach.
  const first = await listen(createServer(answer), port, "127.0.0.1");
  const second = await listen(createServer(answer), port, "::1").catch((error) => {
    if (error instanceof Complaint) {
      first.close();
      throw error;
    }
    return undefined;
  });
  const servers = [first, second].filter((server) => server !== undefined);
  const close = async () => void (await Promise.all(servers.map(shut)));
  return { close, quietFor: gate.quietFor, hold: gate.hold };
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(error.code === "EADDRINUSE" ? taken(port) : error));
    server.listen(port, host, () => resolve(server));
  });
}

const taken = (port: number) =>
  new Complaint(
    `Port ${port} is taken. Stop what uses it or choose another: PORT=${port === 65_535 ? 8788 : port + 1} npm start`,
  );

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });
}

type Way = { upstream: Upstream; log: (line: string) => void };

function passOn(request: IncomingMessage, response: ServerResponse, way: Way): void {
  if (!isAddress(request)) {
    request.resume();
    answerMalformed(request, response);
    return;
  }
  const port = way.upstream();
  if (port === undefined) {
    answerAway(request, response);
    return;
  }
  const hasBody = request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
  const isRepeatable = !hasBody && (request.method === "GET" || request.method === "HEAD");
  const call = httpRequest({
    host: "127.0.0.1",
    port,
    method: request.method,
    path: request.url,
    headers: inward(request),
    // A kept connection may be closing as we write: only what may be asked twice travels on one.
    agent: isRepeatable ? quietSockets : false,
  });
  let isAnswered = false;
  call.on("response", (answer) => {
    isAnswered = true;
    const isCutShort = hasBody && !request.complete;
    if (isCutShort) letGo(call, request, response);
    if (isCutShort && !isUncaught(answer)) passWhole(answer, request, response);
    else hand(answer, request, response, way);
  });
  call.on("error", () => {
    // Whoever has answered reads no further; an answer torn off says so itself.
    if (isAnswered) return;
    if (response.headersSent) response.destroy();
    else if (isRepeatable && call.reusedSocket) passOn(request, response, way);
    else refuse(call, request, response, () => way.upstream() === port);
  });
  response.on("close", () => response.writableFinished || call.destroy());
  if (hasBody) request.pipe(call);
  else call.end();
}

// workerd answers 500 to two hosts, to a host that is none, and to a target that is no path.
function isAddress(request: IncomingMessage): boolean {
  const hosts = pairs(request).filter(([name]) => name.toLowerCase() === "host");
  const isHost = /^([\w.-]{1,253}|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(hosts[0]?.[1] ?? "");
  return hosts.length === 1 && isHost && (request.url ?? "").startsWith("/");
}

function letGo(call: ClientRequest, request: IncomingMessage, response: ServerResponse): void {
  request.unpipe(call);
  response.once("close", () => call.destroy());
  dropBody(request, response);
}

// workerd hangs up on a body it is not going to read, and its answer may be lost in that: if it still runs a moment
// later, that was it. One that ended hung up on everything.
function refuse(call: ClientRequest, request: IncomingMessage, response: ServerResponse, runs: () => boolean): void {
  const weight = Math.max(Number(request.headers["content-length"] ?? 0), call.socket?.bytesWritten ?? 0);
  const wasReading = !request.complete && weight > everBorne;
  letGo(call, request, response);
  const answer = () => {
    if (response.destroyed) return;
    if (wasReading && runs()) answerTooLarge(request, response);
    else answerAway(request, response);
  };
  setTimeout(answer, wasReading ? moment : 0);
}

/** Bytes that the pages read of whatever comes. */
const everBorne = 1024 * 1024;
/** Milliseconds within which the end of workerd is noticed. */
const moment = 300;

function hand(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse, { log }: Way): void {
  if (isUncaught(answer)) {
    answer.setEncoding("utf8").on("data", (text) => log(`Thrown at ${request.method} ${request.url}: ${text}`));
    answerBroken(request, response);
    return;
  }
  response.writeHead(answer.statusCode ?? 502, outward(answer));
  // An answer torn off in the middle must look torn off.
  answer.on("error", () => response.destroy());
  answer.on("aborted", () => response.destroy());
  answer.pipe(response);
}

// workerd hangs up behind an answer to what it has not read, and may tear it off: it is passed on once it is whole.
function passWhole(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  const pieces: Buffer[] = [];
  answer.on("data", (piece: Buffer) => pieces.push(piece));
  answer.on("end", () => {
    const body = Buffer.concat(pieces);
    const length = answer.headers["content-length"] ?? (isBodiless(answer) ? undefined : String(body.length));
    if (length) response.setHeader("Content-Length", length);
    response.writeHead(answer.statusCode ?? 502, outward(answer));
    endAnswer(response, body);
  });
  const tornOff = () => {
    if (response.headersSent || response.destroyed) return;
    if (answer.statusCode === 413) answerTooLarge(request, response);
    else response.destroy();
  };
  answer.on("aborted", tornOff);
  answer.on("error", tornOff);
}

const isBodiless = ({ statusCode = 0 }: IncomingMessage) => statusCode === 204 || statusCode === 304;

// Miniflare's own words, with a stack, about what a worker let fall; our 500 is never plain text.
const isUncaught = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 500 && (headers["content-type"] ?? "").startsWith("text/plain");

const betweenNeighbours =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|cf-.*|mf-.*|x-forwarded-.*|x-real-ip)$/;

/** The caller's headers without those that only a proxy may set, and with the caller's address. */
function inward(request: IncomingMessage): string[] {
  const kept = pairs(request).filter(([name]) => !betweenNeighbours.test(name.toLowerCase()));
  const length = request.headers["transfer-encoding"] ? [["Transfer-Encoding", "chunked"]] : [];
  const address = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return [...kept, ...length, ["CF-Connecting-IP", address], ["MF-Disable-Pretty-Error", "true"]].flat();
}

const outward = (answer: IncomingMessage): string[] =>
  pairs(answer)
    .filter(([name]) => !betweenNeighbours.test(name.toLowerCase()))
    .flat();

function pairs({ rawHeaders }: IncomingMessage): Array<[string, string]> {
  const found: Array<[string, string]> = [];
  for (let at = 0; at < rawHeaders.length; at += 2) found.push([rawHeaders[at] ?? "", rawHeaders[at + 1] ?? ""]);
  return found;
}
