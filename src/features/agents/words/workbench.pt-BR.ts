const daysIn = ({ days, status }: { days: number; status: string }) =>
  days === 1 ? `1 dia em ${status}` : `${days} dias em ${status}`
const since = (days: number) => (days === 0 ? '' : days === 1 ? ' há 1 dia' : ` há ${days} dias`)

export const workbench = {
  intro: 'Os processos que estão com você e em que ponto está cada um.',
  tabs: 'Modos de ver os processos',
  all: 'Todos os processos',
  queue: {
    title: 'Fila de urgência',
    text: 'O que pede sua atenção primeiro, e por quê.',
    loading: 'Carregando a fila',
    failed: 'Não foi possível carregar a fila',
    empty: 'Nada urgente agora',
    emptyText: 'Nenhum prazo vencido, nenhum documento nem mensagem à sua espera.',
    mostUrgent: ({ count }: { count: number }) =>
      `Os ${count} mais urgentes. Os demais aparecem à medida que você resolve estes.`,
    order:
      'Primeiro os atrasados, depois o que espera por você, as mensagens não lidas, os documentos que o cliente não enviou no prazo e o que demora mais do que de costume.',
  },
  reasons: {
    overdue: ({ days }: { days: number }) => (days === 0 ? 'O prazo acabou hoje' : `Atrasado${since(days)}`),
    documents: ({ count, days }: { count: number; days: number }) =>
      `${count === 1 ? '1 documento espera' : `${count} documentos esperam`} sua análise${since(days)}`,
    unread: ({ count, days }: { count: number; days: number }) =>
      `${count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`}${since(days)}`,
    notSent: ({ count, days }: { count: number; days: number }) =>
      `${count === 1 ? '1 documento pedido não chegou' : `${count} documentos pedidos não chegaram`} no prazo${days === 0 ? '' : `, vencido${since(days)}`}`,
    standing: (values: { days: number; status: string }) => `${daysIn(values)} sem um passo nosso`,
    slow: ({ median, ...values }: { days: number; status: string; median: number }) =>
      `${daysIn(values)}; a mediana é ${median}`,
  },
  stages: {
    review: 'Em análise',
    documents: 'Documentação pendente',
    filing: 'Em registro',
    done: 'Concluído',
    rejected: 'Rejeitado',
  },
  everyStage: 'Todos os status',
  byStage: 'Filtrar por status',
  caption: 'Processos com você',
  search: 'Buscar por empresa, cliente ou número',
  searchHint: 'Empresa, cliente ou número',
  waiting: 'À sua espera',
  documentsWaiting: ({ count }: { count: number }) => (count === 1 ? '1 documento' : `${count} documentos`),
  unread: ({ count }: { count: number }) => (count === 1 ? '1 mensagem' : `${count} mensagens`),
  nothingWaits: 'Nada',
  order: { label: 'Ordem', newest: 'Mais novos primeiro', oldest: 'Mais antigos primeiro' },
  empty: 'Nenhum processo com você',
  emptyText: 'Quando um processo for atribuído a você, ele aparece aqui na hora.',
}
