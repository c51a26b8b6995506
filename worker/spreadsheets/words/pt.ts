export const pt = {
  "import.file.kind":
    "Só podem ser importados ficheiros .xlsx, .xls, .ods e .csv. Guarde a tabela num destes formatos.",
  "import.file.large_xlsx": "O ficheiro tem mais de 5 MB. Divida-o em dois ou retire as imagens.",
  "import.file.large_xls": "O ficheiro tem mais de 3 MB. Guarde-o como .xlsx, que ocupa menos.",
  "import.file.large_ods": "O ficheiro tem mais de 5 MB. Divida-o em dois ou retire as imagens.",
  "import.file.large_csv": "O ficheiro tem mais de 5 MB. Divida-o em dois.",
  "import.file.not_excel":
    "Isto não é um ficheiro do Excel nem do LibreOffice, ou está danificado. Abra-o num deles e guarde-o como .xlsx.",
  "import.file.not_csv": "Este .csv não contém texto. Guarde a tabela de novo como CSV ou como .xlsx.",
  "import.file.encrypted":
    "Este ficheiro está protegido por palavra-passe. Guarde uma cópia sem palavra-passe e escolha-a.",
  "import.file.empty": "O ficheiro não tem nenhuma célula preenchida. Escolha outro.",
  "import.file.beyond":
    "A folha indica linhas ou colunas para lá dos limites do Excel. Copie as aves para uma folha nova e guarde essa.",
  "import.file.long_cell":
    "A célula {{place}} tem mais de 32 767 letras, mais do que o próprio Excel guarda. Encurte-a ou apague-a.",
  "import.file.unfolded":
    "A partir de {{place}} o ficheiro tem dados a mais: contando o que se repete, são mais de 20 MB de texto, 60 000 linhas ou um milhão de células. Guarde só a folha das aves num ficheiro novo.",
  "import.file.swollen":
    "Descomprimido, o ficheiro é demasiado grande. Guarde só a folha das aves num ficheiro novo, sem imagens.",
  "import.ring.number":
    "O Excel transformou esta anilha num número e alterou-a. Formate a coluna como texto e escreva-a de novo.",
  "import.ring.date": "O Excel transformou esta anilha numa data. Formate a coluna como texto e escreva-a de novo.",
  "import.date.unreadable": "Data não reconhecida. Escreva um dia, um mês ou um ano, como 2026-03-15, 03/2026 ou 2026.",
  "import.date.year": "Isto é só um ano ou um mês. Escreva a data completa, como 2026-03-15, ou deixe vazio.",
  "import.date.missing": "Esta data não existe. Corrija-a.",
  "import.date.early": "A data é anterior a 1900. Corrija-a ou deixe vazio.",
  "import.date.serial": "Este número não é uma data. Escreva-a como ano-mês-dia, por exemplo 2026-03-15.",
};
