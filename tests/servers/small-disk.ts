import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Disk = { path: string; remove: () => void };

/** A disk of 32 MB in memory; undefined where this machine lets nobody make one, as it lets root alone. */
export function newDisk(): Disk | undefined {
  const path = mkdtempSync(join(tmpdir(), "voliera-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", path]).status === 0;
  const remove = () => {
    if (isMounted) spawnSync("umount", [path]);
    rmSync(path, { recursive: true, force: true });
  };
  if (isMounted) return { path, remove };
  remove();
  return undefined;
}

/** Takes all the room there is, to the last byte; answers how to give it back. */
export function fill({ path }: Disk): () => void {
  const filling = join(path, "filling");
  for (const size of [64 * 1024, 4 * 1024, 1]) appendWhileItGoes(filling, Buffer.alloc(size));
  return () => rmSync(filling);
}

function appendWhileItGoes(path: string, bytes: Buffer): void {
  try {
    for (;;) appendFileSync(path, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
