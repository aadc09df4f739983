import { type APIRequestContext, request } from '@playwright/test'
import { fromSomewhere } from './from-somewhere.ts'
import { ORIGIN } from './people.ts'

export type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

/** A client for API calls with this session, independent of the open page. */
export const newCaller = (session?: Session): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: ORIGIN,
    extraHTTPHeaders: { origin: ORIGIN, ...fromSomewhere() },
    ...(session ? { storageState: session } : {}),
  })
