/** What the address of the list asks the API for. */
export function salesQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const names = ["state", "contact_id", "from", "to", "by", "page"];
  return new URLSearchParams(
    names.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [])),
  );
}
