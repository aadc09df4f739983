import { answerTemplates } from '#features/answer-templates/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { createTemplate } from './create-template.ts'
import { listTemplates } from './list-templates.ts'
import { orderTemplates } from './order-templates.ts'
import { readValues } from './read-values.ts'
import { removeTemplate } from './remove-template.ts'
import { saveTemplate } from './save-template.ts'

export const feature: ServerFeature = {
  calls: {
    answerTemplates: serve(answerTemplates, {
      list: listTemplates,
      values: readValues,
      create: createTemplate,
      save: saveTemplate,
      order: orderTemplates,
      remove: removeTemplate,
    }),
  },
}
