import { useCallback, useSyncExternalStore } from 'react'
import { firstLook } from '#features/documents/rules/first-look.ts'
import { ApiError } from '#web/api/call.ts'
import type { SendOptions } from '#web/api/upload.ts'
import { isUnderWay, mayPass, type Uploading } from './upload-state.ts'

type Job = {
  /** The target of the file, e.g. the id of a document: each key has one upload at a time. */
  key: string
  files: readonly File[]
  send: (file: Blob, options: SendOptions) => Promise<void>
}

// Seconds between tries while the server cannot be reached.
const WAITS = [2, 5, 10, 30]

// Kept outside React: an upload continues while the user visits another screen.
const states = new Map<string, Uploading>()
const running = new Map<string, AbortController>()
const lastTried = new Map<string, Job>()
const listeners = new Set<() => void>()

function show(key: string, state: Uploading | undefined): void {
  if (state) states.set(key, state)
  else states.delete(key)
  const busy = [...states.values()].some(isUnderWay)
  globalThis.removeEventListener('beforeunload', askBeforeLeaving)
  if (busy) globalThis.addEventListener('beforeunload', askBeforeLeaving)
  for (const listener of listeners) listener()
}
const askBeforeLeaving = (event: Event): void => event.preventDefault()

/** Waits until the browser is online again, or for `seconds` when it believes that it is. */
const connection = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(done, seconds * 1000) : undefined
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

async function run({ key, send }: Job, fileName: string, file: Blob, signal: AbortSignal): Promise<void> {
  for (const wait of [...WAITS, undefined]) {
    const onProgress = (share: number): void => {
      if (!signal.aborted) show(key, { phase: 'sending', fileName, share })
    }
    onProgress(0)
    // A browser that loses its network may leave a request hanging for minutes.
    const lost = new AbortController()
    const lose = (): void => lost.abort(new ApiError(0))
    addEventListener('offline', lose)
    try {
      await send(file, { signal: AbortSignal.any([signal, lost.signal]), onProgress })
      return show(key, undefined)
    } catch (error) {
      if (signal.aborted) return
      if (wait === undefined || !mayPass(error)) return show(key, { phase: 'failed', fileName, why: { error } })
      show(key, { phase: 'waiting', fileName })
      await connection(wait, signal)
      if (signal.aborted) return
    } finally {
      removeEventListener('offline', lose)
    }
  }
}

/** Sends one file; ignored while another upload with the same key is under way. */
export async function startUpload(job: Job): Promise<void> {
  const { key, files } = job
  const [file] = files
  if (!file || isUnderWay(states.get(key))) return
  const refuse = (notSent: 'wrong_kind' | 'too_large' | 'several'): void =>
    show(key, { phase: 'failed', fileName: file.name, why: { notSent } })
  if (files.length > 1) return refuse('several')
  const looked = firstLook(file)
  if ('refused' in looked) return refuse(looked.refused)
  const control = new AbortController()
  running.set(key, control)
  lastTried.set(key, job)
  await run(job, file.name, file.slice(0, file.size, looked.kind), control.signal)
  if (running.get(key) === control) running.delete(key)
}

/** Stops an upload that is under way, or removes the message about one that failed. */
export function cancelUpload(key: string): void {
  running.get(key)?.abort()
  running.delete(key)
  lastTried.delete(key)
  show(key, undefined)
}

export async function retryUpload(key: string): Promise<void> {
  const job = lastTried.get(key)
  if (job) await startUpload(job)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the upload with this key; undefined while there is none. */
export function useUploading(key: string): Uploading | undefined {
  const read = useCallback(() => states.get(key), [key])
  return useSyncExternalStore(listen, read, read)
}
