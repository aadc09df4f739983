// Replaces the thread that draws papers: the first word of the company's name selects how it misbehaves.
import { parentPort } from 'node:worker_threads'

const deeds: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  crash: () => {
    throw new Error('this thread was told to crash')
  },
  memory: () => {
    const kept: string[][] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length} ${at}`))
  },
  leave: () => process.exit(3),
  depart: () => {
    parentPort?.postMessage({ result: new TextEncoder().encode('departed') })
    setImmediate(() => process.exit(0))
  },
  fail: () => parentPort?.postMessage({ failed: 'the thread said so' }),
}

let done = 0
parentPort?.on('message', ({ facts }: { facts: { companyName: string } }) => {
  const deed = deeds[facts.companyName.split(' ')[0] ?? '']
  done += 1
  if (deed) deed()
  else parentPort?.postMessage({ result: new TextEncoder().encode(`${facts.companyName}, task ${done} of its thread`) })
})
