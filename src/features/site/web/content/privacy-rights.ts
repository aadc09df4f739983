import { ANSWER_DAYS } from '#features/privacy/rules/data-export.ts'
import { retention } from '#rules/retention.ts'
import type { LegalSection } from './content-shapes.ts'
import { keptFor, periodText } from './kept-for.ts'

export const privacyRights: readonly LegalSection[] = [
  keptFor,
  {
    id: 'seus-direitos',
    title: 'Seus direitos',
    blocks: [
      { kind: 'text', text: 'O art. 18 da LGPD dá a você, de graça, o direito de pedir:' },
      {
        kind: 'list',
        items: [
          'confirmação de que usamos seus dados e acesso a eles;',
          'correção do que estiver incompleto, errado ou desatualizado;',
          'anonimização, bloqueio ou eliminação do que for desnecessário, excessivo ou irregular;',
          'portabilidade dos dados;',
          'eliminação dos dados usados com o seu consentimento;',
          'informação sobre com quem os dados foram divididos;',
          'informação sobre o que acontece se você negar consentimento, e a retirada dele;',
          'oposição a um uso irregular e revisão de decisões automatizadas (art. 20).',
        ],
      },
      {
        kind: 'text',
        text: 'Podemos manter o que a lei nos obriga a guardar (art. 16), como registros de pagamento. O que já foi entregue ao estado ou ao IRS segue as regras deles.',
      },
    ],
  },
  {
    id: 'como-pedir',
    title: 'Como pedir',
    blocks: [
      {
        kind: 'text',
        text: 'Com a conta aberta, baixe ou apague seus dados em Configurações, na aba Segurança. Para o resto, use o formulário de contato e diga qual direito quer exercer.',
        link: { label: 'Ir para o contato', to: '/contato' },
      },
      { kind: 'text', text: 'Se preferir, escreva ao encarregado: {{officerEmail}}.', needs: 'officerEmail' },
      {
        kind: 'text',
        text: `Podemos pedir uma confirmação de identidade, para não entregar seus dados a outra pessoa. A declaração completa sai em até ${ANSWER_DAYS} dias (art. 19). Se não ficar satisfeito, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).`,
      },
    ],
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    blocks: [
      {
        kind: 'text',
        text: 'A conexão e os arquivos guardados são criptografados. O acesso é limitado por função, e a leitura de documentos de identidade fica registrada. Nenhum sistema é livre de risco: se houver um incidente relevante, avisamos você e a ANPD.',
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      { kind: 'text', text: 'Usamos só o necessário para o site funcionar:' },
      {
        kind: 'list',
        items: [
          `um cookie de sessão, que mantém você conectado (até ${periodText(retention.sessions)});`,
          `um cookie que reconhece este navegador, para avisar você de entradas em aparelhos novos (até ${periodText(retention.knownDevices)});`,
          `um cookie que diz à página se há um painel aberto, sem identificar você (até ${periodText(retention.areaMark)});`,
          `um cookie entre a senha e o código, para quem usa duas etapas (${periodText(retention.secondStep)});`,
          `um cookie que espera pela sua chave de acesso (${periodText(retention.passkeyChallenge)});`,
          `o armazenamento do navegador, para o rascunho do cadastro (até ${periodText(retention.browserDraft)}), sem dados do cartão, e para o idioma e mensagens que ainda não saíram.`,
        ],
      },
      { kind: 'text', text: 'Não há cookies de publicidade nem de medição por terceiros.' },
    ],
  },
  {
    id: 'criancas',
    title: 'Crianças e adolescentes',
    blocks: [
      {
        kind: 'text',
        text: 'O serviço é para maiores de 18 anos. Não pedimos dados de menores. Se soubermos que recebemos algum, apagamos.',
      },
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    blocks: [
      {
        kind: 'text',
        text: 'Cada versão tem número e data, no topo da página. Se a mudança afetar o uso dos seus dados, avisamos por e-mail ou no painel antes de ela valer.',
      },
    ],
  },
]
