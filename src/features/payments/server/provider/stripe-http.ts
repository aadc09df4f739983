import type Stripe from 'stripe'
import { traceHeaders } from '#server/tracing/current-trace.ts'

/** The SDK's own HTTP client, which also sends the current trace's headers to the given host, and to no other. */
export function makeStripeHttp(sdk: Pick<typeof Stripe, 'createNodeHttpClient'>, host: string): Stripe.HttpClient {
  const client = sdk.createNodeHttpClient()
  const send = client.makeRequest.bind(client)
  client.makeRequest = (to, port, path, method, headers, ...rest) =>
    send(to, port, path, method, to === host ? { ...headers, ...traceHeaders() } : headers, ...rest)
  return client
}
