import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { settings } from '#features/accounts/contract/settings.ts'
import { documents } from '#features/documents/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { queryOf } from './call.ts'
import { readAgainAfter, readAllAgain } from './read-again.ts'

const id = '00000000-0000-4000-8000-000000000001'
const thread = queryOf(messages.thread, { id }).queryKey
const list = queryOf(documents.list, {}).queryKey
const own = queryOf(settings.read, {}).queryKey

function remembering(): QueryClient {
  const client = new QueryClient()
  for (const key of [thread, list, own]) client.setQueryData<unknown>(key, {})
  return client
}
const stale = (client: QueryClient) =>
  [thread, list, own].filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated)

test('an event makes its own reads stale and leaves the others', async () => {
  const client = remembering()
  await readAgainAfter(client, 'message.created')
  expect(stale(client)).toEqual([thread])
})

test('a page that missed events takes none of the live reads for fresh', async () => {
  const client = remembering()
  await readAllAgain(client)
  expect(stale(client)).toEqual([thread, list])
})

test('a first answer that was on its way when the event came is read once more', async () => {
  const client = new QueryClient()
  const { promise: slow, resolve: arrive } = Promise.withResolvers<string>()
  const answers = [slow, Promise.resolve('new')]
  const { queryKey } = queryOf(messages.conversation, { id })
  const leave = new QueryObserver<unknown>(client, { queryKey, queryFn: () => answers.shift() }).subscribe(
    () => undefined,
  )
  const done = readAgainAfter(client, 'message.created')
  arrive('old')
  await done
  expect(client.getQueryData<unknown>(queryKey)).toBe('new')
  leave()
})

test('a first answer is read once more at once, whatever else is still on its way', async () => {
  const client = new QueryClient()
  const held = Promise.withResolvers<string>()
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve('new')]
  const quick = queryOf(messages.conversation, { id }).queryKey
  const watch = (queryKey: readonly unknown[], queryFn: () => Promise<string> | undefined) =>
    new QueryObserver<unknown>(client, { queryKey, queryFn }).subscribe(() => undefined)
  const leave = [watch(quick, () => answers.shift()), watch(thread, () => held.promise)]
  const done = readAgainAfter(client, 'message.created')
  first.resolve('old')
  await expect.poll(() => client.getQueryData<unknown>(quick)).toBe('new')
  // Signing out cancels the remaining reads: the cancelled one must not cause another read.
  await client.cancelQueries()
  await done
  expect(client.getQueryState(quick)?.dataUpdateCount).toBe(2)
  for (const stop of leave) stop()
})

test('a first read that fails is not asked for again', async () => {
  const client = new QueryClient()
  let asked = 0
  const { queryKey } = queryOf(messages.conversation, { id })
  const queryFn = async (): Promise<never> => {
    asked++
    throw new Error('away')
  }
  const leave = new QueryObserver(client, { queryKey: [...queryKey], queryFn, retry: false }).subscribe(() => undefined)
  await readAgainAfter(client, 'message.created')
  expect(asked).toBe(1)
  leave()
})
