import type { Selectable } from 'kysely'
import { z } from 'zod'
import { stripeAccount } from '#features/payments/contract/payment-keys.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { readTogether } from '#server/db/read-together.ts'
import type { PaymentProviderSettings } from '#server/db/types.ts'
import { CannotOpen, type Keys } from '#server/keys/keys.ts'
import type { StripeAccount } from './provider/stripe-account.ts'
import { makeStripeClient, type OpenClient } from './provider/stripe-client.ts'

type Place = 'secret_key' | 'webhook_secret'
type Row = Selectable<PaymentProviderSettings>
type Needs = Pick<Context, 'db' | 'keys' | 'config'>

const accountShape = stripeAccount.extend({ id: z.string() })

export type StripeSettings = {
  open: OpenClient
  livemode: boolean
  webhookSecrets: { secret: string; until: Date | null }[]
  accountId: string
  account: StripeAccount
  secretKeyHint: string
  /** Whether new payments use these keys; if not, the test provider takes them or payments are paused. */
  inUse: boolean
}

export const settingPlace = (place: Place): string => `payment_provider_settings.${place}`
export const sealSetting = (keys: Keys, place: Place, value: string): Buffer =>
  Buffer.from(keys.seal('settings', value, settingPlace(place)), 'utf8')
const openSetting = (keys: Keys, place: Place, sealed: Buffer): string =>
  keys.open('settings', sealed.toString('utf8'), settingPlace(place))

/** The previous webhook secret verifies messages for one more day; one that cannot be decrypted is left out. */
function openPrevious(keys: Keys, sealed: Buffer, until: Date | null): StripeSettings['webhookSecrets'] {
  try {
    return [{ secret: openSetting(keys, 'webhook_secret', sealed), until }]
  } catch (error) {
    if (error instanceof CannotOpen) return []
    throw error
  }
}

function readRow({ keys, config }: Needs, row: Row): StripeSettings {
  const { webhook_secret_sealed: sealed, previous_webhook_secret_sealed: previous } = row
  const { id: accountId, ...account } = accountShape.parse(row.account)
  return {
    open: makeStripeClient({
      secretKey: openSetting(keys, 'secret_key', row.secret_key_sealed),
      apiBase: config.stripeApiBase,
    }),
    livemode: row.livemode,
    webhookSecrets: [
      ...(sealed ? [{ secret: openSetting(keys, 'webhook_secret', sealed), until: null }] : []),
      ...(previous ? openPrevious(keys, previous, row.previous_webhook_until) : []),
    ],
    accountId,
    account,
    secretKeyHint: row.secret_key_hint,
    inUse: row.in_use,
  }
}

/** After a change of APP_KEY the values move to the new key when they are next read. */
async function reseal({ db, keys }: Needs, row: Row): Promise<void> {
  if (keys.isCurrent('settings', row.secret_key_sealed.toString('utf8'))) return
  const again = (place: Place, sealed: Buffer) => sealSetting(keys, place, openSetting(keys, place, sealed))
  const { secret_key_sealed, webhook_secret_sealed } = row
  await db
    .updateTable('payment_provider_settings')
    .set({
      secret_key_sealed: again('secret_key', secret_key_sealed),
      webhook_secret_sealed: webhook_secret_sealed && again('webhook_secret', webhook_secret_sealed),
    })
    .where('saved_at', '=', row.saved_at)
    .execute()
}

// Settings are decrypted once per `saved_at`: connections to Stripe are reused, and a node notices what another node saved.
const opened = new WeakMap<Keys, { savedAt: number; settings: StripeSettings }>()

const readRows = (db: Db): Promise<Row[]> => db.selectFrom('payment_provider_settings').selectAll().execute()
// Webhook messages come in bursts and each needs the keys, so reads within one turn of the event loop are shared.
const together = new WeakMap<Db, (key: string) => Promise<Row | undefined>>()
function rowTogether(db: Db): Promise<Row | undefined> {
  const read =
    together.get(db) ??
    readTogether(
      () => readRows(db),
      () => 'stripe',
    )
  together.set(db, read)
  return read('stripe')
}

/** The saved keys, as they are now; undefined while there are none. */
export async function readStripeSettings(needs: Needs): Promise<StripeSettings | undefined> {
  const row = needs.db.isTransaction ? (await readRows(needs.db))[0] : await rowTogether(needs.db)
  if (!row) return undefined
  const savedAt = row.saved_at.getTime()
  const known = opened.get(needs.keys)
  if (known?.savedAt === savedAt) return { ...known.settings, inUse: row.in_use }
  const settings = readRow(needs, row)
  await reseal(needs, row)
  opened.set(needs.keys, { savedAt, settings })
  return settings
}
