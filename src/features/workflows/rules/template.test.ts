import { expect, test } from 'vitest'
import { planTasks } from './template.ts'

const task = (order: number, depends_on: number | null) => ({
  order,
  name: `Tarefa ${order}`,
  description: '',
  estimated_hours: 2.5,
  documents_required: [],
  documents_generated: ['Contrato'],
  depends_on,
})

test('the tasks of a template point at each other by their new ids', () => {
  let next = 0
  const planned = planTasks([task(1, null), task(3, 2), task(2, 1)], () => `id-${++next}`)
  expect(planned.map(({ id, order, dependsOnId }) => [id, order, dependsOnId])).toEqual([
    ['id-1', 1, null],
    ['id-2', 3, 'id-3'],
    ['id-3', 2, 'id-1'],
  ])
})

test('what is no list of tasks is refused', () => {
  expect(() => planTasks([{ name: 'sem número' }], () => 'id')).toThrow()
})
