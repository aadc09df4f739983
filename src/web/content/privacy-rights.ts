import type { LegalSection } from './content-shapes.ts'

export const privacyRights: readonly LegalSection[] = [
  {
    id: 'quanto-tempo',
    title: 'Por quanto tempo guardamos',
    blocks: [
      {
        kind: 'list',
        items: [
          'Rascunho do cadastro: até 24 horas no seu navegador e, com a conta aberta, até 30 dias no servidor.',
          'Conta, empresa e mensagens: enquanto a conta existir.',
          'Documentos de identidade: enquanto forem necessários ao processo e depois só pelo prazo que a lei exigir.',
          'Pagamentos e registros de acesso: pelos prazos da lei fiscal e do Marco Civil da Internet.',
          'Mensagens do formulário de contato: enquanto durar o atendimento e pelo tempo necessário para comprová-lo.',
        ],
      },
      { kind: 'text', text: 'Depois disso, os dados são apagados ou deixam de identificar você.' },
    ],
  },
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
      { kind: 'text', text: 'Se preferir, escreva para {{email}}.', needs: 'email' },
      {
        kind: 'text',
        text: 'Podemos pedir uma confirmação de identidade, para não entregar seus dados a outra pessoa. A declaração completa sai em até 15 dias (art. 19). Se não ficar satisfeito, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
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
          'um cookie de sessão, que mantém você conectado;',
          'um cookie que reconhece este navegador, para avisar você de entradas em aparelhos novos;',
          'um cookie que diz à página se há um painel aberto, sem identificar você;',
          'o armazenamento do navegador, para o rascunho do cadastro, sem dados do cartão.',
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
