export const pt = {
  "archive.file": "{{organization}} - arquivo - {{day}}",
  "archive.photos.many":
    "As fotografias são demasiadas para um só arquivo. Descarregue o arquivo sem fotografias nem ficheiros.",
  "archive.file.missing": "Escolha o ficheiro .zip de um arquivo.",
  "archive.file.kind":
    "Este ficheiro não é um arquivo da Voliera, ou está danificado. Escolha o .zip tal como foi descarregado.",
  "archive.file.large": "O arquivo tem mais de {{most}} MB. Descarregue-o de novo, sem fotografias nem ficheiros.",
  "archive.file.swollen":
    "Descomprimido, o arquivo é demasiado grande para ser reposto. Descarregue-o de novo, sem fotografias nem ficheiros.",
  "archive.file.newer": "Este arquivo foi feito numa versão mais recente da Voliera e não pode ser lido nesta.",
  "archive.file.changed":
    "{{name}} não é o que estava no arquivo quando foi feito. Escolha o .zip tal como foi descarregado.",
  "archive.file.names":
    "O arquivo contém um ficheiro que não lhe pertence: {{name}}. Escolha o .zip tal como foi descarregado.",
  "archive.file.incomplete": "Falta um ficheiro no arquivo: {{name}}. Descarregue o arquivo de novo.",
  "archive.photo.kind": "{{name}} não é uma fotografia JPEG, PNG ou WebP.",
  "archive.rows.many": "{{name}} tem linhas a mais: repõem-se até {{birds}} aves e {{most}} linhas ao todo.",
  "archive.row.unreadable": "Não foi possível ler a linha {{row}} de {{name}}.",
  "archive.row.invalid": "A linha {{row}} de {{name}} tem um valor inválido em {{column}}.",
  "archive.row.future": "A linha {{row}} de {{name}} tem em {{column}} uma data no futuro: {{day}}.",
  "archive.row.twice": "A linha {{row}} de {{name}} repete outra.",
  "archive.row.dangling": "A linha {{row}} de {{name}} indica, em {{column}}, algo que não está no arquivo.",
  "archive.over_limit":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_one":
    "O arquivo tem mais {{count}} ave do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_many":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_limit_other":
    "O arquivo tem mais {{count}} aves do que o seu plano permite; as vendidas, cedidas ou mortas não contam. Nada foi guardado.",
  "archive.over_sites":
    "O número de instalações do arquivo, {{count}}, é maior do que o do seu plano, {{limit}}. Nada foi guardado.",
  "archive.not_empty":
    "A organização já tem aves ou locais. Um arquivo só pode ser reposto numa organização vazia. Nada foi alterado.",
  "archive.gone": "O prazo para repor este arquivo passou. Escolha-o de novo. Nada foi alterado.",
  "archive.changed":
    "A organização mudou enquanto o arquivo era reposto. Nada foi alterado; verifique o arquivo de novo.",
  "archive.flag.0": "Não",
  "archive.flag.1": "Sim",
};
