import type { contract } from '#features/contract.ts'
import type { Handler } from '#server/http/mount.ts'
import { ownTemplates } from './template-rows.ts'

export const listTemplates: Handler<typeof contract.answerTemplates.list> = (context) => ownTemplates(context)
