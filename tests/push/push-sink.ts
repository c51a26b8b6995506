import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { base64url, bytesOf } from "#worker/push/base64url.ts";

export type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Answering = (response: ServerResponse, taken: Taken) => void;

/** A push service on localhost, on any port or a given one: keeps what it is sent, and answers 201 until told otherwise. */
export async function newSink(port = 0) {
  const taken: Taken[] = [];
  const state = { answer: ((response) => response.writeHead(201).end()) as Answering };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const it = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) };
    taken.push(it);
    state.answer(response, it);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin,
    taken,
    /** From now on it answers with this status, or does whatever is said. */
    answers: (how: number | Answering, headers: Record<string, string> = {}) => {
      state.answer = typeof how === "number" ? (response) => response.writeHead(how, headers).end() : how;
    },
  };
}

/** A device with keys of its own: what its browser would tell the server, and how it reads what comes. */
export async function newDevice(endpoint: string) {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const read = (body: Uint8Array) => opened(body, { key: pair.privateKey, point, secret });
  return { draft: { endpoint, keys: { p256dh: base64url(point), auth: base64url(secret) }, name: "Chrome" }, read };
}

type Receiver = { key: CryptoKey; point: Uint8Array; secret: Uint8Array };
const bytes = (text: string) => new TextEncoder().encode(text);
const cut = (from: Uint8Array, start: number, end?: number) => Uint8Array.from(from.subarray(start, end));

/** What a push says, read as a browser does it (RFC 8291, 3.4). */
async function opened(body: Uint8Array, { key, point, secret }: Receiver): Promise<string> {
  const [salt, sender] = [cut(body, 0, 16), cut(body, 21, 86)];
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const other = await crypto.subtle.importKey("raw", sender, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other } as never, key, 256);
  const input = await derived(Uint8Array.from(secret), shared, [bytes("WebPush: info\0"), point, sender], 32);
  const content = await derived(salt, input, [bytes("Content-Encoding: aes128gcm\0")], 16);
  const iv = await derived(salt, input, [bytes("Content-Encoding: nonce\0")], 12);
  const reader = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, reader, cut(body, 86)));
  return new TextDecoder().decode(plain.subarray(0, plain.lastIndexOf(2)));
}

async function derived(salt: Uint8Array<ArrayBuffer>, from: ArrayBuffer, info: Uint8Array[], length: number) {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  const way = { name: "HKDF", hash: "SHA-256", salt, info: Uint8Array.from(Buffer.concat(info)) };
  return crypto.subtle.deriveBits(way, key, length * 8);
}

/** Whether a token of `Authorization` was signed by the app's key, and what it claims. */
export async function vapidClaims(header: string | undefined) {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const way = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(publicKey) as never, way, false, ["verify"]);
  const hash = { name: "ECDSA", hash: "SHA-256" };
  const isOurs = await crypto.subtle.verify(hash, key, bytesOf(signature) as never, bytes(`${head}.${claims}`));
  const claimed = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
  return { isOurs, publicKey, ...claimed };
}
