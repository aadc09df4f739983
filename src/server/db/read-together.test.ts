import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

/** Records which keys each read contains; a key that begins with x has no row. */
function makeReader() {
  const reads: string[][] = []
  const find = readTogether(
    async (keys) => {
      reads.push(keys)
      if (keys.includes('broken')) throw new Error('away')
      return keys.filter((key) => !key.startsWith('x')).map((key) => ({ key, of: key.toUpperCase() }))
    },
    ({ key }) => key,
  )
  return { reads, find }
}

test('what is asked for at the same time is read at once, and each gets its own row', async () => {
  const { reads, find } = makeReader()
  const found = await Promise.all(['a', 'b', 'x', 'a'].map(find))
  expect(found.map((row) => row?.of)).toEqual(['A', 'B', undefined, 'A'])
  expect(reads).toEqual([['a', 'b', 'x']])
})

test('nothing is kept: whoever asks later is read anew', async () => {
  const { reads, find } = makeReader()
  await find('a')
  await find('a')
  expect(reads).toEqual([['a'], ['a']])
})

test('a read under way takes nobody along, because its answer may be older than the question', async () => {
  const { reads, find } = makeReader()
  const first = find('a')
  await new Promise((turn) => setImmediate(turn))
  await Promise.all([first, find('a')])
  expect(reads).toEqual([['a'], ['a']])
})

test('many keys are read in several statements', async () => {
  const { reads, find } = makeReader()
  const keys = Array.from({ length: 250 }, (_, n) => `k${n}`)
  expect(await Promise.all(keys.map(async (key) => (await find(key))?.key))).toEqual(keys)
  expect(reads.map(({ length }) => length)).toEqual([100, 100, 50])
})

test('a failed read fails for those who asked, and not for the next', async () => {
  const { find } = makeReader()
  const asked = await Promise.allSettled([find('a'), find('broken')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await find('a'))?.of).toBe('A')
})
