import { countryName } from '#features/orders/rules/countries.ts'
import {
  type Connected,
  isAbroad,
  type ProcessorKind,
  type Processors,
  processorKinds,
  type TransferMechanism,
} from './processors.ts'

/** The purpose and data of each kind of service, as shown on /privacidade (G262). */
const work: Record<ProcessorKind, { purpose: string; data: string }> = {
  hosting: { purpose: 'Hospedagem do site e do banco de dados', data: 'todos os dados desta página' },
  payments: {
    purpose: 'Cobrança, reembolso e prevenção a fraudes',
    data: 'nome, e-mail, endereço de cobrança, valor e dados do cartão, que você digita no ambiente do prestador',
  },
  files: { purpose: 'Guarda de arquivos', data: 'documentos, já criptografados por nós' },
  mail: { purpose: 'Envio de e-mails', data: 'nome, e-mail e o texto de cada mensagem' },
  sms: { purpose: 'Envio de SMS', data: 'telefone e o título de cada aviso' },
  scanner: { purpose: 'Verificação de vírus', data: 'arquivos que você envia, durante a verificação' },
}

const mechanisms: Record<TransferMechanism, string> = {
  adequacy: 'país com proteção reconhecida pela ANPD (LGPD, art. 33, I)',
  standard_clauses: 'cláusulas-padrão contratuais da ANPD (LGPD, art. 33, II, b)',
  specific_clauses: 'cláusulas contratuais específicas aprovadas pela ANPD (LGPD, art. 33, II, a)',
  global_rules: 'normas corporativas globais aprovadas pela ANPD (LGPD, art. 33, II, c)',
  contract: 'necessário para o contrato que você pediu (LGPD, art. 33, IX)',
}

/** One service on the page, which hides empty texts. */
export type ProcessorLine = Readonly<Record<'as' | 'name' | 'purpose' | 'data' | 'country' | 'mechanism', string>>

/** The connected services, in Portuguese like all public pages. */
export const processorLines = (processors: Processors, connected: Connected): ProcessorLine[] =>
  processorKinds.flatMap((kind) => {
    const known = connected[kind]
    if (known === undefined) return []
    const { name, country, mechanism } = processors[kind]
    return {
      as: 'processor',
      name: name || known,
      ...work[kind],
      country: country && countryName(country, 'pt-BR'),
      mechanism: isAbroad(processors[kind]) && mechanism ? mechanisms[mechanism] : '',
    }
  })
