import { connect } from "node:net";
import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const { port } = new URL(server.origin);
const million = 1_000_000;

/** Pours a body into the server until the connection is closed or all is sent: what was heard, and how much was taken. */
function pour(path: string, headers: string[], most = 300 * million): Promise<{ heard: string; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "localhost");
    const piece = Buffer.alloc(65_536, 32);
    const isChunked = headers.some((it) => it.includes("chunked"));
    const sent = isChunked ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]) : piece;
    let received = "";
    let taken = 0;
    const send = () => {
      while (taken < most && !socket.destroyed) {
        taken += piece.length;
        if (!socket.write(sent)) return;
      }
    };
    socket.setEncoding("utf8").on("data", (text) => (received += text));
    socket.on("drain", send);
    socket.on("error", () => {});
    socket.once("close", () => resolve({ heard: received, taken }));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers.join("\r\n")}\r\n\r\n`, send);
  });
}

const json = "Content-Type: application/json";
const form = "Content-Type: application/x-www-form-urlencoded";

test.each([
  ["/api/contact", [json, "Content-Length: 300000000"]],
  ["/api/contact", [json, "Transfer-Encoding: chunked"]],
  ["/api/birds/import", [json, "Transfer-Encoding: chunked"]],
  ["/login", [form, "Content-Length: 300000000", "Sec-Fetch-Site: same-origin"]],
  ["/login", [form, "Transfer-Encoding: chunked", "Sec-Fetch-Site: same-origin"]],
])("of 300 MB for %s with %j almost nothing is taken, and the answer is heard", async (path, headers) => {
  const { heard, taken } = await pour(path, headers);
  expect(heard.slice(0, 12)).toBe("HTTP/1.1 413");
  expect(taken).toBeLessThan(25 * million);
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
});
