import { expect, test } from 'vitest'
import { agentStage } from './agent-stage.ts'

test.each([
  ['pending', false, 'review'],
  ['pending', true, 'review'],
  ['in_review', false, 'review'],
  ['in_review', true, 'filing'],
  ['documents_required', false, 'documents'],
  ['documents_required', true, 'documents'],
  ['approved', true, 'done'],
  ['rejected', true, 'rejected'],
] as const)('%s with a workflow in progress: %s is %s', (status, filing, stage) => {
  expect(agentStage(status, filing)).toBe(stage)
})
