/** The front page. */
export const home = {
  "home.title": "O caderno do viveiro",
  "home.description":
    "Registo de aves por anilha, árvore genealógica e importação de Excel. Em português e inglês, em qualquer telemóvel.",
  "home.for": "Para criadores de aves",
  "home.headline": "O caderno do viveiro, sempre em ordem.",
  "home.lead":
    "Cada ave no seu lugar, pela anilha: espécie, pais, idade e estado. A árvore genealógica desenha-se sozinha e a folha de Excel que já tem entra de uma só vez.",
  "home.start": "Criar conta grátis",
  "home.see_plans": "Ver os planos",
  "home.note": "Sem cartão. Funciona em telemóveis antigos e com pouca rede.",
  "home.example": "Exemplo",
  "home.example_title": "De onde vem esta ave",
  "home.example_species": "Canário lizard",
  "home.example_bird": "A ave",
  "home.example_parents": "Os pais",
  "home.example_grandparents": "Os avós",
  "home.does": "O que a Voliera faz hoje",
  "home.register.title": "O plantel, por anilha",
  "home.register.text":
    "Procure por anilha, nome ou espécie; filtre por espécie, estado e sexo. O que apagar por engano volta com um toque, até 30 dias depois.",
  "home.pedigree.title": "A árvore genealógica",
  "home.pedigree.text":
    "Pais, avós, crias, irmãos e parceiros de cada ave, até seis gerações para cada lado. Ninguém fica pai de si próprio nem mais novo do que o filho.",
  "home.import.title": "O seu Excel, sem copiar à mão",
  "home.import.text":
    "Ficheiros .xlsx, .xls e .csv com até 10 000 linhas. Vê primeiro o que vai entrar; cada erro traz a linha, a coluna e a forma de o corrigir.",
  "home.anywhere.title": "Em qualquer telemóvel",
  "home.anywhere.text":
    "Em português e em inglês, claro ou escuro. As páginas são leves e funcionam mesmo sem JavaScript, num telemóvel antigo, dentro do viveiro.",
  "home.plans": "Planos",
  "home.plans_lead": "Comece por onde lhe fizer sentido. Muda quando precisar.",
  "home.end.title": "Tem uma folha com as suas aves?",
  "home.end.text": "Crie a conta, importe a folha e veja a primeira árvore genealógica ainda hoje.",
};
