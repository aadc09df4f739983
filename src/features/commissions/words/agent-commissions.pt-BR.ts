import { inState } from '#features/catalog/rules/in-state.ts'

export const agentCommissions = {
  intro: 'O que você ganhou, quanto cada trabalho rende e como se chega a cada valor.',
  failed: 'Não foi possível carregar dados de comissão.',
  earnings: {
    title: 'Resumo dos ganhos',
    earned: 'Ganhos no mês',
    count: 'Empresas no mês',
    average: 'Média por empresa',
    toReceive: 'A receber',
    upToNow: ({ month }: { month: string }) => `${month}, até agora`,
    perCompany: 'Ganhos divididos por empresas',
    none: 'Nenhuma empresa concluída ainda',
    ofAllMonths: 'De todos os meses, sem o que já foi pago',
    owed: 'Os estornos passaram das comissões; o valor será descontado das próximas',
    reversed: ({ amount }: { amount: string }) => `Estornos: ${amount}`,
  },
  chart: {
    title: 'Ganhos por mês',
    text: 'Comissões de cada mês, nos últimos doze.',
    earned: 'Ganhos',
    reversed: 'Estornos',
  },
  simulator: {
    title: 'Simulador de comissão',
    text: 'Mude os campos e veja na hora quanto o trabalho renderia.',
    complexity: 'Complexidade (1 a 5)',
    complexityHint: 'A partir de 3 há bônus',
    days: 'Dias de trabalho',
    daysHint: 'Do início à conclusão',
    wrongDays: 'Informe os dias em número inteiro, a partir de 1.',
    rule: ({ type, state }: { type: string; state: string }) => `Regra usada: ${type} ${inState(state)}`,
    noRule: ({ type, state }: { type: string; state: string }) =>
      `Não há regra ativa para ${type} ${inState(state)}. Um trabalho assim só rende comissão depois que a administração criar a regra.`,
    result: 'Comissão simulada',
  },
  history: {
    title: 'Histórico de comissões',
    text: 'As 10 mais recentes primeiro.',
    open: 'Pendente',
    reversalText: 'O pedido foi devolvido por inteiro ao cliente, e a comissão foi estornada.',
    paidOn: ({ at }: { at: string }) => `Pago em ${at}`,
    empty: 'Nenhuma comissão ainda',
    emptyText: 'Uma comissão nasce quando o trabalho em uma empresa é concluído.',
  },
  rules: {
    title: 'Regras de comissão',
    text: 'Regras ativas para LLC e Corporation.',
    caption: 'Regras de comissão ativas',
    base: 'Base',
    multiplier: 'Multiplicador',
    complexity: 'Bônus de complexidade',
    speed: 'Bônus de rapidez',
    days: 'Rápido até (dias)',
    figures: ({
      base,
      multiplier,
      complexity,
      speed,
      days,
    }: {
      base: string
      multiplier: string
      complexity: string
      speed: string
      days: number
    }) =>
      `${base} × ${multiplier}; bônus de complexidade ${complexity}; de rapidez ${speed}, até ${days === 1 ? '1 dia' : `${days} dias`}`,
    all: ({ count }: { count: number }) => `Ver todas as ${count} regras`,
    fewer: 'Ver só as 10 primeiras',
    empty: 'Nenhuma regra ativa',
    emptyText: 'A administração ainda não ativou regras para LLC e Corporation.',
  },
  multipliers: {
    title: 'Multiplicadores por estado',
    text: 'Quanto a base de cada trabalho é multiplicada.',
    of: ({ type, value }: { type: string; value: string }) => `${type} ${value}`,
    all: ({ count }: { count: number }) => `Ver os ${count} estados`,
    fewer: 'Ver só os 10 primeiros',
  },
}
