export const grants = {
  "support.grants.many": "Já deu {{count}} acessos hoje. Use um dos que estão em vigor, ou tente amanhã.",
};
