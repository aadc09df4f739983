export const signUpAnchors = {
  quiz: 'quiz',
  states: 'guias-dos-estados',
  cost: 'quanto-custa-manter',
  faq: 'perguntas',
} as const

export const signUpHero = {
  title: 'Abra sua empresa nos EUA a partir daqui',
  lead: 'Escolha o tipo de empresa e o estado. Mostramos na hora a taxa, o plano e o que o estado cobra por ano.',
  button: 'Abrir minha empresa',
  cancelled: 'O pagamento foi cancelado. Seus dados continuam salvos.',
  failed: 'Pagamento não aprovado, nada foi cobrado. Seus dados continuam salvos.',
  resume: 'Continuar de onde parei',
  pay: 'Continuar o pagamento',
  openFailed: 'Não foi possível abrir o cadastro. Confira a conexão e tente de novo.',
  needsScript: 'O pedido é feito nesta página e precisa de JavaScript. Sem ele, escreva para a gente:',
  links: [
    { label: 'Não sei qual tipo escolher', to: `#${signUpAnchors.quiz}` },
    { label: 'Comparar estados', to: `#${signUpAnchors.states}` },
    { label: 'Quanto custa manter', to: `#${signUpAnchors.cost}` },
  ],
} as const

/** Texts of the wizard's shell while the wizard loads. */
export const signUpOpening = { loading: 'Abrindo o cadastro...', close: 'Fechar' } as const

export const signUpClosing = {
  title: 'Tudo pronto para escolher?',
  text: 'Comece pelo tipo e pelo estado. Você pode voltar e mudar antes de pagar.',
  button: 'Abrir minha empresa',
} as const

export const signUpContact = { label: 'Fale com a gente', to: '/contato' } as const
