export const archive = {
  "archive.title": "Arquivo da organização",
  "archive.lead": "Todos os dados da organização num só ficheiro, que é seu.",
  "archive.forbidden": "Só o proprietário e os gestores podem descarregar ou repor o arquivo.",
  "archive.take.title": "Descarregar",
  "archive.take.lead": "Disponível em todos os planos, mesmo acima do limite.",
  "archive.take.submit": "Descarregar arquivo",
  "archive.take.large":
    "Guarda-se por inteiro, mas esta página não o repõe: tem {{birds}} aves, {{photos}} fotografias e {{size}} MB de ficheiros, e aqui repõem-se até {{most_birds}} aves, {{most_photos}} fotografias e {{most_size}} MB. Sem fotografias fica mais pequeno; para o repor inteiro, peça-nos ajuda.",
  "archive.take.plain": "Descarregar sem fotografias nem ficheiros",
  "archive.take.empty": "Ainda não há aves: o arquivo contém só as espécies, os estados e o histórico.",
  "archive.take.inside": "O ficheiro .zip contém:",
  "archive.take.inside.data":
    "as aves (também as do lixo e as de outros criadores), pesos, locais e movimentos, casais, posturas e ovos, espécies, estados, cores de anilhas, vistas guardadas e o histórico",
  "archive.take.inside.forms":
    "cada tabela em dois formatos: .csv, para abrir no Excel, e linhas JSON, para outros programas e para repor",
  "archive.take.inside.photos": "as fotografias, o logótipo e os ficheiros dos registos oficiais",
  "archive.take.inside.manifest": "um índice com a soma de controlo SHA-256 de cada ficheiro",
  "archive.take.outside":
    "Não contém contas de utilizadores, palavras-passe, sessões, códigos, mensagens, ficheiros importados nem os endereços de quem perguntou por anúncios.",
  "archive.failed": "Não foi possível descarregar o arquivo. Tente de novo.",
  "archive.too_many": "Descarregou muitos arquivos em pouco tempo. Espere dez minutos e tente de novo.",
  "archive.too_large": "As fotografias são demasiadas para um só arquivo. Descarregue-o sem fotografias nem ficheiros.",
  "archive.back.title": "Repor",
  "archive.back.lead": "Só numa organização vazia.",
  "archive.back.full":
    "Esta organização já tem aves ou locais. Para não misturar dados, um arquivo só pode ser reposto numa organização sem aves (nem no lixo) e sem locais.",
  "archive.back.how":
    "Primeiro verificamos o ficheiro do princípio ao fim; vê o que contém e só depois decide. As espécies e os estados com o mesmo nome ficam com os dados do arquivo.",
  "archive.back.file": "Arquivo",
  "archive.back.file_hint": "O ficheiro .zip tal como foi descarregado.",
  "archive.back.limits":
    "Podem ser repostos arquivos até {{file}} MB ({{tables}} MB de tabelas descomprimidas), {{birds}} aves, {{photos}} fotografias e {{rows}} linhas no total. Um arquivo maior pode sempre ser descarregado, mas não reposto aqui.",
  "archive.back.check": "Verificar arquivo",
  "archive.back.failed": "Não foi possível repor o arquivo. Nada foi guardado.",
  "archive.back.other": "Escolher outro arquivo",
  "archive.waiting.title": "Conteúdo do arquivo",
  "archive.waiting.lead": "{{file}}: {{organization}}, {{date}}. Ainda nada foi guardado. Tem uma hora para decidir.",
  "archive.waiting.limit": "O seu plano não chega para todas as aves",
  "archive.waiting.over":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.over_one":
    "O arquivo tem mais {{count}} ave do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.over_other":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam.",
  "archive.waiting.plans": "Ver os planos",
  "archive.waiting.papers": "Ficar também com os documentos e números da organização do arquivo",
  "archive.waiting.papers_hint":
    "Nome legal, NIF, morada, país, moeda, IVA, logótipo, aspeto próprio e registos oficiais substituem os que aqui estão. O nome e o fuso horário ficam como estão.",
  "archive.waiting.submit": "Repor o arquivo",
  "archive.count.birds": "Aves",
  "archive.count.reference_birds": "De outros criadores",
  "archive.count.birds_in_trash": "No lixo",
  "archive.count.species": "Espécies",
  "archive.count.places": "Locais",
  "archive.count.weights": "Pesos",
  "archive.count.moves": "Movimentos",
  "archive.count.photos": "Fotografias",
  "archive.count.audit": "Entradas no histórico",
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
