import type { StateLine, StateLists } from '#features/catalog/rules/state-lines.ts'
import { writtenRows } from './written-rows.ts'

const drawing: StateLine = {
  as: 'state',
  name: '{{name}}',
  fee: '{{fee}}',
  yearly: '{{yearly}}',
  due: '{{due}}',
  url: '{{url}}',
  checkedOn: '{{checkedOn}}',
}

/** What states charge today, from the facts that admins edit. */
export const stateLinesOf = (list: keyof StateLists): readonly StateLine[] => writtenRows(list, drawing)
