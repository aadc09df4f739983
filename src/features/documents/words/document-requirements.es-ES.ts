import { documentTypeNames } from '#features/documents/rules/document-names.ts'
import type { TranslationOf } from '#rules/language/translation.ts'
import type { documentRequirements as portuguese } from './document-requirements.pt-BR.ts'

export const documentRequirements: TranslationOf<typeof portuguese> = {
  intro: 'Lo que un nuevo pedido solicita al cliente. Los documentos ya solicitados siguen como están.',
  types: documentTypeNames.es_ES,
  perOwner: 'De cada socio',
  once: 'Una vez',
  off: 'Ya no se solicita',
  add: 'Añadir documento',
  addTo: ({ type }) => `Añadir documento: ${type}`,
  historyOf: ({ name }) => `Historial de ${name}`,
  saved: 'Guardado. Vale para los próximos pedidos.',
  moved: 'Orden guardado.',
  changedMeanwhile: 'La lista cambió entretanto. Mira el orden actual e inténtalo de nuevo.',
  empty: 'No se solicita nada para este tipo.',
  fields: {
    documentType: 'Tipo',
    name: 'Nombre',
    description: 'Descripción que lee el cliente',
    perOwner: 'Uno por cada socio',
    active: 'Solicitar en nuevos pedidos',
    position: 'Lugar en la lista',
  },
}
