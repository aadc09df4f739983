import { type SettledCode, settledCodes } from '#features/duties/rules/duty.ts'
import type { TypedPrice } from '#features/packages/web/price-fields.tsx'
import { priceFrom, typedPrice } from '#features/packages/web/typed-price.ts'
import type { ServiceContent } from '#features/services/rules/service.ts'
import type { Service } from './queries.ts'

/** A service as the form holds it, with prices as typed. */
export type TypedService = Omit<ServiceContent, 'priceCents' | 'priceBrlCents'> & TypedPrice

export const emptyService: TypedService = {
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

export const typedFrom = (service: Service): TypedService => ({
  name: service.name,
  description: service.description,
  ...typedPrice(service),
  settles: service.settles,
  passesFee: service.passesFee,
  recurs: service.recurs,
  dissolves: service.dissolves,
  needsPtin: service.needsPtin,
  offered: service.offered,
})

export const contentFrom = ({ price, priceBrl, ...typed }: TypedService): ServiceContent => ({
  ...typed,
  ...priceFrom({ price, priceBrl }),
})

/** Without a duty there is no fee to pass on and no renewal; a service that settles a duty does not dissolve the company. */
export const settling = (settles: SettledCode | null): Partial<TypedService> =>
  settles === null ? { settles, passesFee: false, recurs: false } : { settles, dissolves: false }

export const codeOf = (value: string): SettledCode | null => settledCodes.find((code) => code === value) ?? null

/** An amount that cannot be read as a number counts as 0 (G80); one that was left empty is missing. */
export const isComplete = ({ name, description, price, priceBrl }: TypedService): boolean =>
  [name, description, price, priceBrl].every((value) => value.trim() !== '')
