import { BACKUPS_KEPT, type Kept, type Period, retention } from '#rules/retention.ts'
import type { LegalSection } from './content-shapes.ts'

const units: Record<Period['unit'], readonly [one: string, many: string]> = {
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['dia', 'dias'],
  months: ['mês', 'meses'],
  years: ['ano', 'anos'],
}

/** A period as the page shows it, such as `6 meses`. */
export const periodText = ({ amount, unit }: Period): string => `${amount} ${units[unit][amount === 1 ? 0 : 1]}`

/** One sentence per retention period of `src/rules/retention.ts`; a period without a sentence does not compile (G263). */
const sentences: Record<Kept, (period: string) => string> = {
  browserDraft: (period) => `Rascunho do cadastro no seu navegador: até ${period}.`,
  serverDraft: (period) => `Rascunho do cadastro na sua conta: até ${period} sem mudança.`,
  identityDocuments: (period) =>
    `Documentos de identidade e comprovantes de endereço: até ${period} depois que o pedido é aprovado ou recusado, o prazo para reclamar do serviço e para o fisco.`,
  contactMessages: (period) => `Mensagens do formulário de contato: até ${period}, o prazo para reclamar do serviço.`,
  accessRecords: (period) =>
    `Registros de acesso (data, hora e endereço IP): ${period}, como pede o Marco Civil da Internet.`,
  sessions: (period) => `Sessão aberta, com navegador e endereço IP: até ${period}, ou até você sair.`,
  areaMark: (period) => `Marca no navegador de que há um painel aberto: até ${period}, ou até você sair.`,
  secondStep: (period) => `Espera pelo código, na entrada em duas etapas: ${period}.`,
  passkeyChallenge: (period) => `Espera pela chave de acesso: ${period}.`,
  knownDevices: (period) => `Navegadores que você já usou: até ${period} depois do último uso.`,
  usedLinks: (period) => `Links de uso único: até ${period} depois de usados ou vencidos.`,
  exports: (period) => `Arquivo com a cópia dos seus dados: ${period}.`,
  unfinishedUploads: (period) => `Envio de arquivo que não terminou: até ${period}.`,
  liveEvents: (period) => `Sinais para as páginas abertas: ${period}.`,
  lastMail: (period) => `Último e-mail de uma conta apagada que não pôde ser entregue: até ${period}.`,
}

export const keptFor: LegalSection = {
  id: 'quanto-tempo',
  title: 'Por quanto tempo guardamos',
  blocks: [
    {
      kind: 'list',
      items: [
        'Conta, empresa, sócios, obrigações e mensagens: enquanto a conta existir.',
        'Pagamentos, faturas e comissões: o que a lei fiscal pede fica depois que a conta é apagada, sem o seu nome e sem os seus contatos.',
        'Registro de segurança e consentimentos: ficam sem identificar você depois que a conta é apagada.',
        ...(Object.keys(sentences) as Kept[]).map((kept) => sentences[kept](periodText(retention[kept]))),
        `Cópias de segurança: criptografadas, uma por dia, só as ${BACKUPS_KEPT} mais novas. Se uma for restaurada, o que foi apagado é apagado de novo.`,
      ],
    },
    { kind: 'text', text: 'Depois disso, os dados são apagados ou deixam de identificar você.' },
  ],
}
