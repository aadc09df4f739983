import { expect, test } from 'vitest'
import { canMoveWorkflow, statusesOfTab, tabOf, workflowStatuses, workflowTabs } from './workflow-status.ts'

test('only these moves exist', () => {
  const moves = workflowStatuses.flatMap((from) =>
    workflowStatuses.filter((to) => canMoveWorkflow(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'not_started in_progress',
    'not_started cancelled',
    'in_progress completed',
    'in_progress on_hold',
    'in_progress cancelled',
    'on_hold in_progress',
    'on_hold cancelled',
  ])
})

test('every status stands under one tab: on hold with what runs, cancelled with what is done', () => {
  expect(workflowTabs.flatMap((tab) => statusesOfTab[tab]).sort()).toEqual([...workflowStatuses].sort())
  expect([tabOf('on_hold'), tabOf('cancelled'), tabOf('not_started')]).toEqual(['active', 'completed', 'pending'])
})
