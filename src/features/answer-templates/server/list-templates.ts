import type { answerTemplates } from '#features/answer-templates/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { ownTemplates } from './template-rows.ts'

export const listTemplates: Handler<typeof answerTemplates.list> = (context) => ownTemplates(context)
