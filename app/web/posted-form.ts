/** Why nobody can read a form, as the status that says it. */
type Unreadable = 400 | 415;

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
// The mapping of fifty columns and the whole catalogue of species stay far below.
const mostFields = 1000;
// A name like `email[99999999]` or `a[b][c]…` is a list or a tree to whoever reads the form, and takes its memory away.
const plainName = /^[a-z][\w-]{0,99}$/i;

/** Judges what was posted before a page reads it; undefined when it can be a form of ours. */
export async function unreadable(request: Request): Promise<Unreadable | undefined> {
  if (request.method !== "POST") return undefined;
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (!formTypes.includes(type ?? "")) return 415;
  const form = await parsed(request);
  if (!form) return 400;
  const names = [...form.keys()];
  return names.length > mostFields || names.some((name) => !plainName.test(name)) ? 400 : undefined;
}

// The runtime throws at a body that is not what its type says.
async function parsed(request: Request): Promise<FormData | undefined> {
  try {
    return await request.clone().formData();
  } catch {
    return undefined;
  }
}
