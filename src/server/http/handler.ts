import type { Download, Input, Output, Route, Upload } from '#contract/route.ts'
import type { Context } from '#server/context.ts'
import type { IncomingFile } from './receive-file.ts'
import type { FileAnswer } from './send-file.ts'

/** The serializer writes dates as ISO texts, so a use-case may return them as they come from the database. */
export type Answer<T> = T extends string
  ? T | Date
  : T extends readonly (infer U)[]
    ? readonly Answer<U>[]
    : T extends object
      ? { [K in keyof T]: Answer<T[K]> }
      : T
export type Handler<R extends Route> = (context: Context, input: Input<R>) => Promise<Answer<Output<R>>>
/** Returns the file to send; the platform opens and sends it. */
export type DownloadHandler<D extends Download> = (context: Context, input: Input<D>) => Promise<FileAnswer>
/** Gets the file while it arrives; `discardRest` reads what the handler leaves. */
export type UploadHandler<U extends Upload> = (
  context: Context,
  input: Input<U>,
  file: IncomingFile,
) => Promise<Answer<Output<U>>>
export type HandlerOf<R> = R extends Upload
  ? UploadHandler<R>
  : R extends Route
    ? Handler<R>
    : R extends Download
      ? DownloadHandler<R>
      : never
