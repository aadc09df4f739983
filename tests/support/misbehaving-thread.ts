// Replaces the thread that inspects files: the first piece of a file selects how it misbehaves.
import { type MessagePort, parentPort } from 'node:worker_threads'

const deeds: Record<string, (port: MessagePort) => void> = {
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
  wait: () => undefined,
}

parentPort?.on('message', ({ port }: { port: MessagePort }) => {
  port.on('message', ({ piece }: { piece: Uint8Array | undefined }) => {
    const deed = deeds[piece ? Buffer.from(piece).toString() : '']
    if (deed) deed(port)
    else port.postMessage({ says: 'done' })
  })
  port.postMessage({ says: 'more' })
})
