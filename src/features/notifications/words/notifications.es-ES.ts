import type { TranslationOf } from '#rules/language/translation.ts'
import type { notifications as portuguese } from './notifications.pt-BR.ts'

export const notifications: TranslationOf<typeof portuguese> = {
  title: 'Notificaciones',
  bell: ({ unread }) => (unread ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'),
  unread: ({ count }) => `${count} sin leer`,
  isNew: 'Nueva',
  seeAll: 'Ver todas',
  markAll: 'Marcar todas como leídas',
  loading: 'Cargando notificaciones...',
  empty: 'No hay notificaciones',
  noneUnread: 'Ninguna notificación nueva',
  emptyText: 'Los avisos sobre documentos, estado y pagos aparecen aquí.',
  markFailed: 'No se ha podido marcar la notificación como leída.',
  markAllFailed: 'No se han podido marcar todas las notificaciones como leídas.',
  allMarked: 'Todas las notificaciones se han marcado como leídas.',
  tab: ({ name, count }) => `${name} (${count})`,
  tabs: { all: 'Todas', document: 'Documentos', status: 'Estado', payment: 'Pagos' },
}
