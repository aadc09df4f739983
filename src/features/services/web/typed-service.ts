import { type SettledCode, settledCodes } from '#features/duties/rules/duty.ts'
import type { TypedPrice } from '#features/packages/web/price-fields.tsx'
import { priceFrom, typedPrice } from '#features/packages/web/typed-price.ts'
import type { ExtraContent } from '#features/services/rules/service.ts'
import type { Extra } from './queries.ts'

/** A service as the form holds it, with prices as typed. */
export type TypedExtra = Omit<ExtraContent, 'priceCents' | 'priceBrlCents'> & TypedPrice

export const emptyExtra: TypedExtra = {
  name: '',
  description: '',
  price: '',
  priceBrl: '',
  settles: null,
  passesFee: false,
  recurs: false,
  dissolves: false,
  needsPtin: false,
  offered: true,
}

export const typedFrom = (extra: Extra): TypedExtra => ({
  name: extra.name,
  description: extra.description,
  ...typedPrice(extra),
  settles: extra.settles,
  passesFee: extra.passesFee,
  recurs: extra.recurs,
  dissolves: extra.dissolves,
  needsPtin: extra.needsPtin,
  offered: extra.offered,
})

export const contentFrom = ({ price, priceBrl, ...typed }: TypedExtra): ExtraContent => ({
  ...typed,
  ...priceFrom({ price, priceBrl }),
})

/** Without a duty there is no fee to pass on and no renewal; a service that settles a duty does not dissolve the company. */
export const settling = (settles: SettledCode | null): Partial<TypedExtra> =>
  settles === null ? { settles, passesFee: false, recurs: false } : { settles, dissolves: false }

export const codeOf = (value: string): SettledCode | null => settledCodes.find((code) => code === value) ?? null

/** An amount that cannot be read as a number counts as 0 (G80); one that was left empty is missing. */
export const isComplete = ({ name, description, price, priceBrl }: TypedExtra): boolean =>
  [name, description, price, priceBrl].every((value) => value.trim() !== '')
