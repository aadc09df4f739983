import type { Context } from '#server/context.ts'
import { createWebhook, deleteWebhook } from '#server/integrations/payments/stripe-account.ts'
import type { OpenClient } from '#server/integrations/payments/stripe-client.ts'
import { WEBHOOK_PATH } from '#server/integrations/payments/webhook-path.ts'
import { notServed } from './stripe-status.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Stripe has to reach us from outside. */
export function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' && !LOOPBACK.test(hostname)
}

export type Webhook = { id: string | null; secret: string | null }

/** Where Stripe tells us of payments: made by us when it can reach us, else by whoever gave us its secret. */
export async function makeWebhook(
  context: Context,
  open: OpenClient,
  givenSecret: string | undefined,
): Promise<Webhook> {
  if (givenSecret !== undefined) return { id: null, secret: givenSecret }
  if (!isPublic(context.origin)) return { id: null, secret: null }
  return createWebhook(open, `${context.origin}${WEBHOOK_PATH}`)
}

/** One that stays behind costs only messages that are told twice. */
export async function dropWebhook(context: Context, open: OpenClient, id: string): Promise<void> {
  try {
    await deleteWebhook(open, id)
  } catch (error) {
    if (!notServed(error)) throw error
    context.log.warn({ reqId: context.requestId, webhookEndpointId: id }, 'webhook endpoint not removed')
  }
}
