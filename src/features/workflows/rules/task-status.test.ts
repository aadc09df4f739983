import { expect, test } from 'vitest'
import { progressOf, type TaskStatus, taskRefusal, taskStatuses, waitsFor } from './task-status.ts'

const task = (id: string, status: TaskStatus, dependsOnId: string | null = null) => ({ id, status, dependsOnId })

test('a task starts once the one it depends on is over, and the open one is named', () => {
  const second = task('b', 'pending', 'a')
  for (const status of ['pending', 'in_progress', 'blocked'] as const) {
    const first = task('a', status)
    expect(taskRefusal(second, 'in_progress', [first, second])).toBe('dependency_open')
    expect(waitsFor(second, [first, second])).toBe(first)
  }
  for (const status of ['completed', 'cancelled'] as const)
    expect(taskRefusal(second, 'in_progress', [task('a', status), second])).toBeUndefined()
})

test('a dependency that is gone holds nothing back', () =>
  expect(taskRefusal(task('b', 'pending', 'gone'), 'in_progress', [])).toBeUndefined())

test('what is begun cannot be finished while its dependency was opened again', () => {
  const second = task('b', 'in_progress', 'a')
  expect(taskRefusal(second, 'completed', [task('a', 'in_progress'), second])).toBe('dependency_open')
})

test('a finished task opens again only while nothing that depends on it has begun', () => {
  const first = task('a', 'completed')
  expect(taskRefusal(first, 'in_progress', [first, task('b', 'pending', 'a')])).toBeUndefined()
  expect(taskRefusal(first, 'in_progress', [first, task('b', 'in_progress', 'a')])).toBe('dependent_begun')
  expect(taskRefusal(task('a', 'cancelled'), 'pending', [task('b', 'completed', 'a')])).toBe('dependent_begun')
})

test('only these moves exist', () => {
  const moves = taskStatuses.flatMap((from) =>
    taskStatuses.filter((to) => taskRefusal(task('a', from), to, []) === undefined).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'pending in_progress',
    'pending blocked',
    'pending cancelled',
    'in_progress completed',
    'in_progress blocked',
    'in_progress cancelled',
    'completed in_progress',
    'blocked in_progress',
    'blocked cancelled',
    'cancelled pending',
  ])
})

test('progress is completed tasks of all, rounded, and 0 without any', () => {
  expect(progressOf([])).toBe(0)
  expect(progressOf([task('a', 'completed'), task('b', 'pending'), task('c', 'cancelled')])).toBe(33)
  expect(progressOf([task('a', 'completed'), task('b', 'completed'), task('c', 'in_progress')])).toBe(67)
  expect(progressOf([task('a', 'completed')])).toBe(100)
})
