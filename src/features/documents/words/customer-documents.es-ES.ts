import type { TranslationOf } from '#rules/language/translation.ts'
import type { customerDocuments as portuguese } from './customer-documents.pt-BR.ts'

export const customerDocuments: TranslationOf<typeof portuguese> = {
  search: 'Buscar documentos...',
  tabs: {
    All: 'Todos',
    'Legal Documents': 'Documentos legales',
    Tax: 'Impuestos',
    Licenses: 'Licencias',
    Banking: 'Banco',
    Personal: 'Personales',
  },
  columns: { category: 'Categoría' },
  found: ({ count }) => (count === 1 ? '1 documento encontrado' : `${count} documentos encontrados`),
  noFile: '-',
  failed: 'No se pudieron cargar los documentos',
  failedText: 'Inténtalo más tarde o contacta con soporte.',
  empty: 'Todavía no hay documentos',
  emptyText: 'Tus documentos aparecerán aquí cuando registres tu empresa.',
  nothingFound: 'Ningún documento encontrado',
  nothingFoundText: 'Busca otro nombre, categoría o estado, o mira otra pestaña.',
  nothingInTab: 'Nada en esta pestaña todavía',
  downloadAll: 'Descargar todo',
  nothingToDownload: 'Todavía no hay documentos aprobados para descargar.',
  details: ({ name }) => `Ver detalles: ${name}`,
  requested: 'Pedido por nuestro equipo',
  gone: 'No encontramos este documento en tu cuenta.',
  sendTitle: 'Enviar archivo',
  replaceTitle: 'Cambiar el archivo',
  replaceText: 'El archivo anterior se guarda como versión.',
  approvedText: 'Comprobado y aprobado por nuestro equipo.',
  submittedText: 'Hemos recibido el archivo. Te avisamos cuando esté comprobado.',
}
