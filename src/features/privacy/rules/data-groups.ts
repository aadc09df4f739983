/** Legal bases for processing personal data (LGPD art. 7). */
const bases = {
  contract: 'execução do contrato ou de passos anteriores a ele (LGPD, art. 7º, V)',
  legalDuty: 'obrigação legal (art. 7º, II)',
  claims: 'exercício regular de direitos (art. 7º, VI)',
  interest: 'legítimo interesse (art. 7º, IX)',
  consent: 'consentimento, que você retira quando quiser (art. 7º, I)',
} as const
type Basis = keyof typeof bases

type Group = { title: string; purpose: string; bases: readonly Basis[] }

/** The groups of personal data on /privacidade, in the order of the page (G263). */
export const dataGroups = {
  account: {
    title: 'Conta',
    purpose: 'abrir e manter a sua conta, no idioma e com os avisos que você escolheu',
    bases: ['contract', 'consent'],
  },
  access: {
    title: 'Acesso e segurança',
    purpose: 'proteger a sua conta, evitar fraude e guardar os registros de acesso que a lei pede',
    bases: ['legalDuty', 'interest'],
  },
  company: {
    title: 'Empresa',
    purpose: 'escolher, preparar e protocolar a sua empresa no estado e no IRS',
    bases: ['contract'],
  },
  owners: {
    title: 'Sócios',
    purpose: 'preencher os formulários do estado e do IRS e saber quais obrigações valem para cada sócio',
    bases: ['contract', 'legalDuty'],
  },
  documents: {
    title: 'Documentos',
    purpose: 'provar identidade e endereço e entregar os documentos da empresa',
    bases: ['contract', 'legalDuty'],
  },
  duties: {
    title: 'Obrigações da empresa',
    purpose: 'montar o calendário de obrigações e avisar dos prazos',
    bases: ['contract'],
  },
  payments: {
    title: 'Pagamentos e reembolsos',
    purpose: 'cobrar, emitir faturas, devolver valores e cumprir a lei fiscal',
    bases: ['contract', 'legalDuty'],
  },
  conversations: {
    title: 'Conversas e avisos',
    purpose: 'atender você e provar o que foi combinado',
    bases: ['contract', 'claims'],
  },
  team: {
    title: 'Trabalho da equipe',
    purpose: 'organizar o trabalho de quem cuida do seu processo e pagar comissões',
    bases: ['contract', 'interest'],
  },
} as const satisfies Record<string, Group>
export type DataGroup = keyof typeof dataGroups

export const dataGroupIds = Object.keys(dataGroups) as DataGroup[]

export const basesOf = (group: DataGroup): string => dataGroups[group].bases.map((basis) => bases[basis]).join('; ')
