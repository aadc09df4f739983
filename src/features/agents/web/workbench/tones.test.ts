import { expect, test } from 'vitest'
import { agentLabelTone } from './tones.ts'

test('each word of an agent has a colour of its own', () => {
  expect(agentLabelTone).toEqual({ review: 'blue', done: 'green', attention: 'red' })
})
