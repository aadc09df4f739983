import { describe, expect, test } from 'vitest'
import { downloadRefusal, mayPreview } from './reading.ts'
import { documentStatuses, documentTurn, nextStatus, waitingFirst } from './status.ts'
import { customerTab, documentTypes, typeFilterKeys, typesIn } from './types.ts'
import { quotaWait, UPLOAD_BYTES_A_DAY, UPLOADS_A_DAY } from './upload-quota.ts'

describe('steps of a document', () => {
  test('are these and no others', () => {
    const possible = documentStatuses.map((status) => [
      status,
      ...(['upload', 'approve', 'reject'] as const).map((step) => nextStatus(status, step) ?? '-'),
    ])
    expect(possible).toEqual([
      ['pending', 'submitted', '-', '-'],
      ['submitted', 'submitted', 'approved', 'rejected'],
      ['approved', '-', '-', '-'],
      ['rejected', 'submitted', '-', '-'],
    ])
  })
  test('tell whose turn it is', () => {
    expect(documentStatuses.map(documentTurn)).toEqual(['customer', 'team', null, 'customer'])
  })
})

describe('types', () => {
  // Copied by hand from G22, not derived from the table under test.
  test('stand each under their own tab', () => {
    const tabs = Object.fromEntries(documentTypes.map((type) => [type, customerTab(type)]))
    expect(tabs).toMatchObject({
      identification: 'Personal',
      address: 'Personal',
      business_purpose: 'Legal Documents',
      tax_documentation: 'Tax',
      banking_reference: 'Banking',
      license: 'Licenses',
      other: 'Legal Documents',
    })
  })
  test('each stands under exactly one filter of the agents', () => {
    expect(typeFilterKeys.flatMap(typesIn).sort()).toEqual([...documentTypes].sort())
  })
})

describe('reading', () => {
  const customer = { side: 'customer', emailVerified: true } as const
  const stranger = { side: 'customer', emailVerified: false } as const
  const team = { side: 'team', emailVerified: false } as const
  const own = { status: 'submitted', newest: true, byCustomer: true } as const
  const made = { ...own, status: 'approved', byCustomer: false } as const
  test('a customer saves what is approved, the team everything', () => {
    expect(downloadRefusal(customer, own)).toBe('not_approved')
    expect(downloadRefusal(customer, { ...own, status: 'approved' })).toBeNull()
    expect(downloadRefusal(customer, { ...own, status: 'approved', newest: false })).toBe('not_approved')
    expect(downloadRefusal(team, { ...own, newest: false })).toBeNull()
  })
  test("the company's papers wait for a confirmed address, one's own do not", () => {
    expect(downloadRefusal(stranger, made)).toBe('email_unverified')
    expect(downloadRefusal(customer, made)).toBeNull()
    expect(downloadRefusal(stranger, { ...own, status: 'approved' })).toBeNull()
  })
  test('own files are shown always, others when they may be saved', () => {
    expect(mayPreview(stranger, own)).toBe(true)
    expect(mayPreview(customer, { ...made, status: 'submitted' })).toBe(false)
    expect(mayPreview(team, own)).toBe(true)
    expect(mayPreview(stranger, made)).toBe(false)
    expect(mayPreview(customer, made)).toBe(true)
  })
})

test('the quota of a day', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const oldest = new Date('2026-03-09T13:00:00Z')
  expect(quotaWait({ files: UPLOADS_A_DAY - 1, bytes: 0, oldest }, 1, now)).toBe(0)
  expect(quotaWait({ files: UPLOADS_A_DAY, bytes: 0, oldest }, 1, now)).toBe(3600)
  expect(quotaWait({ files: 1, bytes: UPLOAD_BYTES_A_DAY - 5, oldest }, 5, now)).toBe(0)
  expect(quotaWait({ files: 1, bytes: UPLOAD_BYTES_A_DAY - 5, oldest }, 6, now)).toBe(3600)
})

test('what waits for the reader comes first, in the order it had', () => {
  const all = (['approved', 'submitted', 'pending', 'rejected', 'submitted'] as const).map((status, at) => ({
    status,
    at,
  }))
  const places = (reader: 'customer' | 'team') => waitingFirst(all, reader).map(({ at }) => at)
  expect([places('customer'), places('team')]).toEqual([
    [2, 3, 0, 1, 4],
    [1, 4, 0, 2, 3],
  ])
})
