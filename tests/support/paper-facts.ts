import type { NamingRules } from '#features/company-names/rules/naming-rules.ts'
import type { FilingDetails } from '#features/papers/rules/filing-details.ts'
import { findingsOf } from '#features/papers/rules/name-findings.ts'
import type { PaperFacts, PaperOwner } from '#features/papers/rules/paper-facts.ts'

export const aPaperOwner = (more: Partial<PaperOwner> = {}): PaperOwner => ({
  id: '11111111-1111-4111-8111-111111111111',
  firstName: 'João',
  lastName: 'da Conceição',
  email: 'joao@example.test',
  phone: '+55 11 91234-5678',
  address: {
    country: 'BR',
    street: 'Rua das Acácias, 120',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
  },
  taxCountry: 'BR',
  usPerson: false,
  identityNumber: '529.982.247-25',
  share: 10_000,
  ...more,
})

export const fullDetails: FilingDetails = {
  legalName: null,
  management: 'members',
  principalOffice: {
    country: 'US',
    street: '7901 4th St N, Ste 300',
    city: 'St. Petersburg',
    state: 'FL',
    zipCode: '33702',
    county: 'Pinellas',
  },
  mailingAddress: null,
  responsibleOwnerId: '11111111-1111-4111-8111-111111111111',
  responsibleHasTaxId: false,
  authorizedShares: 10_000,
  parValue: '0.0001',
  fiscalYearEnd: 12,
  mainActivity: 'Online retail of Brazilian coffee',
  productLine: 'Roasted coffee beans',
}

const rules: NamingRules = {
  designators: { accepted: ['LLC', 'L.L.C.', 'Limited Liability Company'], elsewhere: [] },
  ofOtherTypes: ['Inc', 'Corporation'],
  foreign: { values: ['Ltda'], reason: 'Designação brasileira' },
  characters: { allowed: /^[\x20-\x7e]+$/, safe: /^[A-Za-z0-9 &,.'-]+$/ },
  lengths: [{ min: 3, max: 120, reason: 'Use entre 3 e 120 caracteres' }],
  words: [{ phrases: [['bank'], ['banco']], reason: 'precisa de licença' }],
  genericWords: [],
}

/** Facts of a company for which every paper can be made. */
export function paperFacts(more: Partial<PaperFacts> = {}): PaperFacts {
  const companyName = more.companyName ?? 'Jequitibá Cafés LLC'
  const details = more.details ?? fullDetails
  const alternativeNames = more.alternativeNames ?? ['Ipê Amarelo LLC', 'Banco Araucária']
  return {
    siteName: 'Travessia',
    number: '1a2b3c4d',
    madeOn: '2026-11-17',
    companyTypeId: 'llc',
    companyType: 'LLC',
    companyName,
    alternativeNames,
    purpose: 'Venda de café torrado pela internet para clientes nos Estados Unidos.',
    industry: 'Comércio',
    packageName: 'Premium',
    orderedOn: '2026-11-02',
    paid: true,
    rejected: false,
    customer: { name: 'João da Conceição', email: 'joao@example.test' },
    state: {
      name: 'Flórida',
      nameEn: 'Florida',
      abbreviation: 'FL',
      filingOffice: 'Florida Department of State, Division of Corporations',
      formationDocument: 'Articles of Organization',
      publicationRequired: false,
    },
    owners: [aPaperOwner()],
    required: [
      { name: { en: 'Identity document: João', pt: 'Documento de identidade: João' }, status: 'approved' },
      { name: { en: 'Proof of address: João', pt: 'Comprovante de endereço: João' }, status: 'submitted' },
    ],
    record: {
      filedOn: null,
      fileNumber: 'L26000123456',
      formedOn: '2026-11-10',
      ss4SentOn: '2026-11-12',
      ein: '12-3456789',
      einOn: '2026-11-16',
      registeredAgent: 'Registered Agents Inc., 7901 4th St N, St. Petersburg, FL 33702',
    },
    details,
    names: [details.legalName ?? companyName, ...alternativeNames].map((name) => findingsOf(name, rules, [])),
    ss4: {
      lines: {
        '1': 'Exact legal name as filed with the state',
        '7b': 'Write Foreign (N/A is also accepted) when the person has no SSN or ITIN and is not eligible',
        designee: 'Third party designee block, signed by the applicant, lets a representative receive the EIN',
      },
      channels: [
        {
          channel: 'phone',
          number: '+1-267-941-1099',
          hours: '06:00-23:00 US Eastern, Monday to Friday',
          who: 'Applicants with no legal residence, principal place of business or principal office in the US',
          typicalTime: 'during the call',
        },
        {
          channel: 'fax',
          fromUs: '855-215-1627',
          fromAbroad: '304-707-9471',
          who: 'Same as phone, territories included',
          typicalTime: 'about 4 business days when a return fax number is given',
        },
        {
          channel: 'mail',
          address: 'Internal Revenue Service, Attn: EIN International Operation, Cincinnati, OH 45999',
        },
      ],
      limits: ['One EIN per responsible party per day', 'Form the entity with the state first'],
      afterEin: ['Confirmation letter lost: ask for letter 147C'],
    },
    ...more,
  }
}
