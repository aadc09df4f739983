import { asciiName } from '#features/company-names/rules/company-name.ts'
import { countryName } from '#features/orders/rules/countries.ts'
import { percentOf } from '#features/orders/rules/shares.ts'
import type { Both } from '#features/papers/rules/both.ts'
import type { FilingAddress } from '#features/papers/rules/filing-details.ts'
import type { PaperFacts, PaperOwner } from '#features/papers/rules/paper-facts.ts'
import { nameOf, responsibleOf } from '#features/papers/rules/problems.ts'
import type { Day } from '#rules/days/day.ts'
import { type Block, both, type Row, same } from './blocks.ts'

const unknown = both('Not known yet', 'Ainda não informado')

/** The name to be filed, in ASCII as the registers write it (C15). */
export const legalName = ({ details, companyName }: PaperFacts): string => asciiName(details.legalName ?? companyName)

const day = (tag: string, of: Day): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(of))
export const dayIn = (of: Day): Both => both(day('en-US', of), day('pt-BR', of))
export const dayOr = (of: Day | null | undefined, otherwise: Both = unknown): Both => (of ? dayIn(of) : otherwise)
export const monthIn = (month: number): Both => {
  const name = (tag: string) =>
    new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2001, month - 1, 1)))
  return both(name('en-US'), name('pt-BR'))
}

export const yesNo = (yes: boolean): Both => (yes ? both('Yes', 'Sim') : both('No', 'Não'))
export const countryIn = (code: string): Both => both(countryName(code, 'en-US'), countryName(code, 'pt-BR'))
export const percentIn = (share: number): Both => both(`${percentOf(share)}%`, `${percentOf(share).replace('.', ',')}%`)
export const wholeNumber = (count: number): Both =>
  both(new Intl.NumberFormat('en-US').format(count), new Intl.NumberFormat('pt-BR').format(count))
export const parValueIn = (value: string): Both =>
  Number(value) === 0
    ? both('no par value', 'sem valor nominal')
    : both(`US$ ${value} each`, `US$ ${value.replace('.', ',')} cada`)

type Address = Omit<FilingAddress, 'county'>
export function addressIn({ country, street, city, state, zipCode }: Address): Both {
  const name = countryIn(country)
  const line = (of: string) => [street, city, `${state} ${zipCode}`.trim(), of].filter((part) => part !== '').join(', ')
  return both(line(name.en), line(name.pt))
}
export const addressOr = (address: Address | null): Both => (address ? addressIn(address) : unknown)

export const responsibleName = (facts: PaperFacts): string => {
  const owner = responsibleOf(facts)
  return owner ? nameOf(owner) : '________________________'
}

/** What the owners of each type of company are called. */
export function ownerRole({ companyTypeId }: PaperFacts): Both {
  if (companyTypeId === 'llc') return both('Member', 'Sócio (Member)')
  if (companyTypeId === 'corporation') return both('Shareholder', 'Acionista (Shareholder)')
  if (companyTypeId === 'partnership') return both('Partner', 'Sócio (Partner)')
  return both('Owner', 'Titular')
}

export const row = (en: string, pt: string, value: string | Both | null): Row => ({
  label: both(en, pt),
  value: value ?? unknown,
})

/** A table of the owners with their shares and the total. */
export function ownersTable(facts: PaperFacts): Block {
  const total = facts.owners.reduce((sum, { share }) => sum + share, 0)
  const role = ownerRole(facts)
  return {
    is: 'table',
    columns: [
      { title: role, parts: 5 },
      { title: both('Address', 'Endereço'), parts: 7 },
      { title: both('Share', 'Participação'), parts: 2.4, right: true },
    ],
    rows: facts.owners.map((owner) => [nameOf(owner), addressIn(owner.address).en, percentIn(owner.share).en]),
    total: ['Total', '', percentIn(total).en],
  }
}

export const ownerSignatures = (facts: PaperFacts): Block => ({
  is: 'signatures',
  people: facts.owners.map((owner: PaperOwner) => ({ name: nameOf(owner), role: ownerRole(facts) })),
})

export const about = ({ companyType, state }: PaperFacts): Both =>
  both(`${companyType} · ${state.nameEn}`, `${companyType} · ${state.name}`)

/** Rows that name the company on every sheet. */
export const companyRows = (facts: PaperFacts): Row[] => [
  row('Legal name', 'Nome legal', legalName(facts)),
  row('Type of company', 'Tipo de empresa', same(facts.companyType)),
  row('State', 'Estado', both(facts.state.nameEn, facts.state.name)),
]
