import type { Phrases } from "../concepts.ts";

/** Stock, rings, money, papers, help and dangers. */
export const ledger: Phrases = {
  stock: "stock|estoque|despensa|existencias|armazem|inventario|em stock|mantimentos|produtos|artigos|artigo",
  running_out:
    "a acabar|acabar|acaba|acabam|acabe|esta a acabar|estao a acabar|falta|faltar|faltam|em falta|a esgotar|esgotar|esgota|esgotado|esgotados|repor|encomendar|comprar|preciso de comprar|abaixo do minimo|stock baixo|pouco stock|no fim|rutura|a terminar",
  expiring:
    "caducar|a caducar|caduca|caducam|caducado|caducados|validade|validades|prazo de validade|expira|expirar|expiram|a expirar|fora de validade|fora do prazo|vencer|passar do prazo|perder a validade|perdem a validade",
  rings: "anilhas|aneis|anilha|serie de anilhas|series de anilhas|serie|series",
  left: "sobram|sobra|restam|resta|livres|livre|disponiveis|disponivel|por usar|faltam usar|me restam|por colocar|ainda tenho|ficaram",
  used: "usadas|usei|gastei|usados|utilizadas|utilizei|colocadas|coloquei|ja usei|gastas|postas|pus",
  profit:
    "lucro|lucros|lucrei|lucramos|ganho|ganhei|ganhamos|resultado financeiro|saldo|margem|lucro previsto|prejuizo|resultado liquido|sobrou",
  sales:
    "vendas|venda|faturacao|faturei|faturamos|receita|receitas|recebi|entrou|rendeu|renderam|encaixei|rendimentos|entradas|volume de negocios|previsao de vendas",
  sold_verb: "vendi|vendemos|vender|vendeu|vendo|venderei|vou vender|vamos vender",
  expenses:
    "despesa|despesas|gasto|gastos|gastei|gastamos|gastou|custos|custou|custaram|paguei|saidas|saiu dinheiro|gastar|despesas totais",
  payment: "pagamento|pagamentos|prestacao|prestacoes|pagar|fatura|faturas|conta por pagar",
  owed_in:
    "pagamentos de clientes|pagamento de clientes|clientes em atraso|clientes com pagamentos em atraso|clientes que nao pagaram|deve|devem|me deve|me devem|quem me deve|quem nos deve|por receber|a receber|falta receber|tenho a receber|devedor|devedores|deve dinheiro|devem dinheiro|dividas de clientes|nao pagou|nao pagaram|nao me pagou|nao me pagaram|ainda nao me pagou|ainda nao me pagaram|nao nos pagou|nao nos pagaram|nao pagou tudo|ainda nao pagou|ainda nao pagaram|ficou a dever|por cobrar|falta pagar me|nos devem|nos deve",
  owed_out:
    "devo|por pagar|a pagar|devemos|tenho a pagar|falta pagar|tenho de pagar|minhas dividas|quanto devo|a quem devo|divida|dividas|contas por pagar|faturas por pagar",
  cost: "custa|custo|custou|custam|custo por|preco de custo|sai|fica|quanto me custa|quanto me fica|fica me|custo medio|quanto custa",
  paper: "documento|documentos|papel|papeis|papelada|certificado|certificados|declaracao|declaracoes|guia|guias",
  draft: "rascunho|rascunhos|em preparacao|por emitir|em rascunho|por acabar",
  issued: "emitido|emitida|emitidos|emitidas|passei|passado|emiti",
  void: "anulado|anulada|anulados|anuladas",
  p_transfer:
    "declaracao de cedencia|declaracoes de cedencia|cedencia|cedencias|documento de cedencia|documentos de cedencia",
  p_captive_birth:
    "declaracao de nascimento em cativeiro|declaracoes de nascimento em cativeiro|nascimento em cativeiro|declaracao de nascimento|declaracoes de nascimento",
  p_cites: "cites|certificado cites|certificados cites|documentos cites|documento cites",
  p_show: "inscricao em exposicao|folha de exposicao|folhas de exposicao|exposicao|exposicoes",
  p_loan: "contrato de emprestimo|contratos de emprestimo|declaracao de emprestimo",
  p_passport: "passaporte|passaportes",
  p_register: "livro de registo|extrato do registo",
  how: "como faco|como fazer|como se faz|como se|como posso|como e que|como devo|como registo|como registar|como anilho|como crio|como criar|como mudo|como mudar|como adiciono|como adicionar|como apago|como apagar|como importo|como importar|como exporto|como exportar|como imprimo|como imprimir|como vendo|como convido|como convidar|como insiro|como inserir|como altero|como alterar|como emito|como emitir|como marco|como marcar|como lanco|como lancar|como acrescento|como acrescentar|como elimino|como configuro|como ligo|como partilho|como partilhar|onde registo|onde posso|onde vejo|onde encontro|onde se|onde mudo|onde altero|como consigo|como uso|como usar|como funciona|como calculo|como mover|como movo|como juntar|como formo|como formar|ajuda|ajuda com|como recupero|como cancelo|como instalo|como vejo",
  emergency:
    "a sangrar|sangra|sangrar|sangue|hemorragia|sangramento|nao se levanta|nao se aguenta|nao se aguenta de pe|nao consegue levantar se|nao se poe de pe|nao fica de pe|caida no fundo|caido no fundo|no fundo da gaiola|bico aberto|de bico aberto|respira mal|respira de bico aberto|respira com o bico aberto|a respirar mal|respirar de bico aberto|falta de ar|nao respira|dificuldade em respirar|ovo preso|ovo atravessado|ovo entalado|nao consegue por o ovo|retencao de ovo|retencao do ovo|presa com o ovo|convulsao|convulsoes|ataque|ataques|a tremer muito|espasmos|desmaiou|inconsciente|asa partida|perna partida|pata partida|envenenada|envenenado|intoxicada|intoxicado|prostrada|prostrado",
  dose: "dose|dosagem|posologia|que dose|qual a dose|qual e a dose|quantos ml|quantos mg|quantas gotas|quantas gramas de|quantidade de medicamento|dose certa|dose de|quanto dou|quanto devo dar|que quantidade|quanta medicacao|que dosagem|quantos mililitros",
  medicine:
    "ivermectina|doxiciclina|enrofloxacina|baytril|amoxicilina|ronidazol|toltrazuril|baycox|nistatina|sulfa|sulfamida|tilosina|metronidazol|fenbendazol|levamisol|anfotericina|antifungico|desparasitante|vermifugo|cortisona|meloxicam|paracetamol|ibuprofeno|aspirina|trimetoprim|cotrimoxazol|oxitetraciclina|calcio injetavel",
  unknowable:
    "tempo fara|meteorologia|vai chover|chuva|euromilhoes|loteria|bolsa|bitcoin|futebol|benfica|sporting|porto|presidente|noticias|receita de bacalhau|anedota|piada|capital de|quem es|sentido da vida|vizinho|concorrencia|outros criadores|mercado mundial|preco de mercado|valor de mercado|palavra passe|senha",
};

/** Categories of expenses. */
export const categories: Record<string, string> = {
  feed: "racao|racoes|comida|alimentacao|sementes|semente|alimento|mistura",
  supplements: "suplemento|suplementos|vitaminas",
  medicine: "veterinario|farmacia|medicamentos|medicamento|remedios|saude",
  rings: "anilhas|aneis",
  equipment: "equipamento|equipamentos|material|gaiolas",
  energy: "energia|luz|eletricidade|eletricidade e agua",
  shows: "exposicoes|exposicao|concursos",
  travel: "viagens|viagem|deslocacoes|combustivel|gasolina",
  birds: "compra de aves|compra de passaros|aves compradas",
  other: "outras despesas|diversos",
};
