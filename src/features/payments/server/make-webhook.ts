import type { Context } from '#server/context.ts'
import { createWebhook, deleteWebhook } from './provider/stripe-account.ts'
import type { OpenClient } from './provider/stripe-client.ts'
import { WEBHOOK_PATH } from './provider/webhook-path.ts'
import { notServed } from './stripe-status.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether Stripe can reach this server: it has to be https and not loopback. */
export function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' && !LOOPBACK.test(hostname)
}

export type Webhook = { id: string | null; secret: string | null }

/** Whether a webhook has to be created: Stripe can reach this server, and no secret was entered by hand. */
export const needsWebhook = ({ origin }: Context, givenSecret: string | undefined): boolean =>
  givenSecret === undefined && isPublic(origin)

/** Creates the webhook at Stripe if Stripe can reach this server and no secret was entered by hand. */
export async function makeWebhook(
  context: Context,
  open: OpenClient,
  givenSecret: string | undefined,
): Promise<Webhook> {
  if (givenSecret !== undefined) return { id: null, secret: givenSecret }
  if (!needsWebhook(context, givenSecret)) return { id: null, secret: null }
  return createWebhook(open, `${context.origin}${WEBHOOK_PATH}`)
}

/** A webhook that could not be deleted is only logged: all it does is send messages twice. */
export async function dropWebhook(context: Context, open: OpenClient, id: string): Promise<void> {
  try {
    await deleteWebhook(open, id)
  } catch (error) {
    if (!notServed(error)) throw error
    context.log.warn({ reqId: context.requestId, webhookEndpointId: id }, 'webhook endpoint not removed')
  }
}
