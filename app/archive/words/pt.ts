export const archive = {
  "archive.title": "Arquivo da organização",
  "archive.lead": "Tudo o que a organização tem, num só ficheiro que é seu.",
  "archive.forbidden": "Só proprietários e gestores descarregam ou repõem o arquivo.",
  "archive.take.title": "Descarregar",
  "archive.take.lead": "Em todos os planos, também acima do limite.",
  "archive.take.submit": "Descarregar arquivo",
  "archive.take.plain": "Descarregar sem fotografias",
  "archive.take.empty": "Ainda não há aves: o arquivo traz as espécies, os estados e o histórico.",
  "archive.take.inside": "O que traz o ficheiro .zip:",
  "archive.take.inside.data":
    "as aves (também as do lixo e as de outros criadores), pesos, locais e mudanças, espécies, estados, cores de anilhas, vistas guardadas e o histórico",
  "archive.take.inside.forms":
    "cada tabela duas vezes: em .csv, para abrir no Excel, e em linhas JSON, para programas e para repor",
  "archive.take.inside.photos": "as fotografias, como ficheiros",
  "archive.take.inside.manifest": "um índice com a soma de controlo SHA-256 de cada ficheiro",
  "archive.take.outside":
    "Não traz contas de pessoas, palavras-passe, sessões, códigos, mensagens nem os ficheiros importados.",
  "archive.failed": "Não foi possível descarregar o arquivo. Tente outra vez.",
  "archive.too_many": "Descarregou muitos arquivos em pouco tempo. Espere dez minutos e tente outra vez.",
  "archive.too_large": "As fotografias são demasiadas para um só arquivo. Descarregue-o sem fotografias.",
  "archive.back.title": "Repor",
  "archive.back.lead": "Numa organização vazia, tudo ou nada.",
  "archive.back.full":
    "Esta organização já tem aves ou locais. Um arquivo só se repõe numa organização sem aves (também no lixo) e sem locais, para que nada se misture.",
  "archive.back.how":
    "O ficheiro é primeiro verificado até à última linha; vê o que contém e só depois decide. As espécies e os estados que já existem com o mesmo nome ficam com os dados do arquivo.",
  "archive.back.file": "Arquivo",
  "archive.back.file_hint": "O .zip tal como foi descarregado.",
  "archive.back.limits":
    "Repõem-se arquivos até {{file}} MB ({{tables}} MB de tabelas descomprimidas), {{birds}} aves, {{photos}} fotografias e {{rows}} linhas ao todo. Um maior descarrega-se sempre, mas não se repõe aqui.",
  "archive.back.check": "Verificar arquivo",
  "archive.back.failed": "O arquivo não pode ser reposto. Nada foi guardado.",
  "archive.back.other": "Escolher outro arquivo",
  "archive.waiting.title": "O que há no arquivo",
  "archive.waiting.lead": "{{file}}: {{organization}}, {{date}}. Ainda nada foi guardado; o ficheiro espera uma hora.",
  "archive.waiting.limit": "O seu plano não chega para todas as aves",
  "archive.waiting.over":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.over_one":
    "O arquivo tem mais {{count}} ave do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.over_other":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.plans": "Ver os planos",
  "archive.waiting.submit": "Repor o arquivo",
  "archive.count.birds": "Aves",
  "archive.count.reference_birds": "De outros criadores",
  "archive.count.birds_in_trash": "No lixo",
  "archive.count.species": "Espécies",
  "archive.count.places": "Locais",
  "archive.count.weights": "Pesos",
  "archive.count.moves": "Mudanças",
  "archive.count.photos": "Fotografias",
  "archive.count.audit": "Linhas do histórico",
  "archive.done": "Arquivo reposto: {{count}} aves.",
  "archive.done_one": "Arquivo reposto: {{count}} ave.",
  "archive.done_other": "Arquivo reposto: {{count}} aves.",
  "archive.birds": "Ver as aves",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    archive: typeof archive;
  }
}
