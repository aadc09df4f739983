import type { TranslationOf } from '#rules/language/translation.ts'
import type { workbench as portuguese } from './workbench.pt-BR.ts'

const daysIn = ({ days, status }: { days: number; status: string }) =>
  days === 1 ? `1 día en ${status}` : `${days} días en ${status}`
const since = (days: number) => (days === 0 ? '' : days === 1 ? ' desde hace 1 día' : ` desde hace ${days} días`)

export const workbench: TranslationOf<typeof portuguese> = {
  intro: 'Los procesos que están contigo y en qué punto está cada uno.',
  tabs: 'Formas de ver los procesos',
  all: 'Todos los procesos',
  queue: {
    title: 'Cola de urgencia',
    text: 'Lo que pide tu atención primero, y por qué.',
    loading: 'Cargando la cola',
    failed: 'No se pudo cargar la cola',
    empty: 'Nada urgente ahora',
    emptyText: 'Ningún plazo vencido, y ningún documento ni mensaje te espera.',
    mostUrgent: ({ count }) => `Los ${count} más urgentes. Los demás aparecen a medida que resuelves estos.`,
    order:
      'Primero los atrasados, después lo que te espera, los mensajes no leídos, los documentos que el cliente no envió a tiempo y lo que tarda más de lo habitual.',
  },
  reasons: {
    overdue: ({ days }) =>
      days === 0 ? 'El plazo terminó hoy' : days === 1 ? 'Con 1 día de atraso' : `Con ${days} días de atraso`,
    documents: ({ count, days }) =>
      `${count === 1 ? '1 documento espera' : `${count} documentos esperan`} tu revisión${since(days)}`,
    unread: ({ count, days }) => `${count === 1 ? '1 mensaje no leído' : `${count} mensajes no leídos`}${since(days)}`,
    notSent: ({ count, days }) =>
      `${count === 1 ? '1 documento pedido no llegó' : `${count} documentos pedidos no llegaron`} a tiempo${days === 0 ? '' : `, vencido${since(days)}`}`,
    standing: (values) => `${daysIn(values)} sin un paso nuestro`,
    slow: ({ median, ...values }) => `${daysIn(values)}; la mediana es ${median}`,
  },
  stages: {
    review: 'En revisión',
    documents: 'Documentación pendiente',
    filing: 'En registro',
    done: 'Concluido',
    rejected: 'Rechazado',
  },
  everyStage: 'Todos los estados',
  byStage: 'Filtrar por estado',
  caption: 'Procesos contigo',
  search: 'Buscar por empresa, cliente o número',
  searchHint: 'Empresa, cliente o número',
  waiting: 'Te espera',
  documentsWaiting: ({ count }) => (count === 1 ? '1 documento' : `${count} documentos`),
  unread: ({ count }) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  nothingWaits: 'Nada',
  order: { label: 'Orden', newest: 'Más recientes primero', oldest: 'Más antiguos primero' },
  empty: 'Ningún proceso contigo',
  emptyText: 'Cuando te asignen un proceso, aparece aquí al momento.',
}
