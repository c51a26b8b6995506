import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startProxy } from "#worker/local/front/proxy.ts";
import { freePort } from "#worker/local/upkeep/database.ts";

async function behindProxy(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = await freePort();
  const proxy = await startProxy(
    port,
    () => (server.address() as AddressInfo | null)?.port,
    () => {},
  );
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  return { port, server, url: `http://localhost:${port}` };
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of message.setEncoding("utf8")) text += chunk;
  return text;
}

test("a body and its answer pass through whole, and the caller cannot name its own address", async () => {
  const { url } = await behindProxy(async (request, response) => {
    const body = await textOf(request);
    response.writeHead(201, { "Set-Cookie": ["a=1", "b=2"], "X-Seen": JSON.stringify(request.headers) });
    response.end(body);
  });
  const body = "ave ".repeat(100_000);
  const forged = { "CF-Connecting-IP": "203.0.113.9", "X-Forwarded-For": "203.0.113.9", "MF-Route-Override": "x" };
  const answer = await fetch(url, { method: "POST", body, headers: forged });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await answer.text()).toBe(body);
  const seen = JSON.parse(answer.headers.get("X-Seen") ?? "{}");
  expect(seen["cf-connecting-ip"]).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(JSON.stringify(seen)).not.toContain("203.0.113.9");
  expect(seen.host).toBe(new URL(url).host);
  expect(seen).not.toHaveProperty("mf-route-override");
});

test("a request that was taken and not answered is refused, never asked again", async () => {
  let requests = 0;
  const { url } = await behindProxy((request) => {
    requests += 1;
    request.once("data", () => request.socket.destroy());
  });
  const answer = await fetch(url, { method: "POST", body: "x".repeat(1_000_000) });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(requests).toBe(1);
});

test("an answer torn off in the middle does not look whole", async () => {
  const { url } = await behindProxy((_request, response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write("half", () => response.destroy());
  });
  const answer = await fetch(url);
  await expect(answer.text()).rejects.toThrow();
});

test("while the workers are down the proxy answers 503 with Retry-After, in the reader's language", async () => {
  const port = await freePort();
  const proxy = await startProxy(
    port,
    () => undefined,
    () => {},
  );
  onTestFinished(() => proxy.close());
  const page = await fetch(`http://localhost:${port}/birds`, {
    headers: { Accept: "text/html", "Accept-Language": "pt" },
  });
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(await page.text()).toContain("Voliera volta já");
  const api = await fetch(`http://localhost:${port}/api/birds`, {
    headers: { Accept: "text/html", "Accept-Language": "en" },
  });
  expect(await api.json()).toMatchObject({ status: 503, code: "unavailable" });
});

test("an error of a worker goes to the log, not to the caller", async () => {
  const listed: string[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(500, { "Content-Type": "text/plain;charset=UTF-8" });
    response.end("Error: secret\n  at stack");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = await freePort();
  const proxy = await startProxy(
    port,
    () => (server.address() as AddressInfo).port,
    (line) => listed.push(line),
  );
  onTestFinished(async () => {
    server.close();
    await proxy.close();
  });
  const answer = await fetch(`http://localhost:${port}/`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
  await expect.poll(() => listed.join()).toContain("secret");
});

test("a taken port is one sentence with a way out", async () => {
  const squatter = createSocketServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  onTestFinished(() => void squatter.close());
  const { port } = squatter.address() as AddressInfo;
  await expect(
    startProxy(
      port,
      () => undefined,
      () => {},
    ),
  ).rejects.toThrow(`Port ${port} is taken. Stop what uses it or choose another: PORT=${port + 1} npm start`);
});

test("a request for a foreign host or a malformed address is refused by the proxy", async () => {
  const { port } = await behindProxy((_request, response) => response.end("inside"));
  const host = `Host: localhost:${port}`;
  const heads: Array<[string, number]> = [
    [`GET / HTTP/1.1\r\n${host}`, 200],
    ["GET / HTTP/1.1\r\nHost: [::1]", 200],
    ["GET / HTTP/1.1\r\nHost: localhost:1@evil.test", 400],
    [`GET / HTTP/1.1\r\n${host}\r\nHost: evil.test`, 400],
    [`GET http://evil.test/ HTTP/1.1\r\n${host}`, 400],
    [`OPTIONS * HTTP/1.1\r\n${host}`, 400],
  ];
  for (const [head, status] of heads) {
    const [line] = (await spoken(port, `${head}\r\nConnection: close\r\n\r\n`)).split("\r\n");
    expect([head, line]).toEqual([head, expect.stringContaining(` ${status} `)]);
  }
});

/** What the proxy says to these very bytes. */
async function spoken(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  for await (const piece of socket) answer += piece;
  return answer;
}

test("a too large body is answered 413 although the worker hangs up while answering", async () => {
  const { port } = await behindProxy((_request, response) => {
    response.writeHead(413, { "Content-Length": "100" });
    response.flushHeaders();
    setTimeout(() => response.destroy(), 20);
  });
  const head = `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 300000000\r\n\r\n`;
  expect(await spoken(port, `${head}${" ".repeat(70_000)}`)).toContain("HTTP/1.1 413 ");
});

/** Answers before it has read what is sent, and hangs up on nobody. */
const unread: RequestListener = (request, response) => {
  if (request.method === "GET") response.end("inside");
  else response.writeHead(413, { "Content-Length": "8" }).write("too much");
};

test("an unread body closes its connection, and the next connection is served", async () => {
  const { port } = await behindProxy(unread);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async (method: string, body?: Buffer) => {
    const headers = body ? { "Content-Length": body.length } : {};
    const call = httpRequest({ host: "127.0.0.1", port, method, agent, headers }).end(body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    return [answer.statusCode, answer.headers.connection, await textOf(answer)];
  };
  for (const size of [1_100_000, 3_000_000]) {
    expect(await ask("POST", Buffer.alloc(size))).toEqual([413, "close", "too much"]);
    expect(await ask("GET")).toEqual([200, "keep-alive", "inside"]);
  }
});

test("what is still coming behind an answer is taken, and the connection ends without being torn", async () => {
  const { port } = await behindProxy(unread);
  const head = `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 3000000\r\n\r\n`;
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}${" ".repeat(100_000)}`);
  let answer = "";
  for await (const piece of socket) {
    answer += piece;
    if (answer.endsWith("too much")) socket.write(" ".repeat(2_900_000));
  }
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nContent-Length: 8\r\n[\s\S]*\r\n\r\ntoo much$/);
});

test("a caller who hangs up does not keep the workers busy", async () => {
  const left = deferred();
  const { port } = await behindProxy((request, response) => {
    response.writeHead(200);
    response.write("slowly");
    request.socket.once("close", () => left.resolve());
  });
  const call = httpRequest({ port, host: "127.0.0.1" }, (answer) => answer.once("data", () => call.destroy()));
  call.on("error", () => {});
  call.end();
  await left.promise;
});

function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
