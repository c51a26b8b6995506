export const pt = {
  "addresses.same": "Este já é o seu e-mail.",
  "addresses.code.six": "Escreva os seis algarismos do código.",
  "addresses.back.gone":
    "Esta ligação já não é válida: foi usada, tem mais de 7 dias ou está incompleta. Se não consegue entrar, escreva-nos.",
  "addresses.back.taken": "Este endereço tem entretanto outra conta, por isso não pode voltar a esta. Escreva-nos.",
};
