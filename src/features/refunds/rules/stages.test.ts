import { expect, test } from 'vitest'
import { purchaseStatuses } from '#features/purchases/rules/purchase.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { isFiled, stageOfFormation, stageOfService, stageOfUpgrade } from './stages.ts'
import { canMoveRefund, isUnderWay, refundStatuses, waitsForOffice } from './status.ts'

const record = { filedOn: null, fileNumber: null, formedOn: null }

test.each([
  ['the day of the filing', { record: { ...record, filedOn: '2026-05-04' }, papersBrought: [] }],
  ['the state’s number', { record: { ...record, fileNumber: 'L26000001' }, papersBrought: [] }],
  ['the day of the formation', { record: { ...record, formedOn: '2026-05-09' }, papersBrought: [] }],
  ['the finished task that files', { record, papersBrought: ['Protocolo de arquivamento'] }],
  ['the finished task of a partnership', { record, papersBrought: ['Registro da sociedade'] }],
])('%s says that the papers went to the state', (_, known) => {
  expect(isFiled(known)).toBe(true)
})

test('finished work of other kinds does not', () => {
  expect(isFiled({ record, papersBrought: ['Aceite do agente registrado', 'Outro papel'] })).toBe(false)
})

test('the stage follows from the status and from whether papers were filed', () => {
  const filed = { record: { ...record, filedOn: '2026-05-04' }, papersBrought: [] }
  const stages = registrationStatuses.map((status) => [
    status,
    stageOfFormation({ status, record, papersBrought: [] }),
    stageOfFormation({ status, ...filed }),
  ])
  expect(stages).toEqual([
    ['pending', 'before_filing', 'after_filing'],
    ['in_review', 'before_filing', 'after_filing'],
    ['approved', 'approved', 'approved'],
    ['rejected', 'before_filing', 'refused_by_state'],
    ['documents_required', 'before_filing', 'after_filing'],
  ])
})

test('a refund moves forward only, and one that failed is tried again or given up', () => {
  const moves = refundStatuses.flatMap((from) =>
    refundStatuses.filter((to) => canMoveRefund(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'requested sending',
    'requested refused',
    'requested withdrawn',
    'sending paid',
    'sending failed',
    'paid failed',
    'failed sending',
    'failed refused',
  ])
  expect(refundStatuses.filter(isUnderWay)).toEqual(['requested', 'sending'])
  expect(refundStatuses.filter(waitsForOffice)).toEqual(['requested', 'sending', 'failed'])
})

test('a service is as far as its work, a better plan as far as its company', () => {
  expect(purchaseStatuses.map(stageOfService)).toEqual([
    'service_waiting',
    'service_waiting',
    'service_started',
    'service_done',
    'service_waiting',
  ])
  const papersBrought: string[] = []
  expect(stageOfUpgrade({ status: 'in_review', record, papersBrought })).toBe('service_waiting')
  expect(stageOfUpgrade({ status: 'in_review', record: { ...record, filedOn: '2026-11-01' }, papersBrought })).toBe(
    'service_started',
  )
  expect(stageOfUpgrade({ status: 'approved', record, papersBrought })).toBe('service_done')
})
