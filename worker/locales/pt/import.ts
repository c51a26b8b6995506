export const imports = {
  "import.field.identifier": "Anilha",
  "import.field.species": "Espécie",
  "import.field.name": "Nome",
  "import.field.sex": "Sexo",
  "import.field.birth_date": "Data de nascimento",
  "import.field.status": "Estado",
  "import.field.father": "Pai",
  "import.field.mother": "Mãe",
  "import.field.notes": "Notas",
  "import.field.place": "Local",
  "import.field.mutation": "Mutação",
  "import.field.genotype": "Genótipo",
  "import.field.ring_size": "Medida da anilha",
  "import.field.microchip": "Microchip",
  "import.field.sexing_method": "Método de sexagem",
  "import.field.breeder": "Criador",
  "import.field.owner": "Proprietário",
  "import.field.acquisition": "Aquisição",
  "import.field.acquired_on": "Data de aquisição",
  "import.field.acquired_price": "Preço",
  "import.field.acquired_document": "Documento",
  "import.field.eu_annex": "Anexo UE",
  "import.field.certificate_number": "Certificado",
  "import.field.foster_father": "Pai adotivo",
  "import.field.foster_mother": "Mãe adotiva",
  "import.field.is_reference": "Ave de outrem",
  "import.sex.male": "macho",
  "import.sex.female": "fêmea",
  "import.sex.unknown": "desconhecido",
  "import.sexing_method.dna": "ADN",
  "import.sexing_method.endoscopy": "endoscopia",
  "import.sexing_method.pelvis": "bacia",
  "import.sexing_method.visual": "visual",
  "import.sexing_method.behaviour": "comportamento",
  "import.sexing_method.breeder": "criador",
  "import.acquisition.bred": "criada",
  "import.acquisition.bought": "comprada",
  "import.acquisition.given": "oferecida",
  "import.acquisition.loaned": "emprestada",
  "import.acquisition.found": "encontrada",
  "import.is_reference.yes": "sim",
  "import.is_reference.no": "não",

  "import.file.missing": "Escolha um ficheiro .xlsx, .xls ou .csv.",
  "import.file.kind": "Só se importam ficheiros .xlsx, .xls e .csv. Guarde a tabela num destes formatos.",
  "import.file.not_excel":
    "Isto não é um ficheiro Excel, ou está danificado. Abra-o no Excel ou no LibreOffice e guarde-o como .xlsx.",
  "import.file.not_csv": "Este .csv não contém texto. Guarde a tabela de novo como CSV ou como .xlsx.",
  "import.file.encrypted":
    "Este ficheiro está protegido por palavra-passe. Guarde uma cópia sem palavra-passe e escolha-a.",
  "import.file.empty": "O ficheiro não tem nenhuma célula preenchida.",
  "import.file.beyond":
    "A folha diz ter linhas ou colunas para lá dos limites do Excel. Copie as aves para uma folha nova e guarde essa.",
  "import.file.swollen":
    "Descomprimido, o ficheiro é demasiado grande. Guarde só a folha das aves num ficheiro novo, sem imagens.",
  "import.file.large_xlsx": "O ficheiro tem mais de 5 MB. Divida-o em dois ou retire as imagens.",
  "import.file.large_xls": "O ficheiro tem mais de 3 MB. Guarde-o como .xlsx, que ocupa menos.",
  "import.file.large_csv": "O ficheiro tem mais de 5 MB. Divida-o em dois.",
  "import.rows.many": "O ficheiro tem {{count}} linhas e cada importação leva até {{most}}. Divida-o.",
  "import.columns.missing":
    "Falta a coluna: {{columns}}. As colunas {{required}} são obrigatórias; dê-lhes esses títulos ou indique quais são.",
  "import.columns.twice": "Duas colunas dizem ser: {{columns}}. Mude o título de uma delas.",
  "import.mapping.invalid": "A escolha das colunas não se consegue ler.",
  "import.changed": "As aves foram alteradas enquanto o ficheiro era importado. Nada foi guardado; importe outra vez.",
  "import.key_reused": "Este pedido já foi feito com outro ficheiro. Nada foi guardado.",

  "import.cell.error": "A célula tem um erro do Excel. Corrija a fórmula ou escreva o valor.",
  "import.cell.uncomputed": "A fórmula ainda não foi calculada. Abra o ficheiro no Excel, guarde-o e importe de novo.",
  "import.cell.formula_one": "Uma célula desta coluna é uma fórmula; foi usado o último valor calculado.",
  "import.cell.formula_many": "{{count}} células desta coluna são fórmulas; foi usado o último valor calculado.",
  "import.cell.formula_other": "{{count}} células desta coluna são fórmulas; foi usado o último valor calculado.",
  "import.cell.merged":
    "Há células unidas: só conta a primeira linha de cada uma. Se as outras deviam ter o mesmo valor, separe-as e repita-o.",
  "import.row.differs": "Já existe uma ave com esta anilha e os dados são diferentes. Ficou como estava.",

  "import.ring.required": "Falta a anilha. Escreva-a ou apague a linha.",
  "import.ring.long": "A anilha tem mais de 100 caracteres. Encurte-a.",
  "import.ring.twice": "Esta anilha já está na linha {{row}}. Deixe só uma das linhas.",
  "import.ring.number":
    "O Excel guardou esta anilha como um número que já não se lê como foi escrito. Formate a coluna como texto e escreva-a de novo.",
  "import.ring.date": "O Excel transformou esta anilha numa data. Formate a coluna como texto e escreva-a de novo.",
  "import.ring.as_number_one":
    "Uma anilha desta coluna está guardada como número: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.ring.as_number_many":
    "{{count}} anilhas desta coluna estão guardadas como números: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.ring.as_number_other":
    "{{count}} anilhas desta coluna estão guardadas como números: zeros à esquerda podem ter-se perdido. Formate a coluna como texto.",
  "import.text.characters": "Contém caracteres invisíveis ou de controlo. Escreva o texto de novo.",
  "import.name.long": "O nome tem mais de 100 caracteres. Encurte-o.",
  "import.notes.long": "As notas têm mais de 2000 caracteres. Encurte-as.",

  "import.species.required": "Falta a espécie. Escreva o nome de uma das suas espécies.",
  "import.species.unknown": "Não tem esta espécie. Crie-a primeiro ou corrija o nome.",
  "import.species.fixed":
    "A ave com esta anilha é de outra espécie, e a espécie não muda. Corrija a espécie ou a anilha.",
  "import.status.unknown": "Não tem este estado. Use um dos seus estados, por exemplo Ativo, ou deixe vazio.",
  "import.place.unknown": "Não tem este local. Crie-o primeiro, corrija o nome ou deixe vazio.",
  "import.place.cannot":
    "Não se consegue criar este local aqui: dentro de uma gaiola não cabe outro local. Crie-o em Locais.",
  "import.status.kind": "Diga se as aves neste estado estão presentes, ausentes ou já não estão no plantel.",
  "import.place.many":
    "Há mais do que um local com este nome. Escreva o caminho, por exemplo Sala 1 / Bateria 2 / Gaiola 3.",
  "import.sexing_method.unclear":
    "Não se percebe este método. Escreva ADN, endoscopia, bacia, visual, comportamento, criador ou deixe vazio.",
  "import.acquisition.unclear":
    "Não se percebe como veio. Escreva criada, comprada, oferecida, emprestada, encontrada ou deixe vazio.",
  "import.eu_annex.unclear": "O anexo do regulamento da UE é A, B, C ou D. Corrija-o ou deixe vazio.",
  "import.is_reference.unclear": "Escreva sim ou não, ou deixe vazio.",
  "import.ring_size.unclear": "Escreva o diâmetro em milímetros, por exemplo 2,9, ou deixe vazio.",
  "import.microchip.number":
    "O Excel guardou este microchip como um número que já não se lê como foi escrito. Formate a coluna como texto e escreva-o de novo.",
  "import.acquired_price.unclear": "Não se percebe este preço. Escreva-o em euros, por exemplo 12,50.",
  "import.acquired_price.ambiguous":
    "Tanto pode ser milhares como milésimas. Escreva os cêntimos também, por exemplo 1234,00.",
  "import.text.long": "O texto é demasiado comprido. Encurte-o.",
  "import.sex.unclear": "Não se percebe este sexo. Escreva macho, fêmea ou deixe vazio.",
  "import.sex.is_father": "Esta ave é pai de outras: tem de ser macho. Corrija o sexo ou retire-a primeiro das crias.",
  "import.sex.is_mother": "Esta ave é mãe de outras: tem de ser fêmea. Corrija o sexo ou retire-a primeiro das crias.",

  "import.date.unreadable": "Não se percebe esta data. Escreva ano-mês-dia, por exemplo 2026-03-15.",
  "import.date.ambiguous":
    "Tanto pode ser dia/mês como mês/dia. Escreva ano-mês-dia, por exemplo 2026-03-15, ou formate a célula como data.",
  "import.date.year": "Só há um ano. Escreva o dia completo, por exemplo 2026-03-15, ou deixe vazio.",
  "import.date.characters":
    "A data tem hífenes, algarismos ou um apóstrofo especiais. Escreva-a de novo, por exemplo 2026-03-15.",
  "import.date.missing": "Este dia não existe. Corrija a data.",
  "import.date.early": "A data é anterior a 1900. Corrija-a ou deixe vazio.",
  "import.date.serial": "Este número não é uma data. Escreva-a como ano-mês-dia, por exemplo 2026-03-15.",
  "import.date.future": "Esta data ainda não chegou. Corrija-a.",
  "import.date.before_parent": "Com esta data, a ave nasce antes de um dos pais. Corrija uma das datas.",
  "import.date.after_child": "Com esta data, a ave nasce depois de uma cria sua. Corrija uma das datas.",

  "import.parent.unknown":
    "Nenhuma ave tem esta anilha, nem no ficheiro nem no seu plantel. Acrescente-a ao ficheiro ou deixe vazio.",
  "import.parent.rejected": "{{ring}} está na linha {{row}}, que tem erros. Corrija primeiro essa linha.",
  "import.parent.self": "Uma ave não pode descender de si própria. Corrija a anilha.",
  "import.parent.cycle": "Esta ave seria antepassada de si própria. Corrija o pai ou a mãe.",
  "import.parent.younger": "{{ring}} nasceu depois desta ave. Corrija uma das datas ou a anilha.",
  "import.father.sex": "{{ring}} não está registado como macho. Corrija o sexo dele ou a anilha.",
  "import.mother.sex": "{{ring}} não está registada como fêmea. Corrija o sexo dela ou a anilha.",

  "import.foster_father.sex": "{{ring}} está registada como fêmea. Corrija o sexo dela ou a anilha.",
  "import.foster_mother.sex": "{{ring}} está registado como macho. Corrija o sexo dele ou a anilha.",

  "import.undo.late":
    "Já passaram 24 horas: esta importação já não pode ser anulada por inteiro. Apague ou corrija as aves uma a uma.",
  "import.undo.changed":
    "{{count}} aves foram alteradas depois da importação. Nada foi anulado; pode anular só as que não foram alteradas.",
  "import.undo.changed_one":
    "Uma ave foi alterada depois da importação. Nada foi anulado; pode anular só as que não foram alteradas.",
  "import.undo.failed":
    "As aves mudaram entretanto ou já nada fica como estava antes. Nada foi anulado; tente outra vez.",

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
    "Ninguém é portador de uma mutação dominante: quem a tem mostra-a. Escreva-a antes da barra.",
  "import.genotype.clash": "O genótipo tem mutações que não cabem juntas: uma ave só tem dois genes em cada lugar.",
};
