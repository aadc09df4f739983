import { aboutHeader, type CallInput, type Output, type Upload } from '#contract/route.ts'
import { ApiError, failureOf, pathOf } from './call.ts'
import { isReachable } from './connection.ts'

export type SendOptions = {
  signal?: AbortSignal
  /** Share of the file that has been sent, from 0 to 1. At 1 the server still has to check the file. */
  onProgress?: (share: number) => void
}
// After this time without progress or an answer the connection counts as lost, even if the browser reports no error.
const LONGEST_SILENCE_MS = 90_000
type Values = Record<string, unknown>
type Sent = { url: string; headers: Record<string, string> }

/** Path and headers of an upload: details of the file go into headers, because URLs are logged (S62). */
export function uploadRequest(route: Upload, input: Values, contentType: string): Sent {
  const about = Object.keys(route.about.shape).flatMap((field) => {
    const value = input[field]
    return value === undefined ? [] : [[aboutHeader(field), encodeURIComponent(String(value).toWellFormed())]]
  })
  const headers = { accept: 'application/json', 'content-type': contentType, ...Object.fromEntries(about) }
  return { url: pathOf(route.path, input), headers }
}

/** Sends one file as the request body. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function upload<U extends Upload>(
  route: U,
  input: CallInput<U>,
  file: Blob,
  { signal, onProgress }: SendOptions = {},
): Promise<Output<U>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const { url, headers } = uploadRequest(route, input as Values, file.type)
    const request = new XMLHttpRequest()
    request.open(route.method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const cancel = (): void => request.abort()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const watch = (): void => {
      clearTimeout(stalled)
      stalled = setTimeout(cancel, LONGEST_SILENCE_MS)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onabort = () => reject(signal?.aborted ? signal.reason : new ApiError(0))
    request.onerror = () => {
      void isReachable()
      reject(new ApiError(0))
    }
    request.onload = () => {
      if (request.status < 200 || request.status > 299)
        return reject(failureOf(request.status, request.responseText, request.getResponseHeader('retry-after')))
      try {
        resolve(route.response.parse(JSON.parse(request.responseText)) as Output<U>)
      } catch (error) {
        // The answer does not match the contract: a bug, or a proxy in between answered for the server.
        reject(error)
      }
    }
    request.onloadend = () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', cancel)
    }
    watch()
    request.send(file)
  })
}
