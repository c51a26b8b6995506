import { facts } from "#worker/birds/words/pt.ts";

export const record = {
  "audit.subject.weight": "Pesagens",
  "birds.field.place_id": "Local",
  ...facts.form,
  ...facts.hint,
  ...facts.shown,
  ...facts.option,
  "birds.field.foster_father_ring": "Pai adotivo",
  "birds.field.foster_mother_ring": "Mãe adotiva",

  "birds.section.ring": "Anilha, microchip e sexagem",
  "birds.section.colour": "Cor",
  "birds.section.foster": "Pais adotivos",
  "birds.section.origin": "Origem e proprietário",
  "birds.section.papers": "CITES e certificado",

  "birds.form.no_place": "Sem local",
  "birds.form.not_said": "Não indicado",

  "birds.yes": "Sim",
  "birds.no": "Não",

  "birds.theirs": "De outro criador",
  "birds.tab.pedigree": "Árvore",
  "birds.tab.genetics": "Genética",
  "birds.tab.weights": "Pesos",
  "birds.tab.papers": "Origem",
  "birds.tab.history": "Histórico",

  "birds.ring.title": "Dados da anilha",
  "birds.ring.federation": "Federação",
  "birds.ring.breeder": "N.º de criador",
  "birds.ring.year": "Ano",
  "birds.ring.number": "Número",
  "birds.ring.own_size": "Diâmetro usado na espécie",
  "birds.ring.advised": "Diâmetro recomendado",
  "birds.ring.size_doubtful": "Por confirmar: sem fonte segura.",
  "birds.ring.colour": "Cor do ano",
  "birds.ring.colour_doubtful": "Por confirmar: as federações não coincidem.",
  "birds.ring.colour_own": "Definida na sua organização.",

  "birds.papers.title_of": "Documentos de {{ring}}",
  "birds.papers.fill": "Preencher os documentos",
  "birds.papers.empty": "Ainda não há documentos",
  "birds.papers.empty_why":
    "Guarde aqui de onde veio a ave, o anexo CITES/UE e o certificado, que o comprador e a fiscalização costumam pedir.",

  "birds.history.title_of": "Histórico de {{ring}}",
  "birds.history.pages": "Páginas do histórico",
  "birds.history.newest": "Mais recentes",
  "birds.history.older": "Mais antigas",
  "birds.history.created": "Registada",
  "birds.history.imported": "Importada de {{file}}",
  "birds.history.restored": "reposto de um arquivo; autor indicado no ficheiro",
  "birds.history.nobody": "autor desconhecido",
  "birds.history.emptied": "vazio",
  "birds.history.was": "antes:",

  "birds.field.weight": "Peso",
  "birds.weights.title_of": "Pesos de {{ring}}",
  "birds.weights.grams": "Peso (g)",
  "birds.weights.day": "Data",
  "birds.weights.note": "Nota",
  "birds.weights.change": "Diferença",
  "birds.weights.caption": "Pesagens, da mais recente para a mais antiga",
  "birds.weights.add": "Guardar peso",
  "birds.weights.empty": "Ainda não há pesagens.",
  "birds.weights.jump": "mudou mais de 30 %",
  "birds.weights.delete_of": "Apagar o peso de {{day}}",
  "birds.weights.chart": "Peso de {{from}} a {{to}}: entre {{low}} e {{high}}",
  "birds.weights.light": "{{day}}: {{grams}}, abaixo do esperado",
  "birds.weights.drop": "{{percent}} do que na pesagem anterior.",
  "birds.weights.low": "{{percent}} do que o seu peso habitual.",
  "birds.weights.drop_mark": "perdeu 10 % ou mais",
  "birds.weights.usual":
    "Peso habitual: entre {{low}} e {{high}} (mediana do último ano, {{grams}}, mais ou menos 10 %).",
  "birds.growth.title": "Crescimento no ninho",
  "birds.growth.lead": "Ao lado de {{count}} irmãos da mesma época (a tracejado).",
  "birds.growth.lead_one": "Ao lado de {{count}} irmão da mesma época (a tracejado).",
  "birds.growth.lead_other": "Ao lado de {{count}} irmãos da mesma época (a tracejado).",
  "birds.growth.chart": "Peso por dias de vida, com o dos irmãos",
  "birds.growth.age": "Idade",
  "birds.growth.own": "Esta ave",
  "birds.growth.siblings": "Irmãos",
  "birds.growth.days": "{{count}} dias",
  "birds.growth.days_one": "{{count}} dia",
  "birds.growth.days_other": "{{count}} dias",
  "birds.weigh.title": "Pesar aves",
  "birds.weigh.begin": "Peso",
  "birds.weigh.lead": "Uma ave a seguir à outra: a anilha, os gramas e Enter. O peso fica com a data de hoje.",
  "birds.weights.added": "Peso guardado.",
  "birds.weights.added_warned": "Peso guardado. {{warning}}",
  "birds.weights.deleted": "Peso apagado.",
  "birds.weights.failed": "Não foi possível apagar o peso. Tente de novo.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    record: typeof record;
  }
}
