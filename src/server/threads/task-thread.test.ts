import { beforeEach, expect, test } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { TaskFailed, TaskThread, type TaskThreadOptions } from './task-thread.ts'

type Task = { facts: { companyName: string } }
const script = new URL('../../../tests/support/misbehaving-paper-thread.ts', import.meta.url)
const threadWith = (more: Partial<TaskThreadOptions> = {}) =>
  new TaskThread<Task, Uint8Array>({ script, name: 'papers', ...more })
const warnings: string[] = []
const log = { warn: ({ err }: { err: unknown }, text: string) => void warnings.push(`${text}: ${String(err)}`) }
const told = (thread: TaskThread<Task, Uint8Array>, companyName: string) =>
  thread.run({ facts: { companyName } }, log).then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: unknown) => (error instanceof TaskFailed ? 'given up' : String(error)),
  )
beforeEach(() => {
  warnings.length = 0
})

test('tasks that come at once are done one after another, by one thread', async () => {
  const thread = threadWith()
  expect(thread.isRunning).toBe(false)
  expect(await Promise.all([told(thread, 'one'), told(thread, 'two'), told(thread, 'three')])).toEqual([
    'one, task 1 of its thread',
    'two, task 2 of its thread',
    'three, task 3 of its thread',
  ])
})

test('a task that takes too long is stopped, tried once more, given up and reported; the next one is done', async () => {
  const thread = threadWith({ longestMs: 1500 })
  const next = told(thread, 'hang').then(async (end) => [end, thread.isRunning, await told(thread, 'fine')])
  expect(await next).toEqual(['given up', false, 'fine, task 1 of its thread'])
  expect(warnings).toEqual([
    'papers: not done, tried once more: Error: it took too long',
    'papers: not done, given up: Error: it took too long',
  ])
})

test.each([
  ['crash', 'told to crash'],
  ['memory', 'memory limit'],
  ['leave', 'ended with 3'],
  ['fail', 'the thread said so'],
])('a thread that does not do its task (%s) is reported, and whoever waits gets another', async (deed, warning) => {
  const thread = threadWith({ memoryMb: 24 })
  const both = Promise.all([told(thread, deed), told(thread, 'fine')])
  expect(await both).toEqual(['given up', 'fine, task 1 of its thread'])
  expect(warnings).toEqual([expect.stringContaining(warning), expect.stringContaining(warning)])
})

test('a thread that ends after its task is replaced for the next one', async () => {
  const thread = threadWith({ longestMs: 10_000 })
  expect(await told(thread, 'depart')).toBe('departed')
  await waitFor('the thread to end', async () => !thread.isRunning)
  expect(await told(thread, 'fine')).toBe('fine, task 1 of its thread')
  expect(warnings).toEqual([])
})

test('a thread without tasks ends after a while', async () => {
  const thread = threadWith({ idleMs: 50 })
  await told(thread, 'fine')
  expect(thread.isRunning).toBe(true)
  await waitFor('the thread to end', async () => !thread.isRunning)
})
