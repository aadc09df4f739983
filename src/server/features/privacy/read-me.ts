import { ANSWER_DAYS, EXPORT_DAYS } from '#domain/accounts/data-export.ts'
import type { Db } from '#server/db/connect.ts'
import { personalTables } from './personal-data.ts'

type Facts = { name: string; siteName: string; at: Date; missing: readonly string[]; shared: readonly string[] }

/** With whom data of the person was shared (LGPD art. 18, VII). */
export async function sharedWith(db: Db, userId: string): Promise<string[]> {
  const agents = await db
    .selectFrom('business_registrations as r')
    .innerJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select('a.name')
    .distinct()
    .where('r.user_id', '=', userId)
    .orderBy('a.name')
    .execute()
  const stripe = await db.selectFrom('payment_provider_settings').select('provider').executeTakeFirst()
  return [
    ...agents.map(
      ({ name }) => `${name}, agente que cuida do seu processo: dados da empresa, dos sócios e documentos.`,
    ),
    ...(stripe
      ? ['Stripe, prestador de pagamento: valor, e-mail e dados do cartão, que você digita no site dele.']
      : []),
  ]
}

/** The first thing to read in the archive. */
export function readMe({ name, siteName, at, missing, shared }: Facts): string {
  const lines = [
    `Seus dados na ${siteName}`,
    '',
    `Titular: ${name}`,
    `Reunidos em: ${at.toISOString()} (hora UTC, como todas as horas destes arquivos)`,
    '',
    'Este arquivo ZIP contém tudo o que guardamos sobre você, como prevê o art. 18 da Lei Geral de Proteção de Dados',
    `(LGPD, Lei 13.709/2018). O art. 19 nos dá ${ANSWER_DAYS} dias para a declaração completa; este é o conteúdo dela.`,
    `O arquivo fica disponível no site por ${EXPORT_DAYS} dias e depois é apagado. Você pode pedir outro quando quiser.`,
    '',
    'O QUE HÁ EM CADA ARQUIVO',
    '',
    ...personalTables.map(({ file, about }) => `dados/${file}.json\n    ${about}`),
    'arquivos/\n    Os arquivos dos documentos, em todas as versões. O nome começa pelo código do documento.',
    '',
    'Os arquivos .json abrem em qualquer editor de texto. Um arquivo com [] quer dizer que não guardamos nada daquele tipo.',
    'O que alguém da equipe escreve no processo de um cliente faz parte dos dados desse cliente.',
    '',
    'COM QUEM SEUS DADOS FORAM DIVIDIDOS',
    '',
    ...(shared.length > 0 ? shared.map((one) => `- ${one}`) : ['- Com ninguém fora da equipe de atendimento.']),
    '',
    'O QUE NÃO ESTÁ AQUI',
    '',
    '- Senhas, códigos e chaves: guardados de forma que ninguém os lê.',
    '- Dados de outras pessoas. Quem é da equipe aparece só pelo nome.',
    ...(missing.length > 0
      ? ['', 'ARQUIVOS QUE NÃO FORAM ENCONTRADOS', '', ...missing.map((path) => `- ${path}`)]
      : []),
  ]
  return `${lines.join('\r\n').replaceAll(/(?<!\r)\n/g, '\r\n')}\r\n`
}
