/** Addresses that could be taken for ours or for an authority's, without their hyphens. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...["voliera", "volieraapp", "admin", "administrator", "operator", "operador", "support", "suporte", "help", "ajuda"],
  ...["about", "api", "app", "login", "signup", "privacy", "terms", "contact", "contacto", "legal", "security"],
  ...["market", "mercado", "marketplace", "seller", "sellers", "vendedor", "vendedores", "listing", "listings"],
  ...["photos", "fotos", "waiting", "enquiries", "reports", "settings", "billing", "team", "equipa", "official"],
  ...["oficial", "icnf", "dgav", "cites", "fop", "fonp", "com", "police", "policia", "psp", "gnr", "null", "undefined"],
]);
