import type { Phrases } from "../concepts.ts";

/** Pairs, eggs, what is due, machines and medicine. */
export const season: Phrases = {
  pair: "que par|que pares|que casal|que casais|qual par|qual o par|qual casal|qual o casal|quais os pares|quais pares|quais os casais|par|pares|casal|casais|trio|trios|colonia|colonias",
  planned: "planeado|planeados|previsto|previstos|por juntar|por formar",
  active: "ativo|ativos|em curso|a criar|juntos",
  resting: "em repouso|a descansar|em descanso|parado|parados",
  ended: "terminado|terminados|acabado|acabados|desfeito|desfeitos|separado|separados|concluido|concluidos",
  open: "aberto|abertos|aberta|abertas|em aberto",
  egg: "ovo|ovos|postura|posturas|ninhada|ninhadas",
  rate: "taxa|taxas|percentagem|percentagens|por cento|%",
  fertile: "fertil|ferteis|fertilidade|fecundado|fecundados|galado|galados|fecundidade|fertilizacao",
  clear: "claro|claros|infertil|inferteis|branco por dentro|nao fecundado|nao fecundados|ovos brancos|gorado|gorados",
  hatch: "eclodir|eclodem|eclode|eclosao|eclosoes|nascer|nascem|nasce|picar|rebentar|nascerao|eclodirao|vir a nascer",
  hatched: "eclodiu|eclodiram|eclodido|eclodidos|nascidos vivos|vingaram|descascaram",
  will: "vao|vai|devem|deve|espero|previstos|previsto|prevista|previstas|previsao|preve|esperados|esperado|esperar|e suposto|hao de|contar|contar com",
  results:
    "resultado|resultados|desempenho|rendimento|como correu|correu|como vai|como esta a correr|balanco|estatistica|estatisticas|produtividade|produziu|produziram|como foi",
  laid: "posto|postos|puseram|pos|postas",
  raised: "criar|criado|criados|criadas|desmamado|desmamados|criou|criaram|vingado|vingados|chegaram a adultos",
  dead_embryo:
    "morto na casca|mortos na casca|embriao morto|embrioes mortos|morreram na casca|mortes embrionarias|mortos no ovo",
  by_species: "por especie|que especie|qual especie|qual a especie|melhor especie|pior especie|cada especie",
  by_season:
    "por epoca|por epocas|por ano|por temporada|que epoca|epoca a epoca|cada epoca|melhor epoca|pior epoca|em que epoca",
  by_hen:
    "por femea|que femea|que femeas|melhor femea|pior femea|melhores femeas|piores femeas|cada femea|qual femea|qual a femea|a femea|femea que|melhor poedeira|poedeira",
  by_cock:
    "por macho|que macho|que machos|melhor macho|pior macho|melhores machos|piores machos|cada macho|qual macho|qual o macho|macho que",
  by_pair:
    "por par|por casal|que par|que pares|que casal|que casais|melhor par|pior par|melhores pares|piores pares|melhor casal|pior casal|melhores casais|piores casais|cada par|cada casal|qual par|qual o par|qual o casal|qual casal|quais os pares|quais pares|quais os casais|par que|casal que",
  by_machine:
    "por maquina|por incubadora|por chocadeira|que maquina|que incubadora|que chocadeira|melhor incubadora|melhor chocadeira|melhor maquina|pior incubadora|pior chocadeira|cada incubadora|cada chocadeira|qual incubadora|qual a incubadora|qual a chocadeira",
  by_month: "por mes|mes a mes|que mes|em que mes|melhor mes|pior mes|cada mes|qual o mes",
  season_word: "epoca|temporada|epoca de cria|epoca de criacao",
  due: "fazer|por fazer|que fazer|ha para fazer|tenho de fazer|agenda|marcado|calendario|planeado para|plano para|afazeres|coisas para fazer|ha que fazer|a fazer|acontece|vence|vencem|termina|terminam",
  candle: "ovoscopia|ovoscopias|ovoscopar|miragem|miragens|mirar|observar a luz|ver a luz|fazer ovoscopia|ovoscopiar",
  lockdown:
    "paragem|parar a viragem|parar viragem|parar de virar|deixar de virar|lockdown|fim da viragem|fase final|passar para a nascedoura|nascedoura",
  overdue: "em atraso|atrasados|atrasadas|fora de prazo|passados do prazo|ja deviam ter nascido|ja deviam ter eclodido",
  ring_them: "anilhar|anilhagem|anilhagens|por anilha|anilhados|por anilha nos|anilhar os filhotes|colocar anilha",
  wean: "desmamar|desmame|desmames|separar dos pais|separar os filhotes|apartar",
  stored: "guardados|guardado|armazenados|armazenado|recolhidos",
  doses:
    "doses|tomas|toma|medicacoes|medicacao por dar|medicacao para dar|dar medicacao|dar a medicacao|dar os medicamentos|dar remedio|remedios para dar",
  task: "tarefa|tarefas|lembrete|lembretes|afazer",
  attention:
    "atencao|precisa de atencao|precisam de atencao|mais atencao|urgente|urgentes|prioritario|prioritaria|prioritarias|prioridade|prioridades|mais importante|mais importantes|por onde comeco|por onde devo comecar|mais urgente|mais urgentes|primeiro|requer|requerem|exigem|merecem|preocupar",
  deadline: "prazo|prazos|validade dos documentos|data limite",
  late: "atraso|atrasado|atrasada|atrasados|atrasadas|vencido|vencida|vencidos|vencidas|por fazer de antes|em falta|em divida ha",
  machine: "incubadora|incubadoras|chocadeira|chocadeiras|maquina|maquinas|chocadora",
  temperature: "temperatura|temperaturas|graus|calor|quente|fria",
  humidity: "humidade|umidade|humido|humida",
  alarm: "alarme|alarmes|alerta|alertas|avaria|avarias|problema|problemas|aviso|avisos",
  wrong: "errado|mal|de errado|anormal|fora do normal|funcionar|funciona|a funcionar|bem regulada",
  course:
    "tratamento|tratamentos|medicado|medicada|medicados|medicadas|a ser tratado|a ser tratada|em tratamento|a tomar|medicamento|medicamentos|medicacao|tratadas|a tratar|tratados|a ser tratadas|a ser tratados|remedio|remedios|antibiotico",
};
