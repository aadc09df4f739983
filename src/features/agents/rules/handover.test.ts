import { expect, test } from 'vitest'
import { statusesMoved } from './handover.ts'

test('decided companies stay with whoever decided them, unless all are asked for', () => {
  expect(statusesMoved('open')).toEqual(['pending', 'in_review', 'documents_required'])
  expect(statusesMoved('all')).toEqual(['pending', 'in_review', 'approved', 'rejected', 'documents_required'])
})
