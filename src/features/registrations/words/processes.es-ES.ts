import type { TranslationOf } from '#rules/language/translation.ts'
import type { processes as portuguese } from './processes.pt-BR.ts'

export const processes: TranslationOf<typeof portuguese> = {
  filters: {
    open: 'Filtros',
    openWith: ({ count }) => `Filtros (${count})`,
    everyType: 'Todos los tipos',
    attention: 'Atención',
    everyAttention: 'Cualquier situación',
    attentionOf: {
      unassigned: () => 'Pagados sin agente',
      waiting: ({ days }) => `Parados desde hace más de ${days} días`,
      disputes: () => 'Pago disputado',
    },
    from: 'Pedidos del',
    to: 'al',
  },
  order: {
    label: 'Orden',
    waiting: 'Lo que espera por nosotros',
    newest: 'Los más nuevos primero',
    oldest: 'Los más antiguos primero',
    why: {
      waiting: 'Primero los pagados sin agente, los que más esperan antes; después los más nuevos.',
      newest: 'Los pedidos más nuevos primero.',
      oldest: 'Los pedidos más antiguos primero.',
      attention: 'Primero los que más esperan.',
      search: 'La búsqueda muestra los más nuevos primero.',
    },
  },
  paidSince: ({ since }) => `pagado ${since}`,
  stillSince: ({ since }) => `parado ${since}`,
  select: ({ company }) => `Seleccionar ${company}`,
  selectAll: 'Seleccionar todos los que aparecen',
  many: {
    bar: 'Seleccionados',
    selected: ({ count }) => (count === 1 ? '1 proceso seleccionado' : `${count} procesos seleccionados`),
    full: ({ most }) => `No más de ${most} a la vez.`,
    assign: 'Asignar agente',
    status: 'Cambiar el estado',
    clear: 'Quitar la selección',
    assignTitle: ({ count }) => (count === 1 ? 'Asignar 1 proceso' : `Asignar ${count} procesos`),
    statusTitle: ({ count }) =>
      count === 1 ? 'Cambiar el estado de 1 proceso' : `Cambiar el estado de ${count} procesos`,
    unpaid: ({ count }) =>
      count === 1
        ? 'Uno de ellos todavía no está pagado. Asignarlo de todos modos.'
        : `${count} de ellos todavía no están pagados. Asignarlos de todos modos.`,
    result: ({ done, refused }) =>
      refused === 0
        ? done === 1
          ? '1 proceso cambiado.'
          : `${done} procesos cambiados.`
        : `${done === 1 ? '1 cambiado' : `${done} cambiados`}, ${refused === 1 ? '1 rechazado' : `${refused} rechazados`}. Los rechazados siguen seleccionados.`,
    results: 'Resultado de cada uno',
    done: 'Hecho',
    refused: 'Rechazado',
  },
}
