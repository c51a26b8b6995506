export const pt = {
  "archive.file": "{{organization}} - arquivo - {{day}}",
  "archive.photos.many": "As fotografias são demasiadas para um só arquivo. Descarregue o arquivo sem fotografias.",
  "archive.file.missing": "Escolha o ficheiro .zip de um arquivo.",
  "archive.file.kind":
    "Este ficheiro não é um arquivo da Voliera, ou está danificado. Escolha o .zip tal como foi descarregado.",
  "archive.file.large": "O arquivo tem mais de {{most}} MB. Descarregue-o outra vez, sem fotografias.",
  "archive.file.swollen": "Descomprimido, o arquivo é demasiado grande para ser reposto.",
  "archive.file.newer": "Este arquivo é de uma versão mais recente da Voliera, que esta ainda não sabe ler.",
  "archive.file.changed":
    "{{name}} não é o que estava no arquivo quando foi feito. Escolha o .zip tal como foi descarregado.",
  "archive.file.names": "O arquivo contém um ficheiro que não lhe pertence: {{name}}.",
  "archive.file.incomplete": "Falta um ficheiro no arquivo: {{name}}. O descarregamento pode ter sido interrompido.",
  "archive.photo.kind": "{{name}} não é uma fotografia JPEG, PNG ou WebP.",
  "archive.rows.many": "{{name}} tem linhas a mais: repõem-se até {{birds}} aves e {{most}} linhas ao todo.",
  "archive.row.unreadable": "A linha {{row}} de {{name}} não se consegue ler.",
  "archive.row.invalid": "A linha {{row}} de {{name}} tem um valor que não é válido em {{column}}.",
  "archive.row.future": "A linha {{row}} de {{name}} tem em {{column}} um dia que ainda não chegou: {{day}}.",
  "archive.row.twice": "A linha {{row}} de {{name}} repete outra.",
  "archive.row.dangling": "A linha {{row}} de {{name}} refere, em {{column}}, algo que não está no arquivo.",
  "archive.over_limit":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_one":
    "O arquivo tem mais {{count}} ave do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_many":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_other":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.not_empty":
    "A organização já tem aves ou locais. Um arquivo só se repõe numa organização vazia. Nada foi alterado.",
  "archive.gone": "O arquivo já não está à espera. Escolha-o outra vez. Nada foi alterado.",
  "archive.changed":
    "A organização mudou enquanto o arquivo era reposto. Nada foi alterado; verifique o arquivo outra vez.",
};
