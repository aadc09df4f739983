import { expect, test } from 'vitest'
import { notificationCategories } from './category.ts'
import { channelsFor } from './channels.ts'

const all = { email: true, sms: true, documents: true, payments: true }

test.each(notificationCategories)(
  '%s leaves by both channels when everything is on, by none when they are off',
  (category) => {
    expect(channelsFor(category, all)).toEqual({ email: true, sms: true })
    expect(channelsFor(category, { ...all, email: false, sms: false })).toEqual({ email: false, sms: false })
  },
)

test('a category that is switched off leaves by no channel, the others do', () => {
  const noPapers = { ...all, documents: false }
  expect(channelsFor('document', noPapers)).toEqual({ email: false, sms: false })
  expect(channelsFor('payment', noPapers)).toEqual({ email: true, sms: true })
  const noBills = { ...all, payments: false, sms: false }
  expect(channelsFor('payment', noBills)).toEqual({ email: false, sms: false })
  expect(channelsFor('status', noBills)).toEqual({ email: true, sms: false })
})
