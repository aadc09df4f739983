import { expect, test } from 'vitest'
import { agentLabel, agentLabelTone } from './agent-label.ts'
import { registrationStatuses } from './status.ts'

test('an agent reads three words for five statuses', () => {
  expect(registrationStatuses.map((status) => [status, agentLabel(status)])).toEqual([
    ['pending', 'review'],
    ['in_review', 'review'],
    ['approved', 'done'],
    ['rejected', 'attention'],
    ['documents_required', 'attention'],
  ])
  expect(agentLabelTone).toEqual({ review: 'blue', done: 'green', attention: 'red' })
})
