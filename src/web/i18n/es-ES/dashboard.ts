import type { dashboard as portuguese } from '#web/i18n/pt-BR/dashboard.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const dashboard: TranslationOf<typeof portuguese> = {
  noCompany: 'Ninguna empresa registrada',
  loadFailed: 'Error al cargar',
  placeholders: ['Cuenta creada', 'Completa el registro de tu empresa'],
  loading: 'Cargando la empresa',
  company: 'Tu empresa',
  kind: ({ type, state }) => `${type} · ${state}`,
  createdAt: ({ at }) => `Creada el ${at}`,
  progress: 'Progreso',
  nextStep: 'Próximo paso',
  status: 'Estado',
  toDocuments: 'Ver documentos',
  contactAgent: 'Hablar con el agente',
  help: 'Ayuda',
  start: 'Abrir mi empresa',
  required: 'Documentos necesarios',
  columns: { document: 'Documento', status: 'Estado', date: 'Fecha', action: 'Archivo' },
  noDocuments: 'Ningún documento pedido',
  noDocumentsText: 'Cuando necesitemos algo, aparece aquí y te avisamos.',
  details: ({ name }) => `Ver detalles: ${name}`,
  activities: 'Actividades recientes',
  noActivities: 'Ninguna actividad todavía',
  switchCompany: 'Cambiar de empresa',
  staffNotice: 'Esta es el área de los clientes. Para ver la de alguien, entra en el panel como esa persona.',
}
