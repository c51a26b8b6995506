/** The site that an address narrows a page to, as a parameter of the API's; nothing where it names none. */
export function siteIn(request: Request): { site_id?: string } {
  const site_id = new URL(request.url).searchParams.get("site_id");
  return site_id ? { site_id } : {};
}
