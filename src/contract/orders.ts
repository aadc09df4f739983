import { z } from 'zod'
import { industries } from '#domain/orders/industry.ts'
import { postalCodeState } from '#domain/orders/postal-code.ts'
import { LARGEST_ADDITIONAL, MOST_OWNERS, SMALLEST_SHARE, totalOf, WHOLE } from '#domain/orders/shares.ts'
import { WIZARD_STEPS } from '#domain/orders/wizard-draft.ts'
import { canBeFiled } from '#domain/registrations/company-name.ts'
import { nameVerdicts } from '#domain/registrations/name-verdict.ts'
import { cents, done, email, id, line, noInput, slug, text, timestamp } from './fields.ts'
import { route } from './route.ts'

const digitsIn = (value: string): number => value.replace(/\D/g, '').length
const phone = line(40)
  .regex(/^\+?[\d\s().-]+$/, 'Telefone inválido')
  .refine((value) => digitsIn(value) >= 8 && digitsIn(value) <= 15, 'Telefone inválido')
/** Names stand in subjects, headings and filings: a line end or another control sign has no place in them. */
const name = (max: number) => line(max).refine((value) => !/\p{Cc}/u.test(value), 'Contém caracteres não aceitos')
const companyName = name(200).refine(canBeFiled, 'Use letras do alfabeto latino ou números')

/** Brasil first: CEP, ZIP or free text by country (C12). */
const addressInput = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'País inválido'),
    street: name(300),
    city: name(120),
    state: name(120),
    zipCode: name(20),
  })
  .check(({ value, issues }) => {
    const state = postalCodeState(value.country, value.zipCode)
    if (state === 'valid' || state === 'empty') return
    const message = state === 'invalid' ? 'Invalid ZIP code' : 'Incomplete ZIP code'
    issues.push({ code: 'custom', input: value.zipCode, path: ['zipCode'], message })
  })

const person = {
  firstName: name(100),
  lastName: name(100),
  email,
  phone,
  address: addressInput,
}
const mainOwnerInput = z.strictObject({ ...person, share: z.int().min(SMALLEST_SHARE).max(WHOLE) })
const partnerInput = z.strictObject({ ...person, share: z.int().min(SMALLEST_SHARE).max(LARGEST_ADDITIONAL) })

export const companyInput = z.strictObject({
  companyName,
  alternativeNames: z.array(companyName).max(2),
  businessPurpose: line(2000),
  industry: z.enum(industries, 'Escolha o setor'),
})

const ownersShape = z.strictObject({ main: mainOwnerInput, partners: z.array(partnerInput).max(MOST_OWNERS - 1) })
export type OwnersInput = z.output<typeof ownersShape>
export const NOT_A_WHOLE = 'A soma deve ser exatamente 100%'
export const isWhole = ({ main, partners }: OwnersInput): boolean =>
  totalOf([main.share, ...partners.map(({ share }) => share)]) === WHOLE

/** Checks the total in forms; `orders.create` leaves it to its use-case, which also records a wrong total. */
export const ownersInput = ownersShape.check(({ value, issues }) => {
  if (isWhole(value)) return
  issues.push({ code: 'custom', input: value.main.share, path: ['main', 'share'], message: NOT_A_WHOLE })
})

/** Prices come from the server's tables; the total sent here only says which price the person saw. */
const orderInput = z.strictObject({
  key: id,
  companyTypeId: slug,
  stateId: slug,
  packageId: id,
  company: companyInput,
  owners: ownersShape,
  seenTotalCents: cents,
})
export type OrderInput = z.output<typeof orderInput>

/** A draft may be half filled; nothing about cards has a place in it (C1). */
const draftPerson = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(40),
  address: z.strictObject({
    country: text(2),
    street: text(300),
    city: text(120),
    state: text(120),
    zipCode: text(20),
  }),
  share: z.int().min(0).max(1_000_000),
})
export const draftData = z.strictObject({
  companyTypeId: text(40).nullable(),
  stateId: text(40).nullable(),
  packageId: text(40).nullable(),
  company: z.strictObject({
    companyName: text(200),
    alternativeNames: z.array(text(200)).max(2),
    businessPurpose: text(2000),
    industry: text(40),
  }),
  owners: z.strictObject({ main: draftPerson, partners: z.array(draftPerson).max(MOST_OWNERS - 1) }),
})
export const draftView = z.object({
  orderKey: id,
  step: z.literal(WIZARD_STEPS),
  data: draftData,
  updatedAt: timestamp,
})

export const orders = {
  create: route({
    method: 'POST',
    path: '/api/orders',
    access: 'registrations.create',
    summary: 'Order a company: one registration per key, whatever is sent how often',
    body: orderInput,
    response: z.object({
      registrationId: id,
      paymentId: id,
      packageId: id,
      planCents: cents,
      stateFeeCents: cents,
      totalCents: cents,
      paid: z.boolean(),
    }),
    status: 201,
    limit: { max: 60, seconds: 3600 },
  }),
  checkNames: route({
    method: 'POST',
    path: '/api/orders/check-names',
    access: 'names.check',
    summary: 'Compare names with our records and the naming rules; it warns and never blocks',
    body: z.strictObject({ companyTypeId: slug, stateId: slug, names: z.array(line(200)).min(1).max(3) }),
    response: z.object({
      items: z.array(z.object({ name: z.string(), verdict: z.enum(nameVerdicts), reasons: z.array(z.string()) })),
    }),
    limit: { max: 60, seconds: 600 },
  }),
  readDraft: route({
    method: 'GET',
    path: '/api/draft',
    access: 'draft.own',
    summary: 'The unfinished order of this customer',
    response: z.object({ draft: draftView.nullable() }),
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/api/draft',
    access: 'draft.own',
    summary: 'Keep the unfinished order for thirty days',
    body: z.strictObject({ orderKey: id, step: z.literal(WIZARD_STEPS), data: draftData }),
    response: done,
    limit: { max: 600, seconds: 3600 },
  }),
  clearDraft: route({
    method: 'DELETE',
    path: '/api/draft',
    access: 'draft.own',
    summary: 'Forget the unfinished order',
    body: noInput.strict(),
    response: done,
  }),
  countStep: route({
    method: 'POST',
    path: '/api/funnel',
    access: 'funnel.count',
    summary: 'Count that a step of the wizard was reached, of nobody in particular',
    body: z.strictObject({ step: z.literal(WIZARD_STEPS) }),
    response: done,
    limit: { max: 60, seconds: 3600 },
  }),
}
