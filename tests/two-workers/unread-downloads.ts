import { readFile } from "node:fs/promises";
import { connect } from "node:net";

/** A download whose reader takes the head of the answer and then nothing more. */
type Unread = {
  status: number;
  retry_after: string | undefined;
  /** Reads on to the end there is: how many bytes came in all. */
  rest: () => Promise<number>;
};

/** Asks for a file and reads no further than its status. */
export function unread(origin: string, path: string, token: string): Promise<Unread> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    let bytes = 0;
    socket.on("data", (piece: Buffer) => {
      bytes += piece.length;
    });
    const closed = new Promise<void>((done) => socket.once("close", () => done()));
    const rest = async () => {
      socket.resume();
      await closed;
      return bytes;
    };
    socket.once("data", (piece: Buffer) => {
      socket.pause();
      const head = piece.toString("latin1");
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
      const [, retry_after] = /^Retry-After: (\d+)/im.exec(head) ?? [];
      resolve({ status: Number(status), retry_after, rest });
    });
    // Once the answer has begun a broken line is what is waited for.
    socket.on("error", reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    );
  });
}

/** Megabytes that a process holds. */
export async function megabytesOf(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
