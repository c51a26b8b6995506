export const pt = {
  "effort.line":
    "Há tarefas grandes à frente da sua: é a {{place}}.ª na fila. Ainda nada foi feito; tente de novo daqui a pouco.",
  "effort.spent": "Foram pedidas muitas tarefas seguidas. Espere {{count}} segundos e tente de novo; nada se perdeu.",
  "effort.spent_one": "Foram pedidas muitas tarefas seguidas. Espere um segundo e tente de novo; nada se perdeu.",
  "effort.spent_other":
    "Foram pedidas muitas tarefas seguidas. Espere {{count}} segundos e tente de novo; nada se perdeu.",
};
