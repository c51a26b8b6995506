export const pt = {
  "import.file.missing": "Escolha um ficheiro .xlsx, .xls, .ods ou .csv.",
  "import.rows.many": "O ficheiro tem {{count}} linhas e cada importação aceita até {{most}}. Divida-o.",
  "import.columns.missing":
    "Falta a coluna: {{columns}}. As colunas {{required}} são obrigatórias; use esses títulos ou indique quais são.",
  "import.columns.twice": "Há duas colunas para: {{columns}}. Mude o título de uma delas.",
  "import.mapping.invalid": "Não foi possível ler a escolha das colunas. Escolha-as de novo.",
  "import.changed": "As aves foram alteradas enquanto o ficheiro era importado. Nada foi guardado; importe de novo.",
  "import.key_reused": "Este pedido já foi feito com outro ficheiro. Nada foi guardado.",

  "import.cell.error": "A célula tem um erro do Excel. Corrija a fórmula ou escreva o valor.",
  "import.cell.uncomputed": "A fórmula ainda não foi calculada. Abra o ficheiro no Excel, guarde-o e importe de novo.",
  "import.cell.formula_one": "Uma célula desta coluna é uma fórmula; foi usado o último valor calculado.",
  "import.cell.formula_many": "{{count}} células desta coluna são fórmulas; foi usado o último valor calculado.",
  "import.cell.formula_other": "{{count}} células desta coluna são fórmulas; foi usado o último valor calculado.",
  "import.cell.merged": "Há células unidas: o seu valor foi lido em cada uma das linhas.",
  "import.row.continued_one":
    "Uma linha não tem número da anilha próprio: a célula está unida à da linha de cima. A linha ficou de fora.",
  "import.row.continued_many":
    "{{count}} linhas não têm número da anilha próprio: a célula está unida à da linha de cima. Ficaram de fora.",
  "import.row.continued_other":
    "{{count}} linhas não têm número da anilha próprio: a célula está unida à da linha de cima. Ficaram de fora.",
  "import.row.no_bird_one": "Uma linha é um título ou um total, ou repete os títulos das colunas. Ficou de fora.",
  "import.row.no_bird_many":
    "{{count}} linhas são títulos ou totais, ou repetem os títulos das colunas. Ficaram de fora.",
  "import.row.no_bird_other":
    "{{count}} linhas são títulos ou totais, ou repetem os títulos das colunas. Ficaram de fora.",
  "import.meanwhile":
    "Entretanto alguém corrigiu este ficheiro ou escolheu outras colunas. Veja como está agora e tente de novo.",
  "import.correction.cell": "Esta célula não existe na folha. Abra a verificação de novo.",
  "import.correction.many": "Já corrigiu muitas células. Corrija as que faltam no ficheiro e escolha-o de novo.",
  "import.cause.no_sex": "Nenhuma coluna indica o sexo, e estas aves têm pais na lista.",
  "import.cause.ring_twice": "A mesma anilha aparece em várias linhas: talvez esta não seja a coluna das anilhas.",
  "import.sheet.unknown": "O ficheiro não tem nenhuma folha preenchida com este nome. Escolha uma das folhas.",
  "import.word.unknown": "Não tem esta espécie ou este estado. Escolha um dos seus.",
  "import.row.differs": "Já existe uma ave com esta anilha e os dados são diferentes. A ave não foi alterada.",
  "import.ring.twice": "Esta anilha já está na linha {{row}}. Deixe só uma das linhas.",
  "import.ring.as_number_one":
    "Uma anilha desta coluna está guardada como número: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.ring.as_number_many":
    "{{count}} anilhas desta coluna estão guardadas como números: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.ring.as_number_other":
    "{{count}} anilhas desta coluna estão guardadas como números: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.species.required": "Falta a espécie. Escreva o nome de uma das suas espécies.",
  "import.species.unknown": "Não tem esta espécie. Crie-a primeiro ou corrija o nome.",
  "import.species.fixed":
    "A ave com esta anilha é de outra espécie, e a espécie não pode ser alterada. Corrija a espécie ou a anilha.",
  "import.status.unknown": "Não tem este estado. Use um dos seus estados, por exemplo Ativa, ou deixe vazio.",
  "import.place.unknown": "Não tem este local. Crie-o primeiro, corrija o nome ou deixe vazio.",
  "import.place.gone": "A ave já não é do plantel: entra sem este local.",
  "import.place.cannot":
    "Este local não pode ser criado aqui: dentro de uma gaiola não cabe outro local. Crie-o em Locais.",
  "import.status.kind": "Escolha se as aves neste estado estão presentes, fora ou já saíram do plantel.",
  "import.place.many":
    "Há mais do que um local com este nome. Escreva o caminho, por exemplo Sala 1 / Bateria 2 / Gaiola 3.",
  "import.sex.is_father": "Esta ave é pai de outras: tem de ser macho. Corrija o sexo ou retire-a primeiro das crias.",
  "import.sex.is_mother": "Esta ave é mãe de outras: tem de ser fêmea. Corrija o sexo ou retire-a primeiro das crias.",
  "import.sex.of_father": "O sexo não está indicado. Fica macho, por ser pai de outras aves da lista.",
  "import.sex.of_mother": "O sexo não está indicado. Fica fêmea, por ser mãe de outras aves da lista.",
  "import.status_since.alone":
    "Nesta linha não há estado: o dia fica de fora. Escreva o estado na mesma linha para o guardar.",
  "import.status_since.before_birth": "A ave ainda não tinha nascido neste dia. Corrija o dia ou a data de nascimento.",
  "import.status_since.before_arrival":
    "A ave ainda não tinha chegado neste dia. Corrija o dia ou a data de aquisição.",
  "import.cause_of_death.alive": "Só uma ave morta tem causa da morte. Corrija o estado ou apague a causa.",
  "import.left_to.stayed":
    "Só uma ave vendida, cedida ou emprestada foi para alguém. Corrija o estado ou apague o nome.",
  "import.left_price.stayed":
    "Só uma ave vendida, cedida ou emprestada tem preço de saída. Corrija o estado ou apague o preço.",
  "import.date.future": "Esta data está no futuro. Corrija-a.",
  "import.date.before_parent": "Com esta data, a ave nasceria antes de um dos pais. Corrija uma das datas.",
  "import.date.after_child": "Com esta data, a ave nasceria depois de uma cria sua. Corrija uma das datas.",

  "import.parent.unknown":
    "Nenhuma ave tem esta anilha, nem no ficheiro nem no seu plantel. Acrescente-a ao ficheiro ou deixe vazio.",
  "import.parent.text": "Não é uma anilha: o texto fica nas notas da ave.",
  "import.parent.names": "Há mais do que uma ave chamada {{name}}: {{rings}}. Escreva o número da anilha certa.",
  "import.parent.by_name":
    "Isto é um nome. {{ring}} é a única ave chamada {{name}}: aceite os nomes como pais ou escreva o número da anilha.",
  "import.parent.rejected": "{{ring}} está na linha {{row}}, que tem erros. Corrija primeiro essa linha.",
  "import.parent.self": "Uma ave não pode descender de si própria. Corrija a anilha.",
  "import.parent.cycle": "Esta ave seria antepassada de si própria. Corrija o pai ou a mãe.",
  "import.parent.maybe_younger": "{{ring}} pode ter nascido depois desta ave: numa delas só se sabe o mês ou o ano.",
  "import.parent.younger": "{{ring}} nasceu depois desta ave. Corrija uma das datas ou a anilha.",
  "import.father.sex": "{{ring}} não está registado como macho. Corrija o sexo dele ou a anilha.",
  "import.mother.sex": "{{ring}} não está registada como fêmea. Corrija o sexo dela ou a anilha.",

  "import.foster_father.sex": "{{ring}} está registada como fêmea. Corrija o sexo dela ou a anilha.",
  "import.foster_mother.sex": "{{ring}} está registado como macho. Corrija o sexo dele ou a anilha.",

  "import.undo.late":
    "Já passaram 24 horas: esta importação já não pode ser anulada de uma vez. Apague ou corrija as aves uma a uma.",
  "import.undo.changed":
    "{{count}} aves foram alteradas depois da importação. Nada foi anulado; pode anular só as que não foram alteradas.",
  "import.undo.changed_one":
    "Uma ave foi alterada depois da importação. Nada foi anulado; pode anular só as que não foram alteradas.",
  "import.undo.failed":
    "As aves mudaram entretanto, ou já não podem voltar ao que eram. Nada foi anulado; tente de novo.",

  "import.rejected.heading": "Erros da importação",
  "import.rejected.file": "voliera-linhas-com-erros",
  "import.template.file": "voliera-aves",
  "import.template.birds": "Aves",
  "import.template.words": "Palavras aceites",
  "import.template.species": "Canário",
  "import.template.name": "Estrela",
  "import.template.notes": "Linha de exemplo: apague-a",

  "import.genotype.hen_is_split":
    "Uma fêmea não pode ser portadora de uma mutação ligada ao sexo: ou a mostra, ou não a tem. Corrija o genótipo ou o sexo.",
  "import.genotype.never_split":
    "Nenhuma ave é portadora de uma mutação dominante: quem a tem mostra-a. Escreva-a antes da barra.",
  "import.genotype.clash":
    "O genótipo tem mutações incompatíveis: uma ave só tem dois genes em cada lugar. Retire uma delas.",

  "audit.subject.import": "Importação",
  "audit.import.birds": "Aves",
  "audit.import.file_name": "Ficheiro",
  "audit.import.created": "Aves criadas",
  "audit.import.updated": "Aves atualizadas",
  "audit.import.unchanged": "Linhas sem nada de novo",
  "audit.import.skipped": "Linhas não importadas: a anilha já existe",
  "audit.import.rejected": "Linhas com erros, não importadas",
  "audit.import.references": "Pais guardados como aves de outros criadores",
};
