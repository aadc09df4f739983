import { expect, test } from 'vitest'
import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { announcementIds, announcementRow } from '#features/announcement/rules/rows.ts'
import { partFields } from './part-fields.ts'
import { contentFrom, typedFrom } from './typed-part.ts'

test.each(announcementIds)('what stands in the form of %s is what was stored', (id) => {
  const content: Record<string, unknown> = { ...announcementDefaults[id] }
  const again = contentFrom(partFields[id], typedFrom(partFields[id], content))
  expect(again).toEqual(content)
})

test('what cannot be a number is refused at its field', () => {
  const typed = typedFrom(partFields.customers, announcementDefaults.customers)
  const content = contentFrom(partFields.customers, {
    ...typed,
    rating: { text: 'ótima', open: true, first: '', second: '', unit: 'weeks' },
  })
  const found = announcementRow.safeParse({
    id: 'customers',
    content: { ...announcementDefaults.customers, ...content },
  })
  expect(found.error?.issues.map(({ path }) => path.join('.'))).toEqual(['content.rating'])
})
