import { GENERAL_INFORMATION } from './content-shapes.ts'

export const stateGuides = {
  title: 'Guias dos 50 estados',
  lead: 'Compare a taxa de registro, o custo por ano e o prazo de cada estado. Cada valor tem fonte e data.',
  searchLabel: 'Buscar estado',
  searchPlaceholder: 'Ex.: Flórida ou FL',
  sortLabel: 'Ordenar por',
  sorts: { name: 'Nome', filingFee: 'Taxa de registro', yearlyCost: 'Custo por ano', due: 'Vencimento' },
  reverse: 'Inverter a ordem',
  typeLabel: 'Tipo de empresa',
  types: { llc: 'LLC', corporation: 'Corporation' },
  columns: {
    state: 'Estado',
    filingFee: 'Taxa de registro',
    yearlyCost: 'Custo por ano',
    due: 'Vencimento',
    suits: 'Combina com',
    source: 'Fontes',
  },
  labels: {
    formation: 'Total que o estado cobra na abertura',
    filing: 'Taxa de registro',
    yearly: 'Custo por ano',
    due: 'Vencimento',
    duties: 'Obrigações periódicas',
    office: 'Órgão de registro',
    tax: 'Imposto no estado',
    notes: 'Vale saber',
    checkedOn: 'Conferido em',
    noYearlyFee: 'Sem taxa periódica',
    atLeast: (amount: string): string => `a partir de ${amount}`,
    noDue: 'Sem prazo periódico',
    unknown: 'Sem valor confirmado',
    confidence: { high: '', medium: 'Confiança média: confirme no órgão.', low: 'Confiança baixa: confirme no órgão.' },
  },
  details: 'Ver guia',
  start: 'Começar neste estado',
  popular: 'Mais procurado',
  found: (count: number): string => (count === 1 ? '1 estado encontrado' : `${count} estados encontrados`),
  emptyTitle: 'Nenhum estado com esse nome',
  emptyText: 'Confira a grafia ou busque pela sigla de duas letras.',
  error: 'Não foi possível atualizar os valores agora. Mostramos os da última conferência.',
  retry: 'Tentar novamente',
  disclaimer: `Valores de taxas e prazos: ${GENERAL_INFORMATION}. “Mais procurado” é uma indicação nossa.`,
} as const

/** For whom the most popular states are suited, by state id. */
export const stateSuits: Readonly<Record<string, string>> = {
  delaware: 'Quem pretende receber investidores: advogados e fundos conhecem bem as regras do estado.',
  wyoming: 'Negócio online que quer custo anual baixo e rotina curta.',
  nevada: 'Quem quer um estado sem imposto de renda e aceita um custo inicial maior.',
  florida: 'Quem vai atender, estocar ou morar na região. Muitos serviços locais funcionam em português.',
  texas: 'Operação física, equipe ou clientes no estado.',
  california: 'Só para quem vai operar lá: o estado cobra um imposto mínimo por ano.',
  'new-york': 'Operação na cidade ou no estado. Para LLC, confira a regra de publicação em jornal.',
}

/** The other states show the first text that is true for them, see `suits` in `src/features/site/web/guides/guide.ts`. */
export const suitsByFact = {
  noYearlyFee: 'Quem quer evitar taxa periódica do estado.',
  noIncomeTax: 'Quem procura um estado sem imposto de renda próprio.',
  lowYearlyCost: 'Quem quer custo anual baixo.',
  otherwise: 'Quem terá loja, estoque, equipe ou sócio no estado.',
} as const
