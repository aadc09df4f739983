import { formatPostalCode, postalCodeState } from './postal-code.ts'
import type { DraftAddress } from './wizard-draft.ts'

/** Where each state's codes begin, by their first five digits; a range ends where the next one begins. */
const ranges: readonly (readonly [number, string])[] = [
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

/** The state of a complete CEP; undefined for an incomplete one and below the first range. */
export function ufOfCep(cep: string): string | undefined {
  if (postalCodeState('BR', cep) !== 'valid') return undefined
  const start = Number(cep.slice(0, 5))
  return ranges.findLast(([from]) => from <= start)?.[1]
}

/** A CEP fills in the UF without a request; a state that the customer typed stays. */
export function withPostalCode(address: DraftAddress, typed: string): DraftAddress {
  const zipCode = formatPostalCode(address.country, typed)
  const before = address.country === 'BR' ? ufOfCep(address.zipCode) : undefined
  const uf = address.country === 'BR' ? ufOfCep(zipCode) : undefined
  const ours = address.state.trim() === '' || address.state === before
  return { ...address, zipCode, state: uf && ours ? uf : address.state }
}
