export const processes = {
  filters: {
    open: 'Filtros',
    openWith: ({ count }: { count: number }) => `Filtros (${count})`,
    everyType: 'Todos os tipos',
    attention: 'Atenção',
    everyAttention: 'Qualquer situação',
    attentionOf: {
      unassigned: (_: { days: number }) => 'Pagos sem agente',
      waiting: ({ days }: { days: number }) => `Parados há mais de ${days} dias`,
      disputes: (_: { days: number }) => 'Pagamento contestado',
    },
    from: 'Pedidos de',
    to: 'até',
  },
  order: {
    label: 'Ordem',
    waiting: 'O que espera por nós',
    newest: 'Mais novos primeiro',
    oldest: 'Mais antigos primeiro',
    why: {
      waiting: 'Primeiro os pagos sem agente, os mais antigos antes; depois os mais novos.',
      newest: 'Os pedidos mais novos primeiro.',
      oldest: 'Os pedidos mais antigos primeiro.',
      attention: 'Os que esperam há mais tempo primeiro.',
      search: 'A busca mostra os mais novos primeiro.',
    },
  },
  paidSince: ({ since }: { since: string }) => `pago ${since}`,
  stillSince: ({ since }: { since: string }) => `parado ${since}`,
  select: ({ company }: { company: string }) => `Selecionar ${company}`,
  selectAll: 'Selecionar todos os que aparecem',
  many: {
    bar: 'Selecionados',
    selected: ({ count }: { count: number }) =>
      count === 1 ? '1 processo selecionado' : `${count} processos selecionados`,
    full: ({ most }: { most: number }) => `No máximo ${most} de uma vez.`,
    assign: 'Atribuir agente',
    status: 'Alterar status',
    clear: 'Limpar seleção',
    assignTitle: ({ count }: { count: number }) =>
      count === 1 ? 'Atribuir 1 processo' : `Atribuir ${count} processos`,
    statusTitle: ({ count }: { count: number }) =>
      count === 1 ? 'Alterar o status de 1 processo' : `Alterar o status de ${count} processos`,
    unpaid: ({ count }: { count: number }) =>
      count === 1
        ? 'Um deles ainda não foi pago. Atribuir mesmo assim.'
        : `${count} deles ainda não foram pagos. Atribuir mesmo assim.`,
    result: ({ done, refused }: { done: number; refused: number }) =>
      refused === 0
        ? done === 1
          ? '1 processo alterado.'
          : `${done} processos alterados.`
        : `${done === 1 ? '1 alterado' : `${done} alterados`}, ${refused === 1 ? '1 recusado' : `${refused} recusados`}. Os recusados continuam selecionados.`,
    results: 'Resultado de cada um',
    done: 'Feito',
    refused: 'Recusado',
  },
}
