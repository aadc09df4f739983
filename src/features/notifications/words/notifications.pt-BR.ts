import { unreadWords } from '#rules/language/unread-words.ts'

export const notifications = {
  title: 'Notificações',
  bell: ({ unread }: { unread: string }) => (unread ? `Notificações, ${unreadWords(unread)}` : 'Notificações'),
  unread: ({ count }: { count: string }) => unreadWords(count),
  isNew: 'Nova',
  seeAll: 'Ver todas',
  markAll: 'Marcar todas como lidas',
  loading: 'Carregando notificações...',
  empty: 'Nenhuma notificação disponível',
  noneUnread: 'Nenhuma notificação nova',
  emptyText: 'Avisos sobre documentos, status e pagamentos aparecem aqui.',
  markFailed: 'Não foi possível marcar a notificação como lida.',
  markAllFailed: 'Não foi possível marcar todas as notificações como lidas.',
  allMarked: 'Todas as notificações foram marcadas como lidas.',
  tab: ({ name, count }: { name: string; count: string }) => `${name} (${count})`,
  tabs: { all: 'Todas', document: 'Documentos', status: 'Status', payment: 'Pagamentos' },
}
