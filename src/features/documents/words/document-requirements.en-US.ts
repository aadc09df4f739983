import { documentTypeNames } from '#features/documents/rules/document-names.ts'
import type { TranslationOf } from '#rules/language/translation.ts'
import type { documentRequirements as portuguese } from './document-requirements.pt-BR.ts'

export const documentRequirements: TranslationOf<typeof portuguese> = {
  intro: 'What a new order asks the customer for. Documents already asked for stay as they are.',
  types: documentTypeNames.en_US,
  perOwner: 'From each owner',
  once: 'Once',
  off: 'No longer asked for',
  add: 'Add a document',
  addTo: ({ type }) => `Add a document: ${type}`,
  historyOf: ({ name }) => `History of ${name}`,
  saved: 'Saved. It counts for the next orders.',
  moved: 'Order saved.',
  changedMeanwhile: 'The list has changed meanwhile. Look at the current order and try again.',
  empty: 'Nothing is asked for with this type.',
  fields: {
    documentType: 'Type',
    name: 'Name',
    description: 'Description that the customer reads',
    perOwner: 'One for each owner',
    active: 'Ask for it in new orders',
    position: 'Place in the list',
  },
}
