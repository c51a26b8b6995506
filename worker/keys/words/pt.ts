export const pt = {
  "audit.subject.api_key": "Chave da API",
  "keys.already": "Esta chave já foi criada e só se mostra uma vez. Revogue-a e crie outra.",
  "keys.read_only": "O seu plano tem chaves que só leem.",
  "keys.full_one": "O seu plano tem {{count}} chave em vigor. Revogue-a para criar outra, ou mude de plano.",
  "keys.full_other": "O seu plano tem {{count}} chaves em vigor. Revogue uma para criar outra, ou mude de plano.",
} as const;
