export const pt = {
  "portraits.missing": "Escolha uma fotografia.",
  "portraits.large": "A fotografia pode ter no máximo 2 MB.",
};
