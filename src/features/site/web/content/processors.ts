import type { ProcessorLine } from '#features/privacy/rules/processor-lines.ts'
import { writtenRows } from './written-rows.ts'

const drawing: ProcessorLine = {
  as: 'processor',
  name: '{{name}}',
  purpose: '{{purpose}}',
  data: '{{data}}',
  country: '{{country}}',
  mechanism: '{{mechanism}}',
}

/** The services in use that get personal data, as admins entered them. */
export const usedProcessors = (): readonly ProcessorLine[] => writtenRows('processors', drawing)
