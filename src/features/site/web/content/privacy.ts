import { currentConsent } from '#features/privacy/rules/consent.ts'
import { CLAUSES_DAYS } from '#features/privacy/rules/data-export.ts'
import { basesOf, type DataGroup, dataGroupIds, dataGroups } from '#features/privacy/rules/data-groups.ts'
import { keptIn } from '#features/privacy/rules/kept-tables.ts'
import type { LegalBlock, LegalPage } from './content-shapes.ts'
import { privacyRights } from './privacy-rights.ts'
import { whoAnswersForData, whoSells } from './who-sells.ts'

/** The stored data, purpose and legal basis of a group, from the tables that export and erasure are tested against. */
const groupFacts = (group: DataGroup): LegalBlock => ({
  kind: 'facts',
  title: dataGroups[group].title,
  rows: [
    ['Dados', `${keptIn(group).join('; ')}.`],
    ['Para quê', `${dataGroups[group].purpose}.`],
    ['Base legal', `${basesOf(group)}.`],
  ],
})

export const privacyPage: LegalPage = {
  title: 'Política de privacidade',
  lead: 'Quais dados pedimos, por que, com quem dividimos e como você decide sobre eles.',
  version: '1.1',
  updatedOn: currentConsent.privacy,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      blocks: [
        {
          kind: 'text',
          text: 'A {{siteName}} decide como os dados deste site e do painel são usados. É a controladora, nos termos da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).',
        },
        ...whoSells,
        ...whoAnswersForData,
      ],
    },
    {
      id: 'quais-dados',
      title: 'Quais dados usamos e para quê',
      blocks: [
        ...dataGroupIds.map(groupFacts),
        {
          kind: 'text',
          text: 'Número, validade e código do cartão não passam pelos nossos servidores.',
        },
        { kind: 'text', text: 'Os quizzes e guias deste site funcionam sem identificar você.' },
        { kind: 'text', text: 'Não vendemos dados nem os usamos para publicidade de terceiros.' },
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem dividimos',
      blocks: [
        {
          kind: 'list',
          items: [
            'O agente que cuida do seu processo e a equipe de atendimento.',
            'O órgão de registro do estado escolhido e o IRS, com o que os formulários pedem. Parte desses dados pode ficar pública no registro do estado.',
            'O agente registrado da empresa no estado.',
            'Autoridades, quando a lei ou uma ordem judicial exigir.',
          ],
        },
        { kind: 'text', text: 'Usamos também estes prestadores, que trabalham sob nossas instruções:' },
        { kind: 'processors' },
      ],
    },
    {
      id: 'transferencia',
      title: 'Envio de dados para fora do Brasil',
      blocks: [
        {
          kind: 'text',
          text: 'Abrir uma empresa americana exige enviar dados aos Estados Unidos: ao estado escolhido, ao IRS e ao agente registrado. Isso é feito porque é necessário para cumprir o contrato que você pediu (LGPD, art. 33, IX).',
        },
        {
          kind: 'text',
          text: 'Quando um prestador acima fica fora do Brasil, a ficha dele diz o país e a base da transferência, como pede a Resolução CD/ANPD 19/2024. Para todos os envios:',
        },
        {
          kind: 'list',
          items: [
            'Forma: pela internet, com conexão criptografada. Ao estado e ao IRS, também por fax ou correio, quando eles exigem.',
            'Finalidade: só a que esta página diz para cada destinatário.',
            'Duração: enquanto o serviço é usado e pelos prazos desta página. O que o estado e o IRS recebem fica com eles, pelas regras deles.',
            'Responsabilidade: nós decidimos o uso e respondemos a você. Cada prestador responde pelo que o contrato conosco e a lei mandam.',
            `Cláusulas: a pedido, entregamos em até ${CLAUSES_DAYS} dias a íntegra das que usamos.`,
            'Direitos: os mesmos em qualquer país, pelos canais desta página. Você também pode reclamar à ANPD.',
          ],
        },
      ],
    },
    ...privacyRights,
  ],
}
